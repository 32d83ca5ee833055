"""Searching the cards of a game in a language of one line: grammar.lark says how it is written, fields.py what its
fields mean, and the game which there are.

Pages take the index of the game (`of`), call `find` and catch SearchError; what they offer to click beside it is in
choices.py and facets.py. Nothing here reads a database or keeps anything of a search.
"""

from decks.search.facets import Offer, offer
from decks.search.finding import Found, find
from decks.search.index import MATCH, NAME, Index, of
from decks.search.rows import Row
from decks.search.syntax import LONGEST, SearchError, printed
from decks.search.texts import Passage

__all__ = [
    "LONGEST",
    "MATCH",
    "NAME",
    "Found",
    "Index",
    "Offer",
    "Passage",
    "Row",
    "SearchError",
    "find",
    "of",
    "offer",
    "printed",
]
