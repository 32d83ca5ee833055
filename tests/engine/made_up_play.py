"""How the made-up game is played: stones are laid on a heap in turn, and whoever has laid three has won.

All of it is open but the order of the hands. It keeps the part `play` of the contract, so that tables can be tried out
with a game that nobody can know.
"""

import copy
import hashlib
from dataclasses import asdict, dataclass, replace
from types import SimpleNamespace

from engine.kernel import records
from engine.kernel.answers import IllegalOption, Reason, codes_in
from engine.kernel.multiplayer import MultiplayerRules
from engine.kernel.notation import BadNotation
from engine.kernel.records import BadSetup, Keeping
from engine.kernel.versions import Change
from engine.kernel.windows import Stop, Window

GAMES = (Change(1, "2026-11-28", "Versions are counted from here on."),)
FORMAT, TO_WIN, MOST = "pebbles-record", 3, 40
PASS = 0
REASONS = ("", "three", "concession", "limit")


@dataclass(frozen=True)
class Setup:
    decks: tuple[tuple[str, ...], ...]
    first: int | None = None
    every_window: bool = False

    def to_json(self):
        return asdict(self) | {"decks": [list(deck) for deck in self.decks]}


def setup(decks, first, **agreed):
    try:
        made = Setup(tuple(map(tuple, decks)), first, **agreed)
    except TypeError as error:
        raise BadSetup("Nobody agrees on that.") from error
    names = [name for deck in made.decks for name in deck]
    if (
        len(made.decks) != 2
        or repr(first) not in {"None", "0", "1"}
        or not all(isinstance(name, str) for name in names)
    ):
        raise BadSetup("Two play, and one of them begins.")
    return made


def setup_in(data):
    return setup(data["decks"], data["first"], every_window=data["every_window"])


def setup_at(position):
    raise BadNotation("Stones are not written down.", 0)


class Heap:
    """A position: option 0 passes, option n lays the n-th stone of the hand."""

    def __init__(self, agreed, seed):
        self.setup, self.seed, self.begun = agreed, seed, None
        self.hands, self.laid = [list(deck) for deck in agreed.decks], [0, 0]
        self.seat = self.active = self.began = seed % 2 if agreed.first is None else agreed.first
        self.turn, self.choices, self.reason, self.kind, self.winner = 1, 0, 0, 0, None
        self.journal = [(self.seat, "begins")]

    @property
    def options(self):
        return [] if self.reason else list(range(len(self.hands[self.seat]) + 1))

    def clone(self):
        other = copy.copy(self)
        other.hands, other.laid = [hand[:] for hand in self.hands], self.laid[:]
        return other


def new_game(agreed, seed):
    from tests.engine.made_up_game import GAME  # which has this module

    for name in {name for deck in agreed.decks for name in deck}:
        GAME.catalogue.named(name)
    return Heap(agreed, seed)


def decision(heap):
    return None if heap.reason else SimpleNamespace(seat=heap.seat, kind=0, options=heap.options)


def apply(heap, option):
    if option not in heap.options:
        raise IllegalOption("There is no such stone.")
    if option:
        name = heap.hands[heap.seat].pop(option - 1)
        heap.laid[heap.seat] += 1
        heap.journal.append((heap.seat, f"lays [[{name}]]"))
    heap.choices += 1
    if heap.laid[heap.seat] == TO_WIN:
        heap.reason, heap.winner = 1, heap.seat
    elif heap.choices >= MOST:
        heap.reason = 3
    heap.seat = heap.active = 1 - heap.seat
    heap.turn += 1


def concede(heap, seat):
    heap.reason, heap.winner = 2, 1 - seat
    heap.choices += 1


def described(heap, option):
    if not option:
        return {"code": 0, "verb": "pass", "text": "Pass", "refs": []}
    return {"code": option, "verb": "play", "text": f"Lay {heap.hands[heap.seat][option - 1]}", "refs": [f"c{option}"]}


def view(heap, seat, names=()):
    asks = None
    if not heap.reason:
        mine = heap.seat == seat
        options = [described(heap, option) for option in heap.options] if mine else []
        asks = {"seat": heap.seat, "kind": "window" if mine else "wait", "prompt": "Lay a stone.", "options": options}
    result = {"winner": heap.winner, "reason": REASONS[heap.reason], "text": "It is over."} if heap.reason else None
    hands = [hand if one == seat or seat > 8 else [] for one, hand in enumerate(heap.hands)]
    players = [{"seat": one, "hand": hand, "hand_count": len(heap.hands[one])} for one, hand in enumerate(hands)]
    phase = "over" if heap.reason else "main"
    return {"seat": seat if seat < 8 else None, "turn": heap.turn, "active": heap.active, "choices": heap.choices,
            "phase": phase, "players": players, "decision": asks, "result": result}  # fmt: skip


def entries(heap, seat, since=0, names=(), *, open_hands=False):
    return [
        {"n": n, "turn": n, "kind": "play", "seat": who, "text": f"Player {who} {what}.", "rule": "", "refs": []}
        for n, (who, what) in enumerate(heap.journal)
        if n >= since
    ]


def footprint(heap):
    return hashlib.sha256(repr((heap.hands, heap.laid, heap.seat, heap.reason)).encode()).hexdigest()[:16]


def take_back(heap):
    raise IllegalOption("Stones stay where they lie.")


KEEPING = Keeping(
    history=GAMES, new_game=new_game, apply=apply, concede=concede, reverse=take_back,
    note=lambda heap, change: heap.journal.append((heap.seat, f"hears: {change.reason}")), playing=lambda heap: (0, 1),
    in_play=lambda heap: sum(heap.laid), things="stones", footprint=footprint,
)  # fmt: skip


@dataclass(frozen=True)
class Record(records.Record[Setup]):
    @classmethod
    def of(cls, agreed, seed, options, versions=((0, 1),)):
        heap, digests = KEEPING.played(agreed, seed, options, versions)
        stories = tuple(entries(heap, seat) for seat in (0, 1)) if heap.reason else ()
        return cls(agreed, seed, tuple(options), digests, versions, stories)

    def replay(self, *, bounded=False):
        return KEEPING.replayed(self, bounded=bounded)

    def to_json(self):
        return {"format": FORMAT, **self.kept(), "stories": list(self.stories)}

    @classmethod
    def from_json(cls, data):
        with records.reading(data, (FORMAT,), "stones") as found:
            return cls(*records.fields_in(found, setup_in(found["setup"]), MOST + 1))


def determinize(heap, seat, rng):
    other = heap.clone()
    other.setup = replace(heap.setup)
    return other


def why_not(heap, seat, ref):
    return Reason("over", "The stones lie.", "")


PLAY = SimpleNamespace(
    VERSION=1, GAMES=GAMES, SEATS=range(2, 3), MULTIPLAYER=(), MULTIPLAYER_RULES=MultiplayerRules(),
    RULES_OF=(), OFFERS=frozenset(),
    STOPS=(Stop("theirs", "Their turn", usual=False),),
    WORDS={"game": "pebbles", "named": "stones"}, RECORDS={FORMAT}, OPEN_HANDS=9, SPECTATOR=8,
    setup=setup, setup_in=setup_in, setup_at=setup_at, in_play=KEEPING.in_play,
    new_game=new_game, decision=decision, apply=apply, concede=concede, playing=KEEPING.playing,
    first=lambda heap: heap.began, hand_count=lambda heap, seat: len(heap.hands[seat]),
    window=lambda heap: None if heap.reason else Window(heap.seat, "", PASS), asks_own_turn=lambda heap: True,
    describe=described, view=view, entries=entries, why=lambda reason, winner="", loser="": f"{loser} has lost",
    ENDINGS={"three": "by three stones", "limit": "too long"},
    determinize=determinize,
    plan=lambda heap, choice: codes_in(choice.get("codes")), why_not=why_not, warning=lambda heap, seat, codes: None,
    forecast=lambda heap, seat, codes: None, order_changes_nothing=lambda heap: False, play=KEEPING.play,
    play_on=KEEPING.play_on, go_by=KEEPING.go_by, reversible=lambda heap, seat: None, slipped=lambda heap, seat: False,
    footprint=footprint, record_of=Record.of, record_in=Record.from_json,
)  # fmt: skip
