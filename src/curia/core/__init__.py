"""The engine contract and what every game shares: pure and compiled."""
