"""Where bots think: a pool of worker processes, and what runs in each of them."""
