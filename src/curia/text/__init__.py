"""Everything that people read, in their language: catalogues of messages and the sentences made of them."""

from curia.text.languages import available_languages, choose_languages
from curia.text.texts import Texts

__all__ = ["Texts", "available_languages", "choose_languages"]
