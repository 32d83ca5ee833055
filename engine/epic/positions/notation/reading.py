"""A line becomes a position: read from left to right, with the place of what is wrong.

`scanning.py` knows cards and keywords; what is going on has its own reader in `reading_ongoing.py`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.epic.language import Alignment
from engine.epic.positions.notation.reading_ongoing import OngoingReader
from engine.epic.positions.notation.words import (
    ALIGNMENTS,
    DETAILS,
    FLAGS,
    NO_HEALING,
    OF_MANY,
    PLAYER_FIELDS,
    SWITCHES,
    TURN_FIELDS,
    TURN_WORDS,
)
from engine.epic.positions.plain.position import (
    MOMENTS,
    InPlay,
    Later,
    Ongoing,
    Played,
    PlayerState,
    Position,
    Result,
)
from engine.epic.rules import codes
from engine.epic.rules.seating import FORMATS, LEAST_SEATS, LEAST_TEAMS, MOST_SEATS
from engine.kernel.notation import LARGEST, BadNotation

LONGEST: Final = 20_000  # characters of a notation
_REASONS: Final = codes.REASON_NAMES[1:]


def parse(text: str) -> Position:
    """The position that a text says, as data. Raises BadNotation."""
    if len(text) > LONGEST:
        raise BadNotation(f"A notation has at most {LONGEST} characters; this text has {len(text)}.", LONGEST)
    return _Reader(text).position()


class _Reader(OngoingReader):
    """Reads the parts of a notation."""

    def position(self) -> Position:
        turn = self.turn()
        players: list[PlayerState] = []
        for _ in range(self.seats):
            self.expect("/")
            players.append(self.player())
        position = replace(turn, players=tuple(players))
        if self.accept("/"):
            ongoing = self.ongoing(position)
            position = replace(position, ongoing=None if ongoing == Ongoing() else ongoing)
        if self.at < len(self.text):
            self.fail("the end")
        return position

    def turn(self) -> Position:
        found: dict[str, object] = {}
        ended: dict[str, int | str | None] = {}

        def field(word: str) -> bool:
            if word in TURN_WORDS:
                found[word.replace("-", "_")] = True
                return True
            if word not in (*TURN_FIELDS, *OF_MANY):
                return False
            self.expect("=")
            if word in OF_MANY:
                found.update(self.of_many(word))
            elif word in ("turn", "started-at"):
                found["turn" if word == "turn" else "starting_health"] = self.number()
            elif word == "moment":
                found[word] = self.one_of(MOMENTS)
            elif word == "winner":
                ended[word] = self.seat_or_none()
            elif word == "reason":
                ended[word] = self.one_of(_REASONS)
            elif word == "later":
                found[word] = self.items(self.later)
            elif word == "rules":
                found.update((SWITCHES[one], True) for one in self.joined(lambda: self.one_of(SWITCHES)))
            else:
                found[word] = self.seat()
            return True

        self.fields(field, (*TURN_FIELDS, *OF_MANY, *TURN_WORDS))
        if ended:
            found["result"] = Result(str(ended.get("reason", "")), ended.get("winner"))  # type: ignore[arg-type]
        return replace(Position((PlayerState(), PlayerState())), **found)  # type: ignore[arg-type]

    def of_many(self, word: str) -> dict[str, object]:
        """What is said of a game of more than two players. How many they are comes before anything about seats."""
        if word == "players":
            self.seats = self.number(LEAST_SEATS, MOST_SEATS)
            return {}
        if word == "format":
            return {word: self.one_of(FORMATS[1:])}
        if word == "teams":
            return {word: self.number(LEAST_TEAMS, MOST_SEATS)}
        if word == "out":
            return {word: tuple(self.joined(self.seat))}
        return {word.replace("-", "_"): self.seat()}

    def player(self) -> PlayerState:
        found: dict[str, object] = {}
        played = [Played(), Played()]

        def field(word: str) -> bool:
            if word == NO_HEALING:
                found["no_healing"] = True
                return True
            if word not in PLAYER_FIELDS:
                return False
            self.expect("=")
            if word == "health":
                found[word] = self.number(-LARGEST)
            elif word == "gold":
                found[word] = self.number()
            elif word == "deity":
                found[word] = self.card()
            elif word in ("bound", "to-play"):
                found[word.replace("-", "_")] = self.items(self.alignment)
            elif word == "board":
                found[word] = self.items(self.champion)
            elif word in ("this-turn", "supplemental"):
                found[word.replace("-", "_")] = self.items(self.card)
            elif word.startswith("played"):
                played[int(word[-1])] = self.played()
            else:
                found[word] = self.items(self.held)
            return True

        self.fields(field, (*PLAYER_FIELDS, NO_HEALING))
        return replace(PlayerState(played=(played[0], played[1])), **found)  # type: ignore[arg-type]

    def played(self) -> Played:
        cards = self.count()
        alignments = Alignment.NONE
        for one in self.joined(self.alignment):
            alignments |= one
        return Played(cards, alignments)

    def alignment(self) -> Alignment:
        return ALIGNMENTS[self.one_of(ALIGNMENTS)]

    def champion(self) -> InPlay:
        one = InPlay(self.card())
        if self.accept("("):
            while True:
                one = self.detail(one)
                if not self.accept(","):
                    break
            self.expect(")")
        return replace(one, broken=self.accept("!"))

    def detail(self, one: InPlay) -> InPlay:
        word = self.one_of((*FLAGS, *DETAILS))
        if word in FLAGS:
            return replace(one, **{FLAGS[word]: True})  # type: ignore[arg-type]
        self.expect("=")
        match word:
            case "damage":
                return replace(one, damage=self.number())
            case "counters":
                return replace(one, counters=self.number())
            case "owner":
                return replace(one, owner=self.seat())
            case "back":
                return replace(one, back=tuple(self.joined(self.seat)))
            case "granted":
                return replace(one, granted=tuple(self.joined(self.card)))
            case "struck":
                return replace(one, damaged_players=tuple(self.joined(self.seat)))
            case "gained":
                return replace(one, gained=self.keywords())
            case "suspended":
                return replace(one, suspended=self.keywords())
            case "turn":
                return replace(one, keywords=self.keywords())
            case "offense":
                return replace(one, offense=self.number(-LARGEST))
            case _:
                return replace(one, defense=self.number(-LARGEST))

    def later(self) -> Later:
        card = self.card()
        found = {"by": 0, "who": 0}
        champions: list[tuple[int, int]] = []
        self.expect("(")
        while True:
            word = self.one_of(("by", "who", "it"))
            self.expect("=")
            seat = self.seat()
            if word == "it":
                self.expect(".")
                champions.append((seat, self.number()))
            else:
                found[word] = seat
            if not self.accept(","):
                break
        self.expect(")")
        return Later(card, found["by"], found["who"], tuple(champions))
