"""One line of text that says a whole position, as FEN does for chess. Bug reports, puzzles, tests and links use it.

    turn=3 active=0 first=0 moment=main seat=0 / health=30 gold=1 hand=Kong,2*Lash board=CaveTroll(damage=1,expended)
    discard=- deck=3*Rage / health=27 gold=1 hand=Muse@01 board=- discard=Hurricane! deck=Rage,Lash

(on one line). Three parts divided by ` / `: the turn, what is of seat 0, what is of seat 1. A part is fields
`name=value` and single words, in any order when read; what is not said is as in `position.py`.

Moments that have a notation are those in which nothing is half done: `main`, `end-offer` (the opponent may act before
the turn ends), `continue` (4.3.4), `attackers`, `before-blocks`, `blockers`, `before-damage`, and `mulligan` and
`hand-limit` before the first card is picked. Inside the resolution of an effect, inside a multi-pick, while battle
damage is divided and after the game `write` raises NoNotation. The random source has no notation: `read` takes a seed.

The turn: `turn`, `active` (whose turn), `first` (who began), `moment`, `seat` (who decides), `acted` (that seat made a
play in this window), `passed` (the window before this one was passed), `blocked`, `no-attacks`,
`later=PsionicAssault(by=0,who=1),FinalTask(by=0,it=0.2)` (waits for the end of the turn; 0.2 is the third champion of
seat 0), `rules=first-mulligans-first+attacker-first-after-blocks+open-lists+every-window` (switches of the setup) and
`started-at=20` (health at the start, where it was not 30).
A seat: `health`, `gold`, `bound=wild` (gold for wild costs only), `to-play=wild` (gold that only plays wild cards and
powers), `deity` (the god card that it plays with), `hand`, `board`, `discard`, `deck` (from the top),
`played0=2*good+wild`, `played1` (how many cards of that cost were played this turn, when more than one, and the
alignments of them all), `no-healing` (it cannot gain health this turn), `this-turn=DemonicRising` (cards by which it
said what champions have this turn).

A list is items divided by commas, `-` when empty; `3*Lash` is three alike. A name is written without spaces and
punctuation (`WolfsCall`); as printed it stands in quotes: `"Wolf's Call"`. A card that a seat knows while it is hidden
has `@` and the seats: `Kong@01`; cards known together in no known order share a number: `Kong@01.1,Lash@01.1`. `!`
marks a card that was broken this turn. A champion may have details in brackets: `token` (a token that is a copy of it),
`damage`, `counters`, `expended`, `flipped`, `deploying`, `attacking`, `blocking`, `attacked` (earlier this turn),
`blanked` (it lost its powers and abilities this turn), `owner=1`, `back=1` (control returns to seat 1 at the end of the
turn), `struck=0+1` (seats that it dealt damage to this turn), `granted=PlagueZombies` (what gave it an ability this
turn), `gained=blitz+airborne` (for good), `suspended=blitz` (gained for good, lost this turn), `turn=unbreakable`,
`offense=4`, `defense=-2` (this turn).

Positions are stored and shared as text, so words of the notation stay when a term of the engine changes: `bound` and
`to-play` are restricted gold, `blanked` is lost abilities.

A notation names hidden cards too: what is shown to one seat is the notation of a game determinized for it.

Laws: `write(read(write(g))) == write(g)`, and every choice leads to the same position from `read(write(g))` as from `g`
when the random source is the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final, NoReturn, TypeVar

from engine.epic.catalogue.products import fold
from engine.epic.language import Alignment, Keyword
from engine.epic.positions.position import (
    MOMENTS,
    BadPosition,
    Held,
    InPlay,
    Later,
    NotQuiet,
    Played,
    PlayerState,
    Position,
    build,
    position_of,
)
from engine.epic.programs.definitions import NAME
from engine.epic.rules.state import Game
from engine.epic.text.keywords import KEYWORDS

LONGEST: Final = 20_000  # characters of a notation
MOST: Final = 400  # of one item in a list
STARTING_HEALTH: Final = 30
LARGEST: Final = 1_000_000  # number in a field

_BY_FOLDED: Final = {fold(name): name for name in NAME}
_KEYWORDS: Final = {facts.key: keyword for keyword, facts in KEYWORDS.items()}
_ALIGNMENTS: Final = {str(one.name).lower(): one for one in Alignment if one}
_SWITCHES: Final = {
    "first-mulligans-first": "mulligan_first_player_first",
    "attacker-first-after-blocks": "attacker_acts_first_after_blocks",
    "open-lists": "open_lists",
    "every-window": "every_window",
}
_TURN_WORDS: Final = ("acted", "passed", "blocked", "no-attacks")
_PLAYER_WORDS: Final = (
    "health",
    "gold",
    "bound",
    "to-play",
    "deity",
    "hand",
    "board",
    "discard",
    "deck",
    "played0",
    "played1",
    "this-turn",
)
_TURN_FIELDS: Final = ("turn", "active", "first", "moment", "seat", "later", "started-at", "rules")
_FLAGS: Final = {  # words, with the fields of InPlay
    **{word: word for word in ("token", "expended", "flipped", "deploying", "attacking", "blocking", "attacked")},
    "blanked": "lost_abilities",
}
_DETAILS: Final = (
    "damage", "counters", "owner", "back", "struck", "granted", "gained", "suspended", "turn", "offense", "defense",
)  # fmt: skip
_NAME: Final = re.compile(r"[^\W_]+")
_WORD: Final = re.compile(r"[a-z][a-z0-9-]*")
_COUNT: Final = re.compile(r"[0-9]+\*")
_NUMBER: Final = re.compile(r"[+-]?[0-9]+")

T = TypeVar("T")


class BadNotation(ValueError):
    """Text that is no position. `place` is the character (from 0) at which `expected` should stand, or -1 where the
    text can be read and the position cannot be played."""

    code = "notation"

    def __init__(self, sentence: str, place: int = -1, expected: str = "") -> None:
        self.place = place
        self.expected = expected
        super().__init__(sentence)


class NoNotation(ValueError):
    """A moment that has no notation; the sentence says why."""

    code = "no_notation"


# --- writing ---------------------------------------------------------------------------------------------------------


def write(g: Game) -> str:
    """The position of a game in one line. Raises NoNotation in the middle of a resolution."""
    try:
        return text_of(position_of(g))
    except NotQuiet as error:
        raise NoNotation(str(error)) from error


def text_of(position: Position) -> str:
    """A position in one line: fields in a fixed order, hands and discard piles sorted, nothing that is as usual."""
    p = position
    words = [f"turn={p.turn}", f"active={p.active}", f"first={p.first}", f"moment={p.moment}", f"seat={p.seat}"]
    given = (p.acted, p.passed, p.blocked, p.no_attacks)
    words += [word for word, said in zip(_TURN_WORDS, given, strict=True) if said]
    if p.later:
        words.append(f"later={','.join(_later_text(later) for later in p.later)}")
    switches = [word for word, name in _SWITCHES.items() if getattr(p, name)]
    if p.starting_health != STARTING_HEALTH:
        words.append(f"started-at={p.starting_health}")
    if switches:
        words.append(f"rules={'+'.join(switches)}")
    labels: dict[tuple[int, int], int] = {}
    parts = [" ".join(words)]
    parts += [_player_text(player, seat, labels) for seat, player in enumerate(p.players)]
    return " / ".join(parts)


def compact(name: str) -> str:
    """A card's name without spaces and punctuation: what the notation writes."""
    plain = unicodedata.normalize("NFKD", name)
    words = "".join(" " if letter in " -" else letter if letter.isalnum() else "" for letter in plain)
    return "".join(word[:1].upper() + word[1:] for word in words.split())


def _player_text(player: PlayerState, seat: int, labels: dict[tuple[int, int], int]) -> str:
    hand = sorted(player.hand, key=_sorted_by)
    discard = sorted(player.discard, key=_sorted_by)
    words = [
        f"health={player.health}",
        f"gold={player.gold}",
        *([f"deity={compact(player.deity)}"] if player.deity else []),
        *([f"bound={_alignments_text(player.bound)}"] if player.bound else []),
        *([f"to-play={_alignments_text(player.to_play)}"] if player.to_play else []),
        f"hand={_list_text(_held_text(held, seat, labels) for held in hand)}",
        f"board={_list_text(_champion_text(one) for one in player.board)}",
        f"discard={_list_text(_held_text(held, seat, labels) for held in discard)}",
        f"deck={_list_text(_held_text(held, seat, labels) for held in player.deck)}",
    ]
    for cost, played in enumerate(player.played):
        if played.cards:
            count = "" if played.cards == 1 else f"{played.cards}*"
            words.append(f"played{cost}={count}{_words_text(int(played.alignments), _ALIGNMENTS)}")
    if player.no_healing:
        words.append("no-healing")
    if player.this_turn:
        words.append(f"this-turn={_list_text(map(compact, player.this_turn))}")
    return " ".join(words)


def _sorted_by(held: Held) -> tuple[str, int, bool, bool]:
    return held.card, held.known, held.block > 0, held.broken


def _alignments_text(alignments: Iterable[Alignment]) -> str:
    return _list_text(str(one.name).lower() for one in alignments)


def _list_text(items: Iterable[str]) -> str:
    runs: list[tuple[str, int]] = []
    for item in items:
        if runs and runs[-1][0] == item:
            runs[-1] = (item, runs[-1][1] + 1)
        else:
            runs.append((item, 1))
    return ",".join(item if count == 1 else f"{count}*{item}" for item, count in runs) or "-"


def _held_text(held: Held, seat: int, labels: dict[tuple[int, int], int]) -> str:
    text = compact(held.card)
    if held.known:
        text += "@" + "".join(str(one) for one in (0, 1) if held.known >> one & 1)
        if held.block:
            text += f".{labels.setdefault((seat, held.block), len(labels) + 1)}"
    return text + "!" * held.broken


def _champion_text(one: InPlay) -> str:
    details = [f"{word}={number}" for word, number in (("damage", one.damage), ("counters", one.counters)) if number]
    details += [word for word, field in _FLAGS.items() if getattr(one, field)]
    if one.owner is not None:
        details.append(f"owner={one.owner}")
    if one.back:
        details.append(f"back={'+'.join(map(str, one.back))}")
    if one.damaged_players:
        details.append(f"struck={'+'.join(map(str, one.damaged_players))}")
    if one.granted:
        details.append(f"granted={'+'.join(map(compact, one.granted))}")
    for word, keywords in (("gained", one.gained), ("suspended", one.suspended), ("turn", one.keywords)):
        if keywords:
            details.append(f"{word}={_words_text(int(keywords), _KEYWORDS)}")
    details += [f"{word}={number}" for word, number in (("offense", one.offense), ("defense", one.defense)) if number]
    inside = f"({','.join(details)})" if details else ""
    return compact(one.card) + inside + "!" * one.broken


def _later_text(later: Later) -> str:
    its = "".join(f",it={seat}.{at}" for seat, at in later.champions)
    return f"{compact(later.card)}(by={later.controller},who={later.who}{its})"


def _words_text(mask: int, words: dict[str, Keyword] | dict[str, Alignment]) -> str:
    return "+".join(word for word, bit in words.items() if mask & int(bit))


# --- reading ---------------------------------------------------------------------------------------------------------


def read(text: str, seed: int = 0) -> Game:
    """The game in a position, at its decision. Raises BadNotation with the place and what was expected there."""
    position = parse(text)
    try:
        return build(position, seed)
    except BadPosition as error:
        raise BadNotation(str(error)) from error


def parse(text: str) -> Position:
    """The position that a text says, as data. Raises BadNotation."""
    if len(text) > LONGEST:
        raise BadNotation(f"A notation has at most {LONGEST} characters; this text has {len(text)}.", LONGEST)
    return _Reader(text).position()


class _Reader:
    """Reads from left to right; every method leaves `at` behind what it read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    # what all parts share

    def fail(self, expected: str, place: int | None = None) -> NoReturn:
        where = self.at if place is None else place
        found = self.text[where : where + 20]
        seen = f'there is "{found}"' if found else "the text ends"
        sentence = f"At character {where + 1} of the position {expected} was expected, but {seen}."
        raise BadNotation(sentence, where, expected)

    def spaces(self) -> None:
        while self.text[self.at : self.at + 1].isspace():
            self.at += 1

    def accept(self, sign: str) -> bool:
        if self.text.startswith(sign, self.at):
            self.at += len(sign)
            return True
        return False

    def expect(self, sign: str) -> None:
        if not self.accept(sign):
            self.fail(f'"{sign}"')

    def match(self, pattern: re.Pattern[str], expected: str) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            self.fail(expected)
        self.at = found.end()
        return found.group()

    def number(self, least: int = 0, most: int = LARGEST) -> int:
        start = self.at
        digits = self.match(_NUMBER, "a number")
        if len(digits) > 8 or not least <= int(digits) <= most:
            self.fail(f"a number from {least} to {most}", start)
        return int(digits)

    def seat(self) -> int:
        return self.number(0, 1)

    def one_of(self, words: Iterable[str]) -> str:
        start = self.at
        known = list(words)
        word = self.match(_WORD, f"one of {', '.join(known)}")
        if word not in known:
            self.fail(f"one of {', '.join(known)}", start)
        return word

    def joined(self, item: Callable[[], T]) -> list[T]:
        found = [item()]
        while self.accept("+"):
            found.append(item())
        return found

    def card(self) -> str:
        start = self.at
        if self.accept('"'):
            end = self.text.find('"', self.at)
            if end < 0:
                self.fail("a closing quotation mark", len(self.text))
            name = self.text[self.at : end]
            self.at = end + 1
        else:
            name = self.match(_NAME, "the name of a card")
        known = _BY_FOLDED.get(fold(name))
        if known is None:
            self.fail("the name of a card", start)
        return known

    def fields(self, read: Callable[[str], bool], known: Iterable[str]) -> None:
        """Read `name` after `name` with `read`, which says whether it knows the word, up to the end of the part."""
        seen: list[str] = []
        self.spaces()
        while self.at < len(self.text) and not self.text.startswith("/", self.at):
            start = self.at
            word = self.match(_WORD, f"one of {', '.join(known)}")
            if word in seen:
                self.fail(f"no second {word}", start)
            seen.append(word)
            if not read(word):
                self.fail(f"one of {', '.join(known)}", start)
            if self.at < len(self.text) and not self.text[self.at].isspace():
                self.fail("a space")
            self.spaces()

    def count(self) -> int:
        """How many alike, where that is said."""
        if not _COUNT.match(self.text, self.at):
            return 1
        count = self.number(1, MOST)
        self.expect("*")
        return count

    def items(self, item: Callable[[], T]) -> tuple[T, ...]:
        """A list of items with their counts."""
        if self.accept("-"):
            return ()
        found: list[T] = []
        while True:
            count = self.count()
            found += [item()] * count
            if not self.accept(","):
                return tuple(found)

    # the parts

    def position(self) -> Position:
        turn = self.turn()
        self.expect("/")
        first = self.player()
        self.expect("/")
        second = self.player()
        if self.at < len(self.text):
            self.fail("the end")
        return replace(turn, players=(first, second))

    def turn(self) -> Position:
        found: dict[str, object] = {}

        def field(word: str) -> bool:
            if word in _TURN_WORDS:
                found[word.replace("-", "_")] = True
                return True
            if word not in _TURN_FIELDS:
                return False
            self.expect("=")
            if word == "turn":
                found[word] = self.number()
            elif word == "started-at":
                found["starting_health"] = self.number()
            elif word == "moment":
                found[word] = self.one_of(MOMENTS)
            elif word == "later":
                found[word] = self.items(self.later)
            elif word == "rules":
                found.update((_SWITCHES[one], True) for one in self.joined(lambda: self.one_of(_SWITCHES)))
            else:
                found[word] = self.seat()
            return True

        self.fields(field, (*_TURN_FIELDS, *_TURN_WORDS))
        return replace(Position((PlayerState(), PlayerState())), **found)  # type: ignore[arg-type]

    def player(self) -> PlayerState:
        found: dict[str, object] = {}
        played = [Played(), Played()]

        def field(word: str) -> bool:
            if word == "no-healing":
                found["no_healing"] = True
                return True
            if word not in _PLAYER_WORDS:
                return False
            self.expect("=")
            if word in ("health", "gold"):
                found[word] = self.number()
            elif word == "deity":
                found[word] = self.card()
            elif word in ("bound", "to-play"):
                found[word.replace("-", "_")] = self.items(self.alignment)
            elif word == "board":
                found[word] = self.items(self.champion)
            elif word == "this-turn":
                found["this_turn"] = self.items(self.card)
            elif word.startswith("played"):
                played[int(word[-1])] = self.played()
            else:
                found[word] = self.items(self.held)
            return True

        self.fields(field, (*_PLAYER_WORDS, "no-healing"))
        return replace(PlayerState(played=(played[0], played[1])), **found)  # type: ignore[arg-type]

    def played(self) -> Played:
        cards = self.count()
        alignments = Alignment.NONE
        for one in self.joined(self.alignment):
            alignments |= one
        return Played(cards, alignments)

    def held(self) -> Held:
        card = self.card()
        known = block = 0
        if self.accept("@"):
            start = self.at
            seats = self.match(_NUMBER, "0, 1 or 01 (who knows the card)")
            if seats not in ("0", "1", "01"):
                self.fail("0, 1 or 01 (who knows the card)", start)
            known = sum(1 << int(seat) for seat in seats)
            if self.accept("."):
                block = self.number(1)
        return Held(card, known, block, self.accept("!"))

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
        word = self.one_of((*_FLAGS, *_DETAILS))
        if word in _FLAGS:
            return replace(one, **{_FLAGS[word]: True})  # type: ignore[arg-type]
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

    def keywords(self) -> Keyword:
        mask = Keyword.NONE
        for word in self.joined(lambda: self.one_of(_KEYWORDS)):
            mask |= _KEYWORDS[word]
        return mask

    def alignment(self) -> Alignment:
        return _ALIGNMENTS[self.one_of(_ALIGNMENTS)]

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
