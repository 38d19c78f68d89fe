"""What goes over the wire: messages as msgspec structs, each checked when it is decoded.

The web client's types are made from these modules; nothing here knows how a message is carried."""

from msgspec.json import Encoder

to_json = Encoder().encode
"""A message, or readable data of the engines, as JSON."""
