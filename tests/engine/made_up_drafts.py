"""Drafts of the made-up game: its twelve stones lie in heaps, from which everybody takes one and passes the rest on."""

from collections import Counter
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace

from engine.construction.formats import Format
from engine.kernel.versions import Change
from engine.limited import ALWAYS, LEFT, BadSetup, Problem, Shape, procedures, records, verifying

FOUND = Format("found", "Found", 1, pool=True)
RULES = 1


@dataclass(frozen=True)
class Procedure(procedures.Procedure):
    name: str = ""


HEAPS = Procedure(
    "heaps", Shape.PASSED, (2, 4), 2, packs=1, pack_size=3, directions=(LEFT,), name="Heaps", own_cards=False
)
BY_KEY = {HEAPS.key: HEAPS}


@dataclass(frozen=True)
class Setup:
    stones: tuple
    seats: int
    format: str = HEAPS.key
    pool: int = 0
    packs: int = 1
    pack_size: int = 3
    directions: tuple = (LEFT,)
    review: bool = False
    own_picks: str = ALWAYS
    team: int = 1
    cards: tuple = ()

    @property
    def procedure(self):
        return BY_KEY[self.format]

    def to_json(self):
        return {"rules": RULES, "format": self.format, "seats": self.seats}

    def problems(self):
        least, most = HEAPS.seats
        return [] if least <= self.seats <= most else [Problem("seats", "There are too few stones.")]

    def with_cards(self, cards):
        return self

    def origin(self):
        return "All stones are from the beach."

    def collection(self):
        return list(self.stones)

    def boosters(self, seed):
        return []

    def groups(self):
        return []


def limited_of(stones):
    """What drafts of these stones hand out."""

    def plan(key, *, seats=None, **chosen):
        if key not in BY_KEY:
            raise BadSetup([Problem("format", "Nobody drafts so.")])
        setup = Setup(stones, HEAPS.usual if seats is None else seats)
        if wrong := setup.problems():
            raise BadSetup(wrong)
        return setup

    def setup_from(kept):
        if not isinstance(kept, dict) or kept.get("rules") != RULES:
            raise BadSetup([Problem("rules", "These are no rules of heaps.")])
        return plan(kept["format"], seats=kept["seats"])

    def faults(draft, deck, pool):
        return [] if Counter(deck) <= Counter(pool) else ["Somebody has found another stone."]

    return SimpleNamespace(
        PROCEDURES=(HEAPS,),
        BY_KEY=BY_KEY,
        SUMMARIES={HEAPS.key: "Take a stone and pass the heap on."},
        PRODUCT_NAMES=("Beach",),
        LASTS={HEAPS.key: "1 minute"},
        FIELD_HINTS={},
        LARGER_DECKS=(),
        BEST_OF=(1,),
        MOST_CARDS=0,
        CUBE=HEAPS.key,
        CUBES=(),
        EVEN_CUBES=False,
        MOST_PACKS=1,
        RULES=RULES,
        CHANGES=(Change(RULES, "2026-11-28", "Versions are counted from here on."),),
        plan=plan,
        setup_from=setup_from,
        deck_format=lambda kept, larger=False: FOUND,
        called=lambda kept: FOUND.name,
        agreed=lambda kept: {},
        replay=partial(records.replay, setup_of=setup_from),
        differences=partial(verifying.differences, setup_of=setup_from, faults=faults),
    )
