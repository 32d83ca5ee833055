"""Decks on paper: lists of cards, the formats that judge them, the smallest repair of one that breaks a rule."""

from engine.construction.formats import BanList, Deck, UnknownFormat, Violation
from engine.construction.repairs import NoRepair
from engine.epic_tcg.cards.examples import EXAMPLES
from engine.epic_tcg.catalogue.searching import ALIGNMENTS
from engine.epic_tcg.construction.checking import (
    DEITIES,
    SIDEBOARDS,
    WAYS,
    alignments_of,
    beside,
    deity,
    in_decks,
    judged,
    printed,
    remedies,
    size_of,
    written,
)
from engine.epic_tcg.construction.decklist import Parsed, corrected, heading, parse, write
from engine.epic_tcg.construction.doctor import Change, Part, Repair, repair
from engine.epic_tcg.construction.formats import (
    CHOSEN,
    DECK_FORMATS,
    DESIGNED,
    FEWEST,
    FORMATS,
    FREE_CARDS,
    LISTS_2009,
    LISTS_2010,
    MOST_PACKS,
    CardLists,
    Format,
    allowed_copies,
    by_key,
    card_violations,
    draft,
    gifts_on,
    sealed_pack,
    violations,
)
from engine.epic_tcg.construction.house_formats import HOUSE_FORMATS
from engine.epic_tcg.construction.layout import LAYOUT, entry, limits
from engine.epic_tcg.construction.ready import READY
from engine.epic_tcg.construction.registering import registered
from engine.epic_tcg.construction.telling import FACTS, facts_of
from engine.epic_tcg.construction.wording import about, rules, source

__all__ = [
    "ALIGNMENTS",
    "CHOSEN",
    "DECK_FORMATS",
    "DEITIES",
    "DESIGNED",
    "EXAMPLES",
    "FACTS",
    "FEWEST",
    "FORMATS",
    "FREE_CARDS",
    "HOUSE_FORMATS",
    "LAYOUT",
    "LISTS_2009",
    "LISTS_2010",
    "MOST_PACKS",
    "READY",
    "SIDEBOARDS",
    "WAYS",
    "BanList",
    "CardLists",
    "Change",
    "Deck",
    "Format",
    "NoRepair",
    "Parsed",
    "Part",
    "Repair",
    "UnknownFormat",
    "Violation",
    "about",
    "alignments_of",
    "allowed_copies",
    "beside",
    "by_key",
    "card_violations",
    "corrected",
    "deity",
    "draft",
    "entry",
    "facts_of",
    "gifts_on",
    "heading",
    "in_decks",
    "judged",
    "limits",
    "parse",
    "printed",
    "registered",
    "remedies",
    "repair",
    "rules",
    "sealed_pack",
    "size_of",
    "source",
    "violations",
    "write",
    "written",
]
