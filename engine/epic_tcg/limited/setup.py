"""What is agreed before packs are opened: format, seats, and of which products the packs of each player are, or the
cards of a cube, which all packs are dealt from.

`plan` makes a setup with good defaults; `problems` says all that is wrong with one, by field. A setup that has none can
be drafted. `to_json` and `from_json` keep it; a kept setup names the fingerprint of the sheets of its products, so that
packs are never rebuilt from other sheets than those that they came from, or has the cards of its cube.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from engine.epic_tcg.catalogue.products import CARD_OF, UnknownCard, by_name
from engine.epic_tcg.construction.formats import Format, sealed_pack
from engine.epic_tcg.limited.boosters import PRODUCT_NAMES, booster, fingerprint
from engine.epic_tcg.limited.procedures import BY_KEY, Procedure
from engine.epic_tcg.versions import DRAFT_VERSION
from engine.kernel.grammar import listed
from engine.limited.dealing import needed
from engine.limited.procedures import ALWAYS, LEFT, RIGHT, Shape
from engine.limited.setup import BadSetup, Problem

RULES: Final = DRAFT_VERSION  # of packs and passing: a draft is replayed by those it was made under
MOST_CARDS: Final = 2000  # of a cube


@dataclass(frozen=True)
class Setup:
    """`format` is the key of a procedure, and each player has so many `packs`. `products` are those of the packs in the
    order in which they are opened: everybody has the same ones. In a format of own cards there are none, and packs are
    dealt from `cards`, a list of names with repeats."""

    format: str
    seats: int
    packs: int
    products: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()

    review: ClassVar[bool] = False  # of this and the next two the rule book knows nothing
    own_picks: ClassVar[str] = ALWAYS
    team: ClassVar[int] = 1

    @property
    def procedure(self) -> Procedure:
        return BY_KEY[self.format]

    @property
    def deck_format(self) -> Format:
        """The construction rules of the decks; their name is that of the draft, as in "Draft 3"."""
        return self.procedure.deck_format(self.packs)

    @property
    def pack_size(self) -> int:
        return self.procedure.pack_size

    @property
    def pool(self) -> int:
        """Cards of a dealt pool; 0 where they are picked."""
        return self.packs * self.pack_size if self.procedure.shape is Shape.DEALT else 0

    @property
    def directions(self) -> tuple[str, ...]:
        """The first pack goes to the left, and the direction changes with each pack (rule book, "Draft")."""
        return tuple((LEFT, RIGHT)[at % 2] for at in range(self.packs)) if not self.pool else ()

    def problems(self) -> list[Problem]:
        """All that is wrong with it; nothing when it can be drafted."""
        return problems(self)

    def boosters(self, seed: int) -> list[list[str]]:
        """The packs of products, round by round and seat by seat, each as it is opened."""
        return [
            booster(product, seed, f"booster/{number}/{seat}")
            for number, product in enumerate(self.products)
            for seat in range(self.seats)
        ]

    def with_cards(self, cards: tuple[str, ...]) -> Setup:
        """The same, dealt from this own list, which may be too short."""
        return replace(self, cards=cards)

    def origin(self) -> str:
        """Where the cards come from, in a sentence."""
        if self.cards:
            return f"The cards come from the host’s list of {len(self.cards)}."
        if len(set(self.products)) == 1:
            what = "The booster of each player is" if self.packs == 1 else "All boosters are"
            return f"{what} from {self.products[0]}."
        return f"The boosters are from {listed(list(self.products))}, in this order."

    def collection(self) -> list[str]:
        """The cards of the cube, copy by copy; none where packs are of products."""
        return list(self.cards)

    def groups(self) -> list[list[str]]:
        """None: no format has lists."""
        return []

    def to_json(self) -> dict[str, Any]:
        """JSON-ready: with the products and the fingerprint of their sheets, or with the cards as a count by name."""
        kept: dict[str, Any] = {"rules": RULES, "format": self.format, "seats": self.seats}
        if self.cards:
            return kept | {"packs": self.packs, "cards": dict(sorted(Counter(self.cards).items()))}
        return kept | {"products": list(self.products), "fingerprint": fingerprint(self.products)}

    @staticmethod
    def from_json(data: object) -> Setup:
        """Read what `to_json` wrote. Raises BadSetup."""
        setup = _read(data)
        if wrong := problems(setup):
            raise BadSetup(wrong)
        if isinstance(data, dict) and setup.products and data["fingerprint"] != fingerprint(setup.products):
            text = "The sheets of these products are not the ones that this draft was dealt from."
            raise BadSetup([Problem("fingerprint", text)])
        return setup


def plan(key: str, *, seats: int | None = None, **chosen: Any) -> Setup:
    """A setup of this format: what is `chosen`, and good defaults for the rest. Raises BadSetup.

    `packs`: how many packs each player has; without it the usual number, or as many as `products` are named. `products`
    are those of the packs in their order, and begin anew where there are more packs. `cards` are those of a cube, whose
    names may be written in any way.
    """
    procedure = _procedure(key)
    given = {name: value for name, value in chosen.items() if value is not None}
    open_ = procedure.free | ({"cards"} if procedure.own_cards else frozenset())
    if fixed := [name for name in given if name not in open_]:
        raise BadSetup([Problem(name, f"{name} cannot be chosen in {procedure.name}.") for name in fixed])
    seats = procedure.usual if seats is None else seats
    if procedure.own_cards:
        setup = Setup(key, seats, given.get("packs", procedure.packs), cards=_canonical(given.get("cards", ())))
    else:
        products = _products(procedure, given)
        setup = Setup(key, seats, len(products), products)
    if wrong := problems(setup):
        raise BadSetup(wrong)
    return setup


def _products(procedure: Procedure, given: Mapping[str, Any]) -> tuple[str, ...]:
    """Those of the packs of each player. Raises BadSetup."""
    named = tuple(given.get("products") or PRODUCT_NAMES[:1])
    packs = given.get("packs", max(procedure.packs, len(named)))
    if wrong := _packs(packs, procedure):
        raise BadSetup(wrong)
    if len(named) > packs:
        text = f"Each player has {packs} packs; {len(named)} products are named. Name one for each pack at most."
        raise BadSetup([Problem("products", text)])
    return tuple(named[at % len(named)] for at in range(packs))


def _canonical(names: Sequence[str]) -> tuple[str, ...]:
    """Names as printed, in one order, so that the same list makes the same draft however it was written. Raises
    BadSetup."""
    try:
        return tuple(sorted(by_name(name).name for name in names))
    except UnknownCard as unknown:
        raise BadSetup([Problem("cards", str(unknown))]) from None


def setup_from(kept: object) -> Setup:
    """Read what `to_json` of a setup wrote. Raises BadSetup."""
    return Setup.from_json(kept)


def deck_format(kept: Mapping[str, Any], *, larger: bool = False) -> Format:
    """The construction rules of the decks of a kept setup, also where its packs cannot be rebuilt."""
    assert not larger, "all that are built are of at least so many cards"
    return BY_KEY[kept["format"]].deck_format(_packs_of(kept))


def called(kept: Mapping[str, Any]) -> str:
    """What a draft is called by its kept setup: as the format of its decks, "Draft 3", and of a cube "Cube Draft 3"."""
    procedure = BY_KEY[kept["format"]]
    return f"{procedure.name} {_packs_of(kept)}" if procedure.own_cards else deck_format(kept).name


def _packs_of(kept: Mapping[str, Any]) -> int:
    return int(kept["packs"]) if BY_KEY[kept["format"]].own_cards else len(kept["products"])


def agreed(kept: Mapping[str, Any]) -> Mapping[str, Any]:
    """What is agreed for games with the decks of a kept setup: Pack War's rule where each player had one pack, also
    where that is called Sealed Pack 1 (rule book, "Pack War")."""
    return {"pack_war": True} if deck_format(kept).key == sealed_pack(1).key else {}


# --- problems --------------------------------------------------------------------------------------------------------


def problems(setup: Setup) -> list[Problem]:
    """All that is wrong with a setup; nothing when it can be drafted."""
    procedure = _procedure(setup.format)
    found: list[Problem] = []
    least, most = procedure.seats
    if not least <= setup.seats <= most:
        found.append(Problem("seats", f"{procedure.name} is for {least} to {most} players, not for {setup.seats}."))
    found += _packs(setup.packs, procedure)
    for product in dict.fromkeys(setup.products):
        if product not in PRODUCT_NAMES:
            text = f'No boosters are called "{product[:40]}". There are {" and ".join(PRODUCT_NAMES)}.'
            found.append(Problem("products", text))
    if setup.cards and not procedure.own_cards:
        found.append(Problem("cards", f"cards cannot be chosen in {procedure.name}."))
    return found if found or not procedure.own_cards else _cards(setup, procedure)


def _cards(setup: Setup, procedure: Procedure) -> list[Problem]:
    """What is wrong with the cards of a cube."""
    if not setup.cards:
        return [Problem("cards", f'{procedure.name} needs a cube or a list of cards, such as "3 Hulk" on each line.')]
    if strange := sorted(name for name in set(setup.cards) if name not in CARD_OF):
        return [Problem("cards", f'No card is called "{name[:40]}".') for name in strange]
    have, need = len(setup.cards), needed(setup)
    if have > MOST_CARDS:
        return [Problem("cards", f"The list has {have} cards; at most {MOST_CARDS} can be drafted.")]
    if have >= need:
        return []
    deals = f"{procedure.name} for {setup.seats} players with {setup.packs} packs each needs {need} cards"
    return [Problem("cards", f"{deals}; the list has {have}. Add {need - have}, or take fewer packs or players.")]


def _procedure(key: str) -> Procedure:
    if key not in BY_KEY:
        text = f'There is no Limited format "{key[:40]}". There are {", ".join(BY_KEY)}.'
        raise BadSetup([Problem("format", text)])
    return BY_KEY[key]


def _packs(packs: int, procedure: Procedure) -> list[Problem]:
    least, most = procedure.bounds
    if least <= packs <= most:
        return []
    many = "one pack" if most == 1 else f"{least} to {most} packs"
    return [Problem("packs", f"In {procedure.name} each player has {many}, not {packs}.")]


# --- reading ---------------------------------------------------------------------------------------------------------

_EVERY: Final[Mapping[str, type]] = {"format": str, "seats": int}
_OF_PRODUCTS: Final[Mapping[str, type]] = {**_EVERY, "products": list, "fingerprint": str}
_OF_CARDS: Final[Mapping[str, type]] = {**_EVERY, "packs": int, "cards": dict}
_IN_WORDS: Final = {str: "a text", int: "a whole number", list: "a list", dict: "an object"}


def _read(data: object) -> Setup:
    if not isinstance(data, dict):
        raise BadSetup([Problem("setup", "A setup is an object with fields such as format and seats.")])
    if data.get("rules") != RULES:
        text = f"This draft was set up under rules {str(data.get('rules'))[:20]} of drafting; these are rules {RULES}."
        raise BadSetup([Problem("rules", text)])
    _check(data, _EVERY)
    if _procedure(data["format"]).own_cards:
        _check(data, _OF_CARDS, whole=True)
        return Setup(data["format"], data["seats"], data["packs"], cards=_counted(data["cards"]))
    _check(data, _OF_PRODUCTS, whole=True)
    if not all(isinstance(one, str) for one in data["products"]):
        raise BadSetup([Problem("products", "products of this setup must be a list of words.")])
    return Setup(data["format"], data["seats"], len(data["products"]), tuple(data["products"]))


def _check(data: Mapping[str, Any], kinds: Mapping[str, type], whole: bool = False) -> None:
    """Refuse a kept setup in which one of these fields is missing or of another kind; as a `whole` also one that has
    others."""
    wrong = [
        Problem(name, f"{name} of this setup is missing or is not {_IN_WORDS[kind]}.")
        for name, kind in kinds.items()
        if not isinstance(data.get(name), kind) or (kind is int and isinstance(data[name], bool))
    ]
    known = {"rules", *kinds}
    strange = [name for name in data if name not in known] if whole else []
    wrong += [Problem(str(name)[:40], f"A setup has no field {str(name)[:40]}.") for name in strange]
    if wrong:
        raise BadSetup(wrong)


def _counted(cards: Mapping[Any, Any]) -> tuple[str, ...]:
    """Copy by copy, in the order of names."""
    if not all(isinstance(name, str) and type(count) is int and count > 0 for name, count in cards.items()):
        raise BadSetup([Problem("cards", "cards of this setup must be a whole number for each name.")])
    if (have := sum(cards.values())) > MOST_CARDS:
        raise BadSetup([Problem("cards", f"The list has {have} cards; at most {MOST_CARDS} can be drafted.")])
    return tuple(name for name, count in sorted(cards.items()) for _ in range(count))
