"""How long tests wait for what is sure to come."""

from typing import Final

PATIENCE: Final = 300.0
"""Seconds. Only something that hangs takes so long, however busy the machine is: no verdict may depend on it. A whole
test has the `timeout` of pyproject.toml."""
