"""Decks on paper: lists of cards, the formats that judge them, the smallest repair of one that breaks a rule."""

from engine.construction.formats import BanList, Deck, UnknownFormat, Violation
from engine.construction.repairs import NoRepair
from engine.epic_tcg.construction.checking import beside, format_in, in_decks, judged, size_of
from engine.epic_tcg.construction.decklist import Parsed, corrected, parse, write
from engine.epic_tcg.construction.doctor import Change, Part, Repair, repair
from engine.epic_tcg.construction.formats import (
    CHOSEN,
    DECK_FORMATS,
    DESIGNED,
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
from engine.epic_tcg.construction.ready import READY
from engine.epic_tcg.construction.wording import about, rules, source

__all__ = [
    "CHOSEN",
    "DECK_FORMATS",
    "DESIGNED",
    "FORMATS",
    "FREE_CARDS",
    "LISTS_2009",
    "LISTS_2010",
    "MOST_PACKS",
    "READY",
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
    "allowed_copies",
    "beside",
    "by_key",
    "card_violations",
    "corrected",
    "draft",
    "format_in",
    "gifts_on",
    "in_decks",
    "judged",
    "parse",
    "repair",
    "rules",
    "sealed_pack",
    "size_of",
    "source",
    "violations",
    "write",
]
