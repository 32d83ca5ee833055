"""What is agreed before packs are opened: format, seats, and of which products the packs of each player are.

`plan` makes a setup with good defaults; `problems` says all that is wrong with one, by field. A setup that has none can
be drafted. `to_json` and `from_json` keep it; a kept setup names the fingerprint of the sheets of its products, so that
packs are never rebuilt from other sheets than those that they came from.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.epic_tcg.construction.formats import Format, sealed_pack
from engine.epic_tcg.limited.boosters import PRODUCT_NAMES, booster, fingerprint
from engine.epic_tcg.limited.procedures import BY_KEY, Procedure
from engine.epic_tcg.versions import DRAFT_VERSION
from engine.kernel.grammar import listed
from engine.limited.procedures import ALWAYS, LEFT, RIGHT, Shape
from engine.limited.setup import BadSetup, Problem

RULES: Final = DRAFT_VERSION  # of packs and passing: a draft is replayed by those it was made under
MOST_CARDS: Final = 0  # of an own list: all cards come out of boosters


@dataclass(frozen=True)
class Setup:
    """`format` is the key of a procedure. `products` are those of the packs of each player, in the order in which they
    are opened: everybody has the same ones."""

    format: str
    seats: int
    products: tuple[str, ...]

    review: ClassVar[bool] = False  # of this and the next three the rule book knows nothing
    own_picks: ClassVar[str] = ALWAYS
    team: ClassVar[int] = 1
    cards: ClassVar[tuple[str, ...]] = ()

    @property
    def procedure(self) -> Procedure:
        return BY_KEY[self.format]

    @property
    def deck_format(self) -> Format:
        """The construction rules of the decks; their name is that of the draft, as in "Draft 3"."""
        return self.procedure.deck_format(self.packs)

    @property
    def packs(self) -> int:
        """Of each player."""
        return len(self.products)

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
        """The packs, round by round and seat by seat, each as it is opened."""
        return [
            booster(product, seed, f"booster/{number}/{seat}")
            for number, product in enumerate(self.products)
            for seat in range(self.seats)
        ]

    def origin(self) -> str:
        """Where the cards come from, in a sentence."""
        if len(set(self.products)) == 1:
            what = "The booster of each player is" if self.packs == 1 else "All boosters are"
            return f"{what} from {self.products[0]}."
        return f"The boosters are from {listed(list(self.products))}, in this order."

    def collection(self) -> list[str]:
        """None: all cards come out of boosters."""
        return []

    def groups(self) -> list[list[str]]:
        """None: no format has lists."""
        return []

    def to_json(self) -> dict[str, Any]:
        """JSON-ready, with the fingerprint of the sheets."""
        kept = {"format": self.format, "seats": self.seats, "products": list(self.products)}
        return {"rules": RULES, **kept, "fingerprint": fingerprint(self.products)}

    @staticmethod
    def from_json(data: object) -> Setup:
        """Read what `to_json` wrote. Raises BadSetup."""
        setup = _read(data)
        if wrong := problems(setup):
            raise BadSetup(wrong)
        if isinstance(data, dict) and data["fingerprint"] != fingerprint(setup.products):
            text = "The sheets of these products are not the ones that this draft was dealt from."
            raise BadSetup([Problem("fingerprint", text)])
        return setup


def plan(key: str, *, seats: int | None = None, **chosen: Any) -> Setup:
    """A setup of this format: what is `chosen`, and good defaults for the rest. Raises BadSetup.

    `packs`: how many packs each player has; without it the usual number, or as many as `products` are named. `products`
    are those of the packs in their order, and begin anew where there are more packs.
    """
    procedure = _procedure(key)
    given = {name: value for name, value in chosen.items() if value is not None}
    if fixed := [name for name in given if name not in procedure.free]:
        raise BadSetup([Problem(name, f"{name} cannot be chosen in {procedure.name}.") for name in fixed])
    named = tuple(given.get("products") or PRODUCT_NAMES[:1])
    packs = given.get("packs", max(procedure.packs, len(named)))
    if wrong := _packs(packs, procedure):
        raise BadSetup(wrong)
    if len(named) > packs:
        text = f"Each player has {packs} packs; {len(named)} products are named. Name one for each pack at most."
        raise BadSetup([Problem("products", text)])
    products = tuple(named[at % len(named)] for at in range(packs))
    setup = Setup(key, procedure.usual if seats is None else seats, products)
    if wrong := problems(setup):
        raise BadSetup(wrong)
    return setup


def setup_from(kept: object) -> Setup:
    """Read what `to_json` of a setup wrote. Raises BadSetup."""
    return Setup.from_json(kept)


def deck_format(kept: Mapping[str, Any], *, larger: bool = False) -> Format:
    """The construction rules of the decks of a kept setup, also where its packs cannot be rebuilt."""
    assert not larger, "all that are built are of at least so many cards"
    return BY_KEY[kept["format"]].deck_format(len(kept["products"]))


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
    return found


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

_KINDS: Final[Mapping[str, type]] = {"format": str, "seats": int, "products": list, "fingerprint": str}
_IN_WORDS: Final = {str: "a text", int: "a whole number", list: "a list"}


def _read(data: object) -> Setup:
    if not isinstance(data, dict):
        raise BadSetup([Problem("setup", "A setup is an object with fields such as format and seats.")])
    if data.get("rules") != RULES:
        text = f"This draft was set up under rules {str(data.get('rules'))[:20]} of drafting; these are rules {RULES}."
        raise BadSetup([Problem("rules", text)])
    wrong = [
        Problem(name, f"{name} of this setup is missing or is not {_IN_WORDS[kind]}.")
        for name, kind in _KINDS.items()
        if not isinstance(data.get(name), kind) or (kind is int and isinstance(data[name], bool))
    ]
    known = {"rules", *_KINDS}
    wrong += [Problem(str(name)[:40], f"A setup has no field {str(name)[:40]}.") for name in data if name not in known]
    if wrong:
        raise BadSetup(wrong)
    if not all(isinstance(one, str) for one in data["products"]):
        raise BadSetup([Problem("products", "products of this setup must be a list of words.")])
    return Setup(data["format"], data["seats"], tuple(data["products"]))
