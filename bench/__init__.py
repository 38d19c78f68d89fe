"""Measurements against peers, in one run: `make bench`."""
