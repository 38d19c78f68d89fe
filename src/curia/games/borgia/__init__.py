"""Borgia: great families buy, seize and bribe their way to the papacy."""
