"""1655 – Habemus Papam: bids in gems for votes in the conclave."""
