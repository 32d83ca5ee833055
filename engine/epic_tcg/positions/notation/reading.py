"""A line becomes data: read from left to right, with the place of what is wrong. What it means is for `building.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engine.epic_tcg.positions.notation.programs import PLAY
from engine.epic_tcg.positions.notation.words import (
    ALIGNMENTS,
    CALLED,
    COUNTERS,
    COURSE,
    FLAGS,
    FORM,
    FRAME_DETAILS,
    FRAME_LISTS,
    GONE,
    GONE_DETAILS,
    GROUP,
    GROUPED,
    KEYWORDS,
    KINDS,
    LAST,
    LAST_MASKS,
    LOST,
    MOMENT_WORDS,
    NAMES,
    NONE,
    ONGOING_FIELDS,
    PIECE_DETAILS,
    PIECE_NUMBERS,
    PLAYER_FIELDS,
    PLAYER_NUMBERS,
    REGISTER_WORDS,
    REGISTERS,
    STEPS,
    SWITCHES,
    TOKEN,
    TRAITS,
    TURN_FIELDS,
    TURN_WORDS,
    WHAT,
    ZONES,
)
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.setup import LEAST_SEATS, MOST_SEATS
from engine.kernel.notation import LARGEST, Scanner

LONGEST: Final = 60_000  # characters of a notation
_REASONS: Final = codes.REASON_NAMES[1:]
_THINGS: Final = ("", *ZONES, "play")  # before a seat: of a card

Place = tuple[str, int]  # the name of an object, and where it stands in the text
Details = dict[str, Any]


@dataclass
class Named:
    """A card, piece, frame or what has left: its card, and all that is said of it by its words. `at` is where it stands
    in the text."""

    card: str
    at: int
    known: int = 0
    word: str = PLAY
    more: Details = field(default_factory=dict)


@dataclass
class Read:
    """All that a notation says, by its words: of the turn, of each player, of what is going on."""

    turn: Details
    players: list[Details]
    ongoing: Details


class Reader(Scanner):
    """Reads the parts of a notation."""

    def all(self) -> Read:
        if len(self.text) > LONGEST:
            self.fail(f"at most {LONGEST} characters", LONGEST)
        turn = self.part(self.turn_field, (*TURN_FIELDS, *TURN_WORDS), TURN_WORDS)
        players: list[Details] = []
        for _ in range(self.seats):
            self.expect("/")
            players.append(self.part(self.player_field, PLAYER_FIELDS))
        ongoing = self.part(self.ongoing_field, ONGOING_FIELDS) if self.accept("/") else {}
        if self.at < len(self.text):
            self.fail("the end")
        return Read(turn, players, ongoing)

    def part(
        self, read: Callable[[str], Any], known: tuple[str, ...], alone: Mapping[str, Any] | None = None
    ) -> Details:
        """The fields of a part, up to a / or the end; words that stand `alone` have no value."""
        found: Details = {}

        def one(word: str) -> bool:
            if word not in known:
                return False
            if alone and word in alone:
                found[word] = True
                return True
            self.expect("=")
            found[word] = read(word)
            return True

        self.fields(one, known)
        return found

    # --- the turn

    def turn_field(self, word: str) -> Any:
        if word == "players":
            self.seats = self.number(LEAST_SEATS, MOST_SEATS)
            return self.seats
        if word in ("turn", "passed", "row", "started-at"):
            return self.number()
        if word in ("extra", "out", "winner"):
            return self.several(self.seat)
        if word in ("entered", "hunted"):
            return self.several(self.thing)
        words = {"moment": MOMENT_WORDS, "step": STEPS, "reason": _REASONS}
        if word in words:
            return self.one_of(words[word])
        return self.several(lambda: self.one_of(SWITCHES)) if word == "rules" else self.seat()

    def several(self, item: Callable[[], Any]) -> list[Any]:
        """Joined by +, or none."""
        if self.text.startswith(NONE, self.at):
            self.expect(NONE)
            return []
        return self.joined(item)

    def thing(self) -> Place:
        """An object: a player, a piece, a card or what was on the line, in play or in hand."""
        at = self.at
        if self.accept(LOST):
            return LOST, at
        while self.text[self.at : self.at + 1].islower():
            self.at += 1
        zone = self.text[at : self.at]
        if zone not in (*_THINGS, "line", "stack", GONE):
            self.fail("an object such as 0, 1.2, hand0.1, line.0 or gone.0", at)
        if zone in _THINGS:
            self.seat()
        if zone or self.text.startswith(".", self.at):
            self.expect(".")
            self.number()
        return self.text[at : self.at], at

    # --- players

    def player_field(self, word: str) -> Any:
        if word in PLAYER_NUMBERS:
            return self.number(-LARGEST)
        if word == "traits":
            return self.several(lambda: self.one_of(TRAITS))
        if word in ("played", "limited"):
            return self.items(lambda: self.named(NAMES))
        if word == "abilities":
            return self.items(self.ability)
        if word == "under":
            return self.items(self.below)
        return self.items(self.piece if word == "board" else self.held)

    def card(self) -> Named:
        at = self.at
        return Named(self.named(NAMES), at)

    def held(self) -> Named:
        one = self.card()
        one.known = self.knowers() if self.accept("@") else 0
        one.more = self.details(self.held_detail, ("owner", GROUPED))
        return one

    def held_detail(self, word: str) -> Any:
        if word == "owner":
            return self.seat()
        number = self.number(1)
        self.expect(":")
        return number, self.knowers()

    def below(self) -> Named:
        """A card, and the piece that it lies under."""
        one = self.card()
        one.known = self.knowers() if self.accept("@") else 0
        one.more = self.details(lambda word: self.thing(), ("below",))
        return one

    def ability(self) -> Named:
        """Of a player: a bundle, the card that it is of where that is another one, and the card that gave it."""
        one = self.bundle()
        one.more = self.details(lambda word: self.thing() if word == "of" else self.named(NAMES), ("from", "of"))
        return one

    def bundle(self) -> Named:
        one = self.card()
        self.expect(".")
        one.word = self.word("a bundle of abilities such as bundle1")
        return one

    def piece(self) -> Named:
        one = self.card()
        one.known = self.knowers() if self.accept("@") else 0
        one.more = self.details(self.piece_detail, PIECE_DETAILS, (*FLAGS, TOKEN))
        return one

    def piece_detail(self, word: str) -> Any:
        if word in PIECE_NUMBERS:
            return self.number(0 if word == "damage" else -LARGEST)
        if word in COUNTERS:
            return self.number()
        if word in ("turn", "lost"):
            return self.mask(KEYWORDS)
        if word == FORM:
            return self.form()
        if word in ("gained", "kept"):
            return self.several(self.bundle)
        return self.named(NAMES) if word == "is" else self.seat()

    def form(self) -> tuple[int, int, int]:
        offense = self.number(-LARGEST)
        self.expect(":")
        defense = self.number(-LARGEST)
        self.expect(":")
        return offense, defense, self.mask(KINDS)

    def details(
        self, read: Callable[[str], Any], known: tuple[str, ...], alone: tuple[str, ...] = (), *, groups: bool = False
    ) -> Details:
        """What stands in brackets behind a name. `groups`: also words such as g0."""
        found: Details = {}
        if not self.accept("("):
            return found
        while True:
            start = self.at
            if groups and self.text.startswith(GROUP, self.at) and self.text[self.at + 1 : self.at + 2].isdigit():
                self.expect(GROUP)
                word = f"{GROUP}{self.number()}"
            else:
                word = self.one_of((*known, *alone))
            if word in found:
                self.fail(f"no second {word}", start)
            if word in alone:
                found[word] = True
            else:
                self.expect("=")
                found[word] = read(word)
            if not self.accept(","):
                break
        self.expect(")")
        return found

    def mask(self, words: Mapping[str, int]) -> int:
        return sum({words[word] for word in self.several(lambda: self.one_of(words))})

    # --- what is going on

    def ongoing_field(self, word: str) -> Any:
        if word == "course":
            self.expect("Game")
            return self.details(self.frame_detail, COURSE)
        if word == GONE:
            return self.items(self.left)
        if word in FRAME_LISTS:
            return self.items(self.frame)
        return self.joined({"assigned": self.hit, "warded": self.taken, "damaged": self.damager}[word])

    def frame(self) -> Named:
        one = self.card()
        if self.accept("."):
            one.word = self.word("what of the card it is, such as use1 or when1")
        one.more = self.details(
            self.frame_detail, FRAME_DETAILS, tuple(REGISTER_WORDS), groups=True
        )  # fmt: skip
        return one

    def frame_detail(self, word: str) -> Any:
        if word in REGISTERS or word == "at":
            return self.number(-LARGEST)
        if word in ("by", "who", "effect"):
            return self.seat()
        if word == "alignment":
            return self.mask(ALIGNMENTS)
        if word == "entered":
            return self.several(lambda: self.named(NAMES))
        if word == "whose":
            return self.several(lambda: self.number(-1))
        if word == "dealer":
            return self.thing_or_number()
        if word == "kind":
            return self.one_of(WHAT)
        if word == "from":
            return self.named(NAMES)
        if word in ("of", CALLED):
            return self.thing()
        return self.several(self.thing_or_number)

    def thing_or_number(self) -> Place:
        """An object, or a number: which of both, the program knows."""
        at = self.at
        if self.text[at : at + 1].isdigit():
            number = self.number()
            if self.accept("."):
                self.number()
            elif number >= self.seats:
                return str(number), at
            return self.text[at : self.at], at
        return self.thing()

    def hit(self) -> tuple[Place, Place, int, bool]:
        source = self.thing()
        self.expect(">")
        target = self.thing()
        self.expect(":")
        return source, target, self.number(), self.accept("!")

    def taken(self) -> tuple[Place, int]:
        target = self.thing()
        self.expect(":")
        return target, self.number()

    def damager(self) -> tuple[Place, Place]:
        source = self.thing()
        self.expect(">")
        return source, self.thing()

    def left(self) -> Named:
        one = self.card()
        one.more = self.details(self.left_detail, GONE_DETAILS)
        return one

    def left_detail(self, word: str) -> Any:
        if word in LAST_MASKS:
            return self.mask(LAST_MASKS[word][1])
        if word in LAST:
            return self.number(-LARGEST)
        return self.thing() if word == "of" else self.seat()
