"""Searching cards in a language of one line: grammar.lark says how it is written, fields.py what its fields mean.

Pages call `find` and catch SearchError; what they offer to click beside it is in choices.py and facets.py. Nothing here
reads a database or keeps anything of a search.
"""

from decks.search.facets import Offer, offer
from decks.search.finding import ORDERS, Found, find
from decks.search.rows import BY_NAME, BY_SLUG, ROWS, Row
from decks.search.syntax import LONGEST, SearchError, parse, printed
from decks.search.texts import Passage

__all__ = [
    "BY_NAME",
    "BY_SLUG",
    "LONGEST",
    "ORDERS",
    "ROWS",
    "Found",
    "Offer",
    "Passage",
    "Row",
    "SearchError",
    "find",
    "offer",
    "parse",
    "printed",
]
