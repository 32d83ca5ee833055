"""What is agreed before a draft: format, seats, cards and what the host chose.

`plan` makes a setup with good defaults; `problems` says all that is wrong with one, by field. A setup that has none can
be drafted. `to_json` and `from_json` keep it; a kept setup names the fingerprint of its cards, so that packs are never
rebuilt from other cards than those that were dealt.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from engine.epic.catalogue.products import CARD_OF, PRODUCTS, UnknownCard, by_name
from engine.epic.construction.decklist import ALIGNMENTS, BASE_SET, LIMITED_DECK
from engine.epic.construction.formats import LARGE_SEALED, Format, by_key
from engine.epic.language import Alignment
from engine.epic.limited.procedures import BY_KEY, Procedure
from engine.epic.versions import DRAFT_VERSION
from engine.kernel.grammar import listed, number_word
from engine.limited.dealing import needed
from engine.limited.procedures import ALWAYS, AT_REVIEW, DIRECTIONS, LEFT, OWN_PICKS, RIGHT, Act, Shape
from engine.limited.setup import BadSetup, Problem, picked

RULES: Final = DRAFT_VERSION  # of dealing and passing: a draft is replayed by those it was made under
MOST_CARDS: Final = 2000  # of an own list
MOST_PACKS: Final = 30
SEALED: Final = "sealed"  # the format whose host may let decks have more than 30 cards
OWN: Final = "own"  # the format that is drafted from an own list only
LARGEST_PACK: Final = 60
LARGEST_SPLIT: Final = 10  # cards that one player makes two piles of
LARGEST_POOL: Final = 120
PRODUCT_NAMES: Final = tuple(name for name, _ in PRODUCTS)


@dataclass(frozen=True)
class Setup:
    """`format` is the key of a procedure. Cards come from `sets` copies of each of the `products`, or from `cards`, an
    own list of names with repeats, when there is one. The numbers are those of `Procedure`. `review`: everybody looks
    through the own pool between packs. `own_picks`: when players may look at what they have picked, "always", in a
    "review" and at the end, or at the "end" only. `team`: how many players share a pool."""

    format: str
    seats: int
    products: tuple[str, ...] = ()
    sets: int = 1
    cards: tuple[str, ...] = ()
    pool: int = 0
    packs: int = 0
    pack_size: int = 0
    directions: tuple[str, ...] = ()
    review: bool = False
    own_picks: str = ALWAYS
    team: int = 1

    @property
    def procedure(self) -> Procedure:
        return BY_KEY[self.format]

    def problems(self) -> list[Problem]:
        """All that is wrong with it; nothing when it can be drafted."""
        return problems(self)

    def with_cards(self, cards: tuple[str, ...]) -> Setup:
        """The same, dealt from this own list, which may be too short."""
        return replace(self, products=(), sets=1, cards=cards)

    def origin(self) -> str:
        """Where the cards come from, in a sentence."""
        if self.cards:
            return f"The cards come from the host’s list of {len(self.cards)}."
        products = listed(list(self.products))
        if self.procedure.by_gem:
            gems = "one copy of each card with a red gem and three of each with a white one"
            return f"The cards come from three copies of {products}: {gems}."
        copies = "one copy" if self.sets == 1 else f"{number_word(self.sets)} copies"
        return f"The cards come from {copies} of {products}."

    def collection(self) -> list[str]:
        """The cards that are shuffled, copy by copy, before the shuffle."""
        return collection(self)

    def boosters(self, seed: int) -> list[list[str]]:
        """None: packs are cut of the shuffled collection."""
        return []

    def groups(self) -> list[list[str]]:
        """These cards by alignment."""
        return of_alignments(collection(self))

    def to_json(self) -> dict[str, Any]:
        """JSON-ready; an own list as a count by name, and the fingerprint of what is shuffled."""
        payload: dict[str, Any] = {one.name: getattr(self, one.name) for one in fields(self)}
        payload |= {"products": list(self.products), "directions": list(self.directions)}
        if self.procedure.teams == (1,):  # setups of formats without teams say nothing of them
            del payload["team"]
        payload |= {"cards": dict(sorted(Counter(self.cards).items())), "fingerprint": fingerprint(self)}
        return {"rules": RULES, **payload}

    @staticmethod
    def from_json(data: object) -> Setup:
        """Read what `to_json` wrote. Raises BadSetup."""
        setup = _read(data)
        if wrong := problems(setup):
            raise BadSetup(wrong)
        if isinstance(data, dict) and data["fingerprint"] != fingerprint(setup):
            text = "The cards of these products are not the ones that this draft was dealt from."
            raise BadSetup([Problem("fingerprint", text)])
        return setup


def plan(key: str, *, seats: int | None = None, **chosen: Any) -> Setup:
    """A setup of this format: what is `chosen`, by the names of the fields, and good defaults for the rest. Names in
    `cards` may be written in any way. Raises BadSetup."""
    procedure = _procedure(key)
    chosen = {name: value for name, value in chosen.items() if value is not None}
    cards = _canonical(chosen.get("cards", ()))
    packs = chosen.get("packs", procedure.packs)
    review = chosen.get("review", procedure.review)
    if "directions" in procedure.free and packs != procedure.packs:
        directions = tuple((LEFT, RIGHT)[at % 2] for at in range(min(packs, MOST_PACKS)))
    else:
        directions = procedure.directions
    setup = Setup(
        format=key,
        seats=procedure.usual if seats is None else seats,
        products=_products(procedure, chosen.get("products"), bool(cards)),
        sets=1,
        cards=cards,
        pool=chosen.get("pool", procedure.pool),
        packs=packs,
        pack_size=chosen.get("pack_size", procedure.pack_size),
        directions=tuple(chosen.get("directions") or directions),
        review=review,
        own_picks=chosen.get("own_picks", ALWAYS),
        team=chosen.get("team", procedure.teams[0]),
    )
    setup = _with_sets(setup, procedure, chosen.get("sets"))
    if wrong := problems(setup):
        raise BadSetup(wrong)
    return setup


def _procedure(key: str) -> Procedure:
    procedure = BY_KEY.get(key)
    if procedure is None:
        raise BadSetup([Problem("format", f'No draft is called "{str(key)[:40]}". There are {", ".join(BY_KEY)}.')])
    return procedure


def _products(procedure: Procedure, chosen: Sequence[str] | None, own: bool) -> tuple[str, ...]:
    if chosen:
        return tuple(dict.fromkeys(chosen))
    if own or procedure.key == OWN:
        return ()
    return PRODUCT_NAMES if procedure.everything else (BASE_SET,)


def _canonical(names: Sequence[str]) -> tuple[str, ...]:
    """Names as printed, in one order, so that the same list makes the same draft however it was written."""
    found: list[str] = []
    wrong: list[Problem] = []
    for name in names:
        try:
            found.append(by_name(name).name)
        except UnknownCard as unknown:
            wrong.append(Problem("cards", str(unknown)))
    if wrong:
        raise BadSetup(wrong)
    return tuple(sorted(found))


def _with_sets(setup: Setup, procedure: Procedure, sets: int | None) -> Setup:
    """The setup with so many copies of each product, or with the fewest that are enough."""
    given = {one.name: getattr(setup, one.name) for one in fields(setup)}
    if setup.cards:
        return Setup(**given | {"sets": 1 if sets is None else sets})
    if sets is not None:
        return Setup(**given | {"sets": sets})
    least, most = procedure.sets
    for count in range(least, most + 1):
        tried = Setup(**given | {"sets": count})
        if len(collection(tried)) >= needed(tried):
            return tried
    return Setup(**given | {"sets": least})


def setup_from(kept: object) -> Setup:
    """Read what `to_json` of a setup wrote. Raises BadSetup."""
    return Setup.from_json(kept)


def deck_format(kept: Mapping[str, Any], *, larger: bool = False) -> Format:
    """The construction rules of the decks of a kept setup, also where its cards are not what they were."""
    return LARGE_SEALED if larger else by_key(kept["format"])


def called(kept: Mapping[str, Any]) -> str:
    """What a draft is called by its kept setup: as its format."""
    return by_key(kept["format"]).name


def agreed(kept: Mapping[str, Any]) -> Mapping[str, Any]:
    """Nothing: games with the decks of any format go by the same rules."""
    return {}


# --- cards -----------------------------------------------------------------------------------------------------------


def collection(setup: Setup) -> list[str]:
    """The cards that are shuffled, copy by copy, before the shuffle: the own list, or the sets of the products.

    A card counts in the set that the catalogue has it in; that another set prints it again makes no second copy. Where
    copies go by gem, it is the gem of that set. Deities are no cards of a deck (1.3.2) and never dealt.
    """
    procedure = setup.procedure
    if procedure.shape is Shape.LISTED:  # one copy of each legal card
        return list(dict.fromkeys(setup.cards)) if setup.cards else _of_products(setup)
    if setup.cards:
        return list(setup.cards)
    names = _of_products(setup)
    if procedure.by_gem:
        return [name for name in names for _ in range(min(setup.sets, procedure.by_gem[CARD_OF[name].gem]))]
    return [name for name in names for _ in range(setup.sets)]


def fingerprint(setup: Setup) -> str:
    """A short hash of the collection: packs can be rebuilt from the same cards only."""
    return hashlib.sha256("\n".join(collection(setup)).encode()).hexdigest()[:16]


def _of_products(setup: Setup) -> list[str]:
    chosen = dict(PRODUCTS)
    return [card.name for product in setup.products for _, cards in chosen.get(product, ()) for card in cards]


# --- problems --------------------------------------------------------------------------------------------------------


def problems(setup: Setup) -> list[Problem]:
    """All that is wrong with a setup; nothing when it can be drafted."""
    procedure = _procedure(setup.format)
    found = [*_seats(setup, procedure), *_sources(setup, procedure), *_host(setup, procedure)]
    return found or _enough(setup, procedure)


def _seats(setup: Setup, procedure: Procedure) -> list[Problem]:
    least, most = procedure.seats
    if setup.team not in procedure.teams:
        sizes = " or ".join(map(str, procedure.teams))
        return [Problem("team", f"In {procedure.name} {sizes} players share a pool, not {setup.team}.")]
    if least <= setup.seats <= most:
        if setup.seats % setup.team or setup.seats < 2 * setup.team:
            text = f"Teams of {setup.team} need {_multiples(setup.team, most)} players, not {setup.seats}."
            return [Problem("seats", text)]
        return []
    who = f"exactly {least}" if least == most else f"{least} to {most}"
    return [Problem("seats", f"{procedure.name} is for {who} players, not for {setup.seats}.")]


def _multiples(team: int, most: int) -> str:
    """As in "4, 6 or 8"."""
    found = [str(seats) for seats in range(2 * team, most + 1, team)]
    return " or ".join(filter(None, (", ".join(found[:-1]), found[-1])))


def _sources(setup: Setup, procedure: Procedure) -> list[Problem]:
    least, most = procedure.sets
    found: list[Problem] = []
    if setup.cards:
        if len(setup.cards) > MOST_CARDS:
            text = f"The list has {len(setup.cards)} cards; at most {MOST_CARDS} can be drafted."
            found.append(Problem("cards", text))
        if setup.products or setup.sets != 1:
            found.append(Problem("products", "Choose products or give an own list of cards, not both."))
        return found
    if procedure.key == OWN:
        return [Problem("cards", f'{procedure.name} needs a list of cards, such as "3 Kong" on each line.')]
    if not setup.products:
        found.append(Problem("products", f"Choose one product at least, of {', '.join(PRODUCT_NAMES)}."))
    for product in setup.products:
        if product not in PRODUCT_NAMES:
            text = f'No product is called "{product[:40]}". There are {", ".join(PRODUCT_NAMES)}.'
            found.append(Problem("products", text))
    if len(set(setup.products)) != len(setup.products):
        found.append(Problem("products", "Name each product once; for more copies of it take more sets."))
    if not least <= setup.sets <= most:
        many = f"{least}" if least == most else f"{least} to {most}"
        text = (
            f"{procedure.name} is dealt from {many} {'set' if most == 1 else 'sets'} of each product, not {setup.sets}."
        )
        found.append(Problem("sets", text))
    return found


def _host(setup: Setup, procedure: Procedure) -> list[Problem]:
    """What the host may set is within bounds, all else is as the format says."""
    found: list[Problem] = []
    for name in ("pool", "packs", "pack_size", "directions", "review"):
        given, fixed = getattr(setup, name), getattr(procedure, name)
        if name not in procedure.free and given != fixed:
            payload = ", ".join(fixed) if isinstance(fixed, tuple) else "no" if fixed is False else fixed
            text = f"{name} cannot be chosen in {procedure.name}: it is {payload or 'none'}."
            found.append(Problem(name, text))
    if "pool" in procedure.free and not LIMITED_DECK <= setup.pool <= LARGEST_POOL:
        text = f"A pool has {LIMITED_DECK} to {LARGEST_POOL} cards, not {setup.pool}."
        found.append(Problem("pool", text))
    if procedure.shape in (Shape.PASSED, Shape.TABLED):
        found += _packs(setup, procedure)
    return found + _screens(setup, procedure)


def _packs(setup: Setup, procedure: Procedure) -> list[Problem]:
    found: list[Problem] = []
    if procedure.packs and not 1 <= setup.packs <= MOST_PACKS:
        whose = "packs for each player" if procedure.layout is None or not procedure.layout.acts else "rounds"
        found.append(Problem("packs", f"There are 1 to {MOST_PACKS} {whose}, not {setup.packs}."))
    least, most = (2, LARGEST_SPLIT) if _splits(procedure) else (1, LARGEST_PACK)
    if procedure.pack_size and not least <= setup.pack_size <= most:
        found.append(Problem("pack_size", f"A pack has {least} to {most} cards, not {setup.pack_size}."))
    if "directions" in procedure.free:
        if len(setup.directions) != setup.packs:
            text = f"Each of the {setup.packs} packs needs a direction; there are {len(setup.directions)}."
            found.append(Problem("directions", text))
        strange = [str(word)[:20] for word in setup.directions if word not in DIRECTIONS]
        found += [Problem("directions", f'Packs go "left" or "right", not "{word}".') for word in strange]
    pool = picked(setup)
    if not found and "pool" not in procedure.free and pool < LIMITED_DECK:
        text = f"Everybody would pick {pool} cards; a deck needs {LIMITED_DECK}. Take more or larger packs."
        found.append(Problem("packs", text))
    return found


def _splits(procedure: Procedure) -> bool:
    return procedure.layout is not None and Act.SPLIT in procedure.layout.acts


def _screens(setup: Setup, procedure: Procedure) -> list[Problem]:
    if setup.own_picks not in OWN_PICKS:
        text = f'Own picks can be seen "always", in a "review" or at the "end", not "{str(setup.own_picks)[:20]}".'
        return [Problem("own_picks", text)]
    if "own_picks" not in procedure.free and setup.own_picks != ALWAYS:
        return [Problem("own_picks", f"{procedure.name} hides no player's own cards: own_picks must be always.")]
    if setup.own_picks == AT_REVIEW and not setup.review:
        return [Problem("own_picks", "Own picks can be kept for the review only where there is one between packs.")]
    return []


def _enough(setup: Setup, procedure: Procedure) -> list[Problem]:
    have, need = len(collection(setup)), needed(setup)
    if procedure.lists:
        return _lists(setup, procedure)
    if have >= need:
        return []
    deals = f"{procedure.name} for {setup.seats} players needs {need} cards"
    if setup.cards:
        return [Problem("cards", f"{deals}; the list has {have}. Add {need - have} or seat fewer players.")]
    sets = "set" if setup.sets == 1 else "sets"
    named = " and ".join(setup.products)
    found = f"{deals}; {setup.sets} {sets} of {named} are {have}."
    if procedure.sets[0] == procedure.sets[1]:
        return [Problem("products", f"{found} Take more products.")]
    return [Problem("sets", f"{found} Take more sets or more products.")]


def _lists(setup: Setup, procedure: Procedure) -> list[Problem]:
    have = dict(zip(ALIGNMENTS, map(len, of_alignments(collection(setup))), strict=True))
    size, low, high = procedure.lists[0]
    if min(have.values()) >= low and sum(min(count, high) for count in have.values()) >= size:
        return []
    counted = ", ".join(f"{count} {word}" for word, count in have.items())
    text = (
        f"{procedure.name} makes lists of {size} different cards with {low} to {high} of each alignment; there are "
        f"{counted}. Choose more products."
    )
    return [Problem("products" if setup.products else "cards", text)]


def of_alignments(names: Sequence[str]) -> list[list[str]]:
    """The cards by alignment, in the order of ALIGNMENTS. A card of several alignments, of which no product has any,
    would count as one of its first."""
    found: dict[Alignment, list[str]] = {alignment: [] for alignment in ALIGNMENTS.values()}
    for name in names:
        found[_FIRST_ALIGNMENT[name]].append(name)
    return list(found.values())


_FIRST_ALIGNMENT: Final = {name: next(iter(card.alignment)) for name, card in CARD_OF.items()}


# --- reading ---------------------------------------------------------------------------------------------------------

_KINDS: Final[Mapping[str, type]] = {
    "format": str, "seats": int, "products": list, "sets": int, "cards": dict, "pool": int, "packs": int,
    "pack_size": int, "directions": list, "review": bool, "own_picks": str, "fingerprint": str, "team": int,
}  # fmt: skip

_IN_WORDS: Final = {str: "a text", int: "a whole number", list: "a list", dict: "an object", bool: "true or false"}


def _read(data: object) -> Setup:
    if not isinstance(data, dict):
        raise BadSetup([Problem("setup", "A setup is an object with fields such as format and seats.")])
    if data.get("rules") != RULES:
        text = f"This draft was set up under rules {str(data.get('rules'))[:20]} of drafting; these are rules {RULES}."
        raise BadSetup([Problem("rules", text)])
    data = {"team": 1, **data}
    wrong = [
        Problem(name, f"{name} of this setup is missing or is not {_IN_WORDS[kind]}.")
        for name, kind in _KINDS.items()
        if not isinstance(data.get(name), kind) or (kind is int and isinstance(data[name], bool))
    ]
    wrong += [Problem(str(name)[:40], f"A setup has no field {str(name)[:40]}.") for name in data if name not in KNOWN]
    if wrong:
        raise BadSetup(wrong)
    values = {one.name: data[one.name] for one in fields(Setup)}
    for name in ("products", "directions"):
        if not all(isinstance(one, str) for one in values[name]):
            raise BadSetup([Problem(name, f"{name} of this setup must be a list of words.")])
        values[name] = tuple(values[name])
    return Setup(**values | {"cards": _counted(values["cards"])})


KNOWN: Final = frozenset({"rules", *_KINDS})


def _counted(cards: Mapping[object, object]) -> tuple[str, ...]:
    found: list[str] = []
    for name, count in cards.items():
        if name not in CARD_OF or not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MOST_CARDS:
            raise BadSetup([Problem("cards", f'"{str(name)[:40]}" is no card with a count of this catalogue.')])
        found += [str(name)] * count
        if len(found) > MOST_CARDS:
            raise BadSetup([Problem("cards", f"The list has more than {MOST_CARDS} cards.")])
    return tuple(sorted(found))
