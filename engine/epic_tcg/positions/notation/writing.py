"""A position becomes one line: fields in a fixed order, nothing that is as usual."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from engine.epic_tcg.positions.notation.places import Places, default_order
from engine.epic_tcg.positions.notation.programs import (
    LIMITED,
    OF_ANY,
    PLAY,
    bundle_of,
    holds_numbers,
    kind_of,
    word_of,
)
from engine.epic_tcg.positions.notation.words import (
    ALIGNMENTS,
    CALLED,
    COUNTERS,
    COURSE,
    FLAGS,
    FORM,
    FRAME_LISTS,
    GONE,
    GROUP,
    GROUPED,
    KEYWORDS,
    KINDS,
    LAST,
    LAST_LENGTH,
    LAST_MASKS,
    LOST,
    MOMENTS,
    MULLIGAN,
    NONE,
    NOTHING,
    OBJECTS,
    OF_CARDS,
    PICK_NOTHING,
    PICK_NUMBERS,
    PICK_OBJECTS,
    PIECE_NUMBERS,
    PLAYER_NUMBERS,
    REGISTER_WORDS,
    REGISTERS,
    STACK,
    STEPS,
    SWITCHES,
    TOKEN,
    TRAITS,
    TURN_WORDS,
    WHAT,
    words_of,
)
from engine.epic_tcg.programs.definitions import ENTRIES, NAMES, PRICE, PROGRAMS
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.picks import FRESH
from engine.epic_tcg.rules.setup import STARTING_MOJO
from engine.epic_tcg.rules.state import Frame, Game, Hit, TurnAbility, in_play
from engine.kernel.notation import compact


def text_of(g: Game, *, exact: bool = True) -> str:
    """A position in one line; where it need not be `exact`, without the places in programs where effects go on."""
    return _Writer(g, exact).text()


def _joined(words: Iterable[object]) -> str:
    return "+".join(map(str, words)) or NONE


def _items(items: Iterable[str]) -> str:
    """A list; what stands side by side and is alike is counted."""
    found = [(len([*same]), item) for item, same in groupby(items)]
    return ",".join(item if count == 1 else f"{count}*{item}" for count, item in found) or NOTHING


def _with(name: str, details: list[str]) -> str:
    return f"{name}({','.join(details)})" if details else name


class _Writer:
    def __init__(self, g: Game, exact: bool) -> None:
        self.g = g
        self.exact = exact
        self.places = Places(g)
        self.asking = None if g.reason else g.frames[-1]
        self.groups: dict[int, int] = {}

    def text(self) -> str:
        g = self.g
        parts = [" ".join(self.turn()), *(" ".join(self.player(seat)) for seat in range(g.seats))]
        going_on = [] if g.reason else self.going_on()
        return " / ".join([*parts, " ".join(going_on)] if going_on else parts)

    # --- the turn

    def turn(self) -> list[str]:
        g = self.g
        said = {
            "players": g.seats if g.seats != 2 else None,
            "turn": g.turn,
            "active": g.active,
            **self.moment(),
            "priority": g.priority if g.priority != g.active else None,
            "passed": g.passed or None,
            "regular": g.regular if g.regular != g.active else None,
            "row": g.turns_in_row if g.turns_in_row != 1 else None,
            "extra": _joined(g.extra_turns) if g.extra_turns else None,
            "out": _joined(g.lost) if g.lost else None,
            "attacked": g.defender if g.defender != codes.NOBODY else None,
            "hunted": self.hunted() if g.hunted else None,
            "entered": self.entered(),
            "started-at": g.setup.mojo if g.setup.mojo != STARTING_MOJO else None,
            "rules": self.rules(),
            "winner": _joined(g.winners) if g.reason else None,
            "reason": codes.REASON_NAMES[g.reason] if g.reason else None,
        }
        words = [word for word, table in TURN_WORDS.items() if getattr(g, table)]
        return [f"{word}={value}" for word, value in said.items() if value is not None] + words

    def moment(self) -> dict[str, str | None]:
        g = self.g
        place = g.frames[0].pc - (g.frames[0] is self.asking) if g.frames else 0
        word, step = MOMENTS[place]
        if g.reason:
            word, step = MOMENTS[0]
        names = {number: name for name, number in STEPS.items()}
        return {"moment": None if g.reason else word, "step": names[g.step] if g.step != step else None}

    def hunted(self) -> str:
        return NONE if self.g.hunted == codes.NOTHING else self.places.name(self.g.hunted)

    def entered(self) -> str | None:
        usual = default_order(self.g)
        return None if usual == sorted(usual) else _joined(map(self.places.name, sorted(usual)))

    def rules(self) -> str | None:
        switched = [word for word, field in SWITCHES.items() if getattr(self.g.setup, field)]
        return _joined(switched) if switched else None

    # --- players

    def player(self, seat: int) -> list[str]:
        g = self.g
        usual = {"taken": 0, "used": 0}
        numbers = {word: getattr(g, table)[seat] for word, table in PLAYER_NUMBERS.items()}
        said = [f"{word}={number}" for word, number in numbers.items() if number != usual.get(word)]
        limited = {what: name for name, what in LIMITED.items()}
        if mine := [compact(limited[what]) for by, what in g.limited_actions if by == seat]:
            said.append(f"limited={_items(mine)}")
        said.append(f"hand={self.held(g.hand[seat], seat)}")
        said.append(f"board={_items(self.piece(slot) for slot in g.board[seat])}")
        said.append(f"discard={self.held(g.discard[seat], seat)}")
        said.append(f"deck={self.held(g.deck[seat][::-1], seat)}")
        if self.places.playing[seat]:
            said.append(f"playing={self.held(self.places.playing[seat], seat)}")
        if self.places.removed[seat]:
            said.append(f"removed={self.held(self.places.removed[seat], seat)}")
        if self.places.under[seat]:
            said.append(f"under={_items(self.below(uid) for uid in self.places.under[seat])}")
        if played := sorted(compact(NAMES[card]) for by, card in g.played if by == seat):
            said.append(f"played={_items(played)}")
        if traits := sorted({trait for one, trait in g.turn_traits if one == seat}):
            names = {number: word for word, number in TRAITS.items()}
            said.append(f"traits={_joined(names[trait] for trait in traits)}")
        if abilities := [self.ability(one) for one in g.turn_abilities if one[0] == seat]:
            said.append(f"abilities={_items(abilities)}")
        return said

    def held(self, uids: list[int], seat: int) -> str:
        return _items(self.card(uid, seat) for uid in uids)

    def card(self, uid: int, seat: int) -> str:
        g = self.g
        details = [f"owner={g.owner_of[uid]}"] if g.owner_of[uid] != seat else []
        group = g.group_of[uid]
        if group & (1 << codes.SEAT_BITS) - 1 and g.zone_of[uid] in (codes.HAND, codes.DECK):
            number = self.groups.setdefault(group, len(self.groups) + 1)
            details.append(f"{GROUPED}={number}:{self.seats(group)}")
        return _with(compact(NAMES[g.def_of[uid]]) + self.known(uid), details)

    def below(self, uid: int) -> str:
        """A card under a piece, which may have left."""
        g = self.g
        ref = next(ref for ref, one in g.under if one == uid)
        piece = LOST if g.reason and not self.in_play(ref) else self.places.name(ref)
        return _with(compact(NAMES[g.def_of[uid]]) + self.known(uid), [f"below={piece}"])

    def ability(self, one: TurnAbility) -> str:
        """Of a player, with the card that gave it."""
        _, bundle, card_index, uid = one
        word, owner = bundle_of(bundle, card_index)
        details = [f"from={compact(NAMES[owner])}"] if owner != card_index else []
        details += [f"of={self.places.card(uid)}"] if uid >= 0 else []
        return _with(f"{compact(NAMES[card_index])}.{word}", details)

    def bundle(self, bundle: int, card_index: int) -> str:
        word, owner = bundle_of(bundle, card_index)
        return f"{compact(NAMES[owner])}.{word}"

    def seats(self, mask: int) -> str:
        return "".join(str(seat) for seat in range(self.g.seats) if mask >> seat & 1)

    def known(self, uid: int) -> str:
        seats = self.seats(self.g.known_of[uid])
        return f"@{seats}" if seats else ""

    def piece(self, slot: int) -> str:
        g = self.g
        uid, ref, seat = g.uid_of[slot], g.ref_of[slot], g.controller_of[slot]
        details = words_of(g.flags_of[slot], FLAGS)
        if uid < 0 and PRICE[g.card_of[slot]] >= 0:
            details.insert(0, TOKEN)
        for word, table in PIECE_NUMBERS.items():
            if getattr(g, table)[slot]:
                details.append(f"{word}={getattr(g, table)[slot]}")
        counters = g.counters_of[slot]
        details += [f"{word}={counters[at]}" for word, at in COUNTERS.items() if at < len(counters) and counters[at]]
        if g.owner_of_slot[slot] != seat:
            details.append(f"owner={g.owner_of_slot[slot]}")
        if uid >= 0 and g.holder_of[uid] != seat:
            details.append(f"holder={g.holder_of[uid]}")
        if uid >= 0 and g.def_of[uid] != g.card_of[slot]:
            details.append(f"is={compact(NAMES[g.def_of[uid]])}")
        details += [f"back={to}" for one, to in g.temporary_control if one == ref]
        if g.turn_keywords_of[slot]:
            details.append(f"turn={_joined(words_of(g.turn_keywords_of[slot], KEYWORDS))}")
        if g.turn_lost_of[slot]:
            details.append(f"lost={_joined(words_of(g.turn_lost_of[slot], KEYWORDS))}")
        if form := g.turn_form_of[slot]:
            details.append(f"{FORM}={form[0]}:{form[1]}:{_joined(words_of(form[2], KINDS))}")
        if bundles := g.turn_bundles_of[slot]:
            details.append(f"gained={_joined(self.bundle(one, g.card_of[slot]) for one in bundles)}")
        if g.kept_of[slot] >= 0:
            details.append(f"kept={self.bundle(g.kept_of[slot], g.card_of[slot])}")
        return _with(compact(NAMES[g.card_of[slot]]) + (self.known(uid) if uid >= 0 else ""), details)

    # --- what is going on

    def going_on(self) -> list[str]:
        g, name = self.g, self.places.name
        said: list[str] = []
        if course := self.course(g.frames[0]):
            said.append(f"course={_with('Game', course)}")
        for word, table in FRAME_LISTS.items():
            frames = getattr(g, table)[1:] if word == STACK else getattr(g, table)
            if frames:
                said.append(f"{word}={_items(self.frame(frame, word) for frame in frames)}")
        if g.assigned:
            said.append(f"assigned={_joined(map(self.hit, g.assigned))}")
        if g.ward_used:
            said.append(f"warded={_joined(f'{name(obj)}:{taken}' for obj, taken in g.ward_used)}")
        damagers = [(target, source) for target, source in g.damagers if self.in_play(target)]
        if damagers:
            said.append(f"damaged={_joined(f'{name(source)}>{name(target)}' for target, source in damagers)}")
        gone: list[str] = []
        while len(gone) < len(self.places.gone):
            gone.append(self.left(self.places.gone[len(gone)]))
        if gone:
            said.append(f"{GONE}={','.join(gone)}")
        return said

    def hit(self, hit: Hit) -> str:
        source, _, _, target, amount, deadly = hit
        return f"{self.places.name(source)}>{self.places.name(target)}:{amount}{'!' * deadly}"

    def in_play(self, ref: int) -> bool:
        return any(self.g.ref_of[slot] == ref for slot in in_play(self.g))

    def course(self, f: Frame) -> list[str]:
        """What the course of the game has asked so far."""
        if f is not self.asking or f.stage == FRESH:
            return [f"x={f.x}"] if f is self.asking and f.pc - 1 == MULLIGAN and f.x else []
        said = {"x": str(f.x or NONE), "stage": str(f.stage), "it": self.objects(f.selected), "picked": self.picks(f)}
        return [f"{word}={said[word]}" for word in COURSE if said[word] != NONE]

    def objects(self, found: Iterable[int]) -> str:
        return _joined(map(self.places.name, found))

    def picks(self, f: Frame) -> str:
        """The answers so far, which are numbers or objects, whatever the op asks. What was answered waits, too, where
        something else happens first: a card that is discarded may have something to say."""
        if f.stage == FRESH:
            return NONE
        op = PROGRAMS[f.program][f.pc - (f is self.asking)][0]
        assert op in PICK_NUMBERS | PICK_OBJECTS | PICK_NOTHING, f"op {op} asks, and no word says what"
        return _joined(f.picks) if op in PICK_NUMBERS else self.objects(f.picks)

    def frame(self, f: Frame, where: str) -> str:
        word, owner = word_of(f.program, f.card_index)
        name = compact(NAMES[f.card_index]) + (f".{word}" if word != PLAY else "")
        details = [f"by={f.controller}", *self.belongs(f)]
        if f.effect_of != f.controller:
            details.insert(1, f"effect={f.effect_of}")
        if owner != f.card_index and word not in OF_ANY:
            details.append(f"from={compact(NAMES[owner])}")
        place = f.pc - (f is self.asking)
        usual = 0 if where not in (STACK, "line") else ENTRIES[f.program]
        if self.exact and place != usual:
            details.append(f"at={place}")
        if f.what != kind_of(word):
            details.append(f"kind={next(name for name, what in WHAT.items() if what == f.what)}")
        details += [f"{word}={getattr(f, name)}" for word, name in REGISTERS.items() if getattr(f, name)]
        details += [word for word, (name, value) in REGISTER_WORDS.items() if getattr(f, name) == value]
        if f.by:  # a player's number where players are counted
            details.append(f"dealer={self.places.name(f.by) if f.by >= codes.CARD else f.by}")
        if f.that_player != codes.NOBODY:
            details.append(f"who={f.that_player}")
        if f.alignment:
            details.append(f"alignment={_joined(words_of(f.alignment, ALIGNMENTS))}")
        if f.entered:
            details.append(f"entered={_joined(compact(NAMES[one]) for one in f.entered)}")
        if f.done_of:
            details.append(f"whose={_joined(f.done_of)}")
        if where == STACK and f.obj:
            details.append(f"{CALLED}={self.places.name(f.obj)}")
        return _with(name, details + self.lists(f, owner))

    def belongs(self, f: Frame) -> list[str]:
        """The piece or card that it is of."""
        said, uid = [], -1
        if f.ref:
            said.append(f"of={self.places.name(f.ref)}")
            uid = self.card_of(f.ref)
        elif f.uid >= 0:
            said.append(f"of={self.places.card(f.uid)}")
            uid = f.uid
        if uid != f.uid:
            said.append(f"card={self.places.card(f.uid) if f.uid >= 0 else NONE}")
        return said

    def card_of(self, ref: int) -> int:
        g = self.g
        slot = next((slot for slot in in_play(g) if g.ref_of[slot] == ref), -1)
        if slot >= 0:
            return g.uid_of[slot]
        return g.last_known[ref][codes.LAST_UID] if ref in g.last_known else -1

    def lists(self, f: Frame, owner: int) -> list[str]:
        said: dict[str, str] = {}
        for word, name in OBJECTS.items():
            if word == "picked":
                said[word] = self.picks(f)
            else:
                of_cards = codes.CARD if word in OF_CARDS else 0  # uids become cards
                said[word] = self.objects(of_cards + one for one in getattr(f, name))
        return [f"{word}={text}" for word, text in said.items() if text != NONE] + self.announced(f, owner)

    def announced(self, f: Frame, owner: int) -> list[str]:
        said: list[str] = []
        at = 0
        while at < len(f.announced):
            group, length = f.announced[at], f.announced[at + 1]
            values = f.announced[at + 2 : at + 2 + length]
            numbers = holds_numbers(f.program, owner, group)
            said.append(f"{GROUP}{group}={_joined(values) if numbers else self.objects(values)}")
            at += 2 + length
        return said

    def left(self, ref: int) -> str:
        """What is remembered of what has left."""
        last = self.g.last_known[ref]
        assert len(last) == LAST_LENGTH, "more is remembered than there are words for"
        details = [f"by={last[codes.LAST_CONTROLLER]}"]
        if last[codes.LAST_OWNER] != last[codes.LAST_CONTROLLER]:
            details.append(f"owner={last[codes.LAST_OWNER]}")
        if last[codes.LAST_UID] >= 0:
            details.append(f"of={self.places.card(last[codes.LAST_UID])}")
        details += [f"{word}={last[at]}" for word, at in LAST.items() if last[at]]
        for word, (at, words) in LAST_MASKS.items():
            if last[at]:
                details.append(f"{word}={_joined(words_of(last[at], words))}")
        return _with(compact(NAMES[last[codes.LAST_CARD_INDEX]]), details)
