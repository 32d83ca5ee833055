"""What a notation says becomes a game that waits for its decision. Raises BadNotation where it says what cannot be.

Cards get their uids and objects their numbers in the order in which they are said, so that what is offered in order of
numbers is offered in the same order again.
"""

from __future__ import annotations

from typing import Final, NoReturn

from engine.epic_tcg.positions.laws import status
from engine.epic_tcg.positions.notation.programs import LIMITED, OF_ANY, bundles_of, holds_numbers, kind_of, programs_of
from engine.epic_tcg.positions.notation.reading import Details, Named, Place, Read
from engine.epic_tcg.positions.notation.words import (
    CALLED,
    COUNTERS,
    FLAGS,
    FORM,
    FRAME_LISTS,
    GONE,
    GROUP,
    GROUPED,
    LAST,
    LAST_LENGTH,
    LAST_MASKS,
    LINE,
    LOST,
    MOMENT_WORDS,
    MOMENTS,
    OBJECTS,
    OF_CARDS,
    PICK_NUMBERS,
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
)
from engine.epic_tcg.programs.definitions import (
    ENTRIES,
    GAME,
    GIVES,
    GIVES_IN_DISCARD,
    PRICE,
    PROGRAMS,
    WORKS_IN_DISCARD,
    D,
)
from engine.epic_tcg.rules import codes, machine
from engine.epic_tcg.rules.limits import CARD_LIMIT, TOKEN_LIMIT, TURN_LIMIT
from engine.epic_tcg.rules.picks import FRESH
from engine.epic_tcg.rules.setup import STARTING_MOJO, Setup
from engine.epic_tcg.rules.state import Frame, Game, Hit, set_statics, touch
from engine.kernel.notation import BadNotation
from engine.kernel.random import Rng

_ZONES: Final = {  # where cards lie, but for those in play
    "hand": codes.HAND, "discard": codes.DISCARD, "deck": codes.DECK, "playing": codes.ON_LINE,
    "removed": codes.REMOVED, "under": codes.UNDER,
}  # fmt: skip
_PLAYER_USUAL: Final = {"mojo": STARTING_MOJO, "actions": 1}
_PIECE_TABLES: Final = ("damage_of", "turn_keywords_of", "turn_lost_of", "turn_offense_of", "turn_defense_of")


def build(read: Read, seed: int) -> Game:
    """The game in a position, at its decision, with this seed of what is random from there on."""
    return _Builder(read, seed).game()


def _fail(one: Place, wrong: str) -> NoReturn:
    raise BadNotation(f"At character {one[1] + 1} of the position {wrong}.", one[1])


class _Builder:
    def __init__(self, read: Read, seed: int) -> None:
        self.read = read
        self.turn = read.turn
        seats = len(read.players)
        switched = {SWITCHES[word] for word in self.turn.get("rules", ())}
        setup = Setup(
            tuple(() for _ in range(seats)),
            mojo=self.turn.get("started-at", STARTING_MOJO),
            pack_war="pack_war" in switched,
            every_window="every_window" in switched,
        )
        self.g = Game(setup, Rng(seed))
        self.object_of: dict[str, int] = {str(seat): seat for seat in range(seats)}
        self.frames: dict[str, list[Frame]] = {}

    def game(self) -> Game:
        g = self.g
        for seat, said in enumerate(self.read.players):
            self.player(seat, said)
        decks = tuple(
            tuple(D.names[g.def_of[uid]] for uid, owner in enumerate(g.owner_of) if owner == seat)
            for seat in range(g.seats)
        )
        g.setup = Setup(decks, mojo=g.setup.mojo, pack_war=g.setup.pack_war, every_window=g.setup.every_window)
        self.number_objects()
        self.course_of_turn()
        self.frames_of()
        self.remembered()
        self.fights()
        self.go_on()
        return g

    def index(self, one: Named) -> int:
        return D.index_of[one.card]

    # --- players

    def player(self, seat: int, said: Details) -> None:
        g = self.g
        for word, table in PLAYER_NUMBERS.items():
            getattr(g, table)[seat] = said.get(word, _PLAYER_USUAL.get(word, 0))
        for zone in ("hand", "board", "discard", "deck", "playing", "removed", "under"):
            if zone == "board":
                for one in said.get(zone, ()):
                    self.piece(one, seat)
                continue
            for at, one in enumerate(said.get(zone, ())):
                self.object_of[f"{zone}{seat}.{at}"] = codes.CARD + self.card(one, _ZONES[zone], seat)
        g.deck[seat].reverse()
        g.limited_actions = [*g.limited_actions, *[(seat, self.limited(name)) for name in said.get("limited", ())]]
        g.played = [*g.played, *[(seat, D.index_of[name]) for name in said.get("played", ())]]
        g.turn_traits = [*g.turn_traits, *[(seat, TRAITS[word]) for word in said.get("traits", ())]]
        if max(len(g.hand[seat]), len(g.deck[seat]), len(g.discard[seat])) > CARD_LIMIT:
            raise BadNotation(f"Player {seat} has more cards than the engine plays ({CARD_LIMIT}).")

    def card(self, one: Named, zone: int, seat: int) -> int:
        g = self.g
        uid, index = len(g.def_of), self.index(one)
        if PRICE[index] < 0:
            _fail((one.card, one.at), f"stands {one.card}, which is a token and no card")
        g.def_of.append(index)
        g.owner_of.append(one.more.get("owner", seat))
        g.zone_of.append(zone)
        g.holder_of.append(one.more.get("holder", seat))
        g.known_of.append(one.known)
        number, seats = one.more.get(GROUPED, (0, 0))
        g.group_of.append(number << codes.SEAT_BITS | seats)
        g.last_group = max(g.last_group, number)
        piles = {codes.HAND: g.hand, codes.DISCARD: g.discard, codes.DECK: g.deck}
        if zone in piles:
            piles[zone][seat].append(uid)
        if zone == codes.DECK and g.owner_of[uid] != seat:
            _fail((one.card, one.at), "a card lies in the deck of a player who does not own it")
        return uid

    def piece(self, one: Named, seat: int) -> None:
        g = self.g
        index, slot, more = self.index(one), len(g.card_of), one.more
        uid = -1
        if "expended" in more and "flipped" in more:
            _fail((one.card, one.at), f"stands {one.card}, which is expended and flipped")
        if "is" in more or (PRICE[index] >= 0 and TOKEN not in more):
            card = Named(more.get("is", one.card), one.at, one.known, more=more)
            uid = self.card(card, codes.IN_PLAY, seat)
            self.object_of[f"play{seat}.{len(g.board[seat])}"] = codes.CARD + uid
        g.card_of.append(index)
        g.ref_of.append(0)
        g.uid_of.append(uid)
        g.owner_of_slot.append(more.get("owner", seat))
        g.controller_of.append(seat)
        g.flags_of.append(sum(bit for word, bit in FLAGS.items() if word in more))
        for table in _PIECE_TABLES:
            getattr(g, table).append(0)
        for word, table in PIECE_NUMBERS.items():
            getattr(g, table)[slot] = more.get(word, 0)
        g.turn_keywords_of[slot], g.turn_lost_of[slot] = more.get("turn", 0), more.get("lost", 0)
        g.turn_form_of.append(more.get(FORM, ()))
        g.turn_bundles_of.append(tuple(map(self.bundle, more.get("gained", ()))))
        g.kept_of.append(self.bundle(more["kept"][0]) if more.get("kept") else -1)
        counters = [0] * len(D.counters)
        for word, at in COUNTERS.items():
            counters[at] = more.get(word, 0)
        while counters and not counters[-1]:
            counters.pop()
        g.counters_of.append(tuple(counters))
        g.board[seat].append(slot)
        if len(g.card_of) > TOKEN_LIMIT:
            raise BadNotation(f"There are more champions and objects in play than the engine keeps ({TOKEN_LIMIT}).")

    def limited(self, name: str) -> int:
        if name not in LIMITED:
            raise BadNotation(f"{name} gives no limited actions.")
        return LIMITED[name]

    def bundle(self, one: Named) -> int:
        """A bundle of abilities, by its card and word."""
        owner = D.index_of[one.more.get("from", one.card)]
        found = bundles_of(owner).get(one.word, -1)
        if found < 0:
            _fail((one.card, one.at), f'stands {one.card}, which has no "{one.word}"')
        return found

    # --- objects

    def number_objects(self) -> None:
        """Numbers for what has left, then for pieces and the line in their order, then for what resolves."""
        g = self.g
        ongoing = self.read.ongoing
        for at in range(len(ongoing.get(GONE, ()))):
            self.object_of[f"{GONE}.{at}"] = self.serial() | codes.LINE_SLOT
        self.object_of[LOST] = self.serial() | codes.LINE_SLOT
        slots = {f"{seat}.{at}": slot for seat, mine in enumerate(g.board) for at, slot in enumerate(mine)}
        usual = [*slots, *[f"{LINE}.{at}" for at in range(len(ongoing.get(LINE, ())))]]
        entered = self.turn.get("entered", [(name, 0) for name in usual])
        if sorted(name for name, _ in entered) != sorted(usual):
            raise BadNotation("The order in which all entered names each piece and all on the line once.")
        for name, _ in entered:
            self.object_of[name] = self.serial() | slots.get(name, codes.LINE_SLOT)
        for at, one in enumerate(ongoing.get(STACK, ())):
            if CALLED in one.more:
                self.object_of[f"{STACK}.{at}"] = self.serial() | codes.LINE_SLOT
        for name, slot in slots.items():
            g.ref_of[slot] = self.object_of[name]
        order = sorted(slots.values(), key=lambda slot: g.ref_of[slot])
        sources = [slot for slot in order if GIVES[g.card_of[slot]]]
        sources += [~uid for pile in g.discard for uid in pile if GIVES_IN_DISCARD[g.def_of[uid]]]
        set_statics(g, sources)
        g.working = [uid for pile in g.discard for uid in pile if WORKS_IN_DISCARD[g.def_of[uid]]]
        boards = zip(self.read.players, g.board, strict=True)
        given = [
            (g.ref_of[slot], one.more["back"])
            for said, slots_of in boards
            for one, slot in zip(said.get("board", ()), slots_of, strict=True)
            if "back" in one.more
        ]
        g.temporary_control = sorted(given)

    def serial(self) -> int:
        self.g.last_serial += 1
        return self.g.last_serial << codes.SLOT_BITS

    def object(self, one: Place) -> int:
        found = self.object_of.get(one[0])
        if found is None:
            _fail(one, f"stands {one[0]}, and there is nothing")
        return found

    def uid(self, one: Place) -> int:
        found = self.object(one) - codes.CARD
        if not 0 <= found < len(self.g.def_of):
            _fail(one, f"stands {one[0]}, which is no card")
        return found

    # --- the turn

    def course_of_turn(self) -> None:
        g, said = self.g, self.turn
        g.turn = said.get("turn", 1)
        g.active = said.get("active", 0)
        moment = said.get("moment", "build")
        place = MOMENT_WORDS.index(moment)
        g.step = STEPS[said["step"]] if "step" in said else MOMENTS[0 if "reason" in said else place][1]
        g.priority = said.get("priority", g.active)
        g.passed = said.get("passed", 0)
        g.regular = said.get("regular", g.active)
        g.turns_in_row = said.get("row", 1)
        g.extra_turns = tuple(said.get("extra", ()))
        g.lost = tuple(said.get("out", ()))
        g.players = tuple(seat for seat in range(g.seats) if seat not in g.lost)
        g.defender = said.get("attacked", codes.NOBODY)
        for word, table in TURN_WORDS.items():
            setattr(g, table, word in said)
        if "hunted" in said:
            g.hunted = self.object(said["hunted"][0]) if said["hunted"] else codes.NOTHING
        if g.turn > TURN_LIMIT or g.passed > len(g.players):
            raise BadNotation("There are more turns, or more have passed, than there can be.")
        course = Frame(GAME, codes.OF_GAME, g.active)
        course.pc = place
        g.frames = [course]

    # --- frames

    def frames_of(self) -> None:
        g, ongoing = self.g, self.read.ongoing
        for word, table in FRAME_LISTS.items():
            frames = [self.frame(one, word, at) for at, one in enumerate(ongoing.get(word, ()))]
            setattr(g, table, g.frames + frames if word == STACK else frames)
        course = g.frames[0]
        said = ongoing.get("course", {})
        course.x, course.stage = said.get("x", 0), said.get("stage", FRESH)
        course.selected = [self.object(one) for one in said.get("it", ())]
        course.picks = self.picks(course, said)

    def frame(self, one: Named, where: str, at: int) -> Frame:
        more, index = one.more, self.index(one)
        owner = D.index_of[more["from"]] if "from" in more else index
        program = OF_ANY.get(one.word, programs_of(owner).get(one.word, -1))
        if program < 0:
            _fail((one.card, one.at), f'stands {one.card}, which has no "{one.word}"')
        kind = WHAT[more["kind"]] if "kind" in more else kind_of(one.word)
        f = Frame(program, kind, more.get("by", 0), index)
        f.pc = more.get("at", ENTRIES[program] if where in (STACK, LINE) else 0)
        if not 0 <= f.pc < len(PROGRAMS[program]):
            _fail((one.card, one.at), f"an effect of {one.card} goes on where its program has no step")
        if where == LINE:
            f.obj = self.object_of[f"{LINE}.{at}"]
        elif CALLED in more:
            f.obj = self.object(more[CALLED])
        self.belongs(f, more)
        self.registers(f, more)
        f.picks = self.picks(f, more)
        for word in more:
            if word.startswith(GROUP) and word[1:].isdigit():
                group = int(word[1:])
                numbers = self.holds(one, program, owner, group)
                f.announce(group, [self.value(thing, numbers=numbers) for thing in more[word]])
        return f

    def registers(self, f: Frame, more: Details) -> None:
        """What a frame knows, but for what was announced and picked."""
        for word, name in REGISTERS.items():
            setattr(f, name, more.get(word, 0))
        for word, (name, value) in REGISTER_WORDS.items():
            if word in more:
                setattr(f, name, value)
        if "dealer" in more:
            f.by = self.value(more["dealer"], numbers=more["dealer"][0].isdigit())
        f.effect_of, f.alignment = more.get("effect", f.controller), more.get("alignment", 0)
        f.entered = tuple(D.index_of[name] for name in more.get("entered", ()))
        f.done_of = list(more.get("whose", ()))
        f.that_player = more.get("who", codes.NOBODY)
        for word, name in OBJECTS.items():
            if word != "picked":
                find = self.uid if word in OF_CARDS else self.object
                found = [find(thing) for thing in more.get(word, ())]
                setattr(f, name, tuple(found) if name == "asked" else found)

    def holds(self, one: Named, program: int, owner: int, group: int) -> bool:
        try:
            return holds_numbers(program, owner, group)
        except AssertionError:
            _fail((one.card, one.at), f"an effect of {one.card} announces nothing as {GROUP}{group}")

    def belongs(self, f: Frame, more: Details) -> None:
        """The piece or card that it is of."""
        if "of" not in more:
            return
        obj = self.object(more["of"])
        if codes.CARD <= obj < codes.FIRST_PIECE:
            f.uid = obj - codes.CARD
        else:
            f.ref = obj
            f.uid = self.card_of(more["of"][0])
        if "card" in more:
            f.uid = self.uid(more["card"][0]) if more["card"] else -1

    def card_of(self, name: str) -> int:
        """Of a piece, or of what has left."""
        if name in self.object_of and f"play{name}" in self.object_of:
            return self.object_of[f"play{name}"] - codes.CARD
        if name.startswith(f"{GONE}."):
            one = self.read.ongoing[GONE][int(name.partition(".")[2])]
            return self.uid(one.more["of"]) if "of" in one.more else -1
        return -1

    def picks(self, f: Frame, said: Details) -> list[int]:
        op = PROGRAMS[f.program][f.pc][0]
        return [self.value(one, numbers=op in PICK_NUMBERS) for one in said.get("picked", ())]

    def value(self, one: Place, *, numbers: bool) -> int:
        if not numbers:
            return self.object(one)
        if not one[0].isdigit():
            _fail(one, f"stands {one[0]}, and a number was expected")
        return int(one[0])

    # --- what is remembered

    def remembered(self) -> None:
        g = self.g
        for seat, said in enumerate(self.read.players):
            for at, one in enumerate(said.get("under", ())):
                piece = self.object(one.more["below"]) if "below" in one.more else self.object_of[LOST]
                g.under = [*g.under, (piece, self.object_of[f"under{seat}.{at}"] - codes.CARD)]
            for one in said.get("abilities", ()):
                uid = self.uid(one.more["of"]) if "of" in one.more else -1
                g.turn_abilities = [*g.turn_abilities, (seat, self.bundle(one), self.index(one), uid)]
        for at, one in enumerate(self.read.ongoing.get(GONE, ())):
            more = one.more
            last = [0] * LAST_LENGTH
            last[codes.LAST_CARD_INDEX] = self.index(one)
            last[codes.LAST_UID] = self.uid(more["of"]) if "of" in more else -1
            last[codes.LAST_CONTROLLER] = more.get("by", 0)
            last[codes.LAST_OWNER] = more.get("owner", more.get("by", 0))
            for word, place in LAST.items():
                last[place] = more.get(word, 0)
            for word, (place, _) in LAST_MASKS.items():
                last[place] = more.get(word, 0)
            g.last_known[self.object_of[f"{GONE}.{at}"]] = tuple(last)

    def fights(self) -> None:
        g, said = self.g, self.read.ongoing
        g.assigned = [self.hit(*one) for one in said.get("assigned", ())]
        g.ward_used = [(self.object(target), taken) for target, taken in said.get("warded", ())]
        g.damagers = [(self.object(target), self.object(source)) for source, target in said.get("damaged", ())]

    def hit(self, source: Place, target: Place, amount: int, deadly: bool) -> Hit:
        g, ref = self.g, self.object(source)
        slot = next((slot for slot, one in enumerate(g.ref_of) if one == ref), -1)
        if slot < 0:
            _fail(source, f"stands {source[0]}, which is no piece that could deal damage")
        return ref, g.controller_of[slot], g.card_of[slot], self.object(target), amount, int(deadly)

    # --- to the decision

    def go_on(self) -> None:
        """Ask again what was asked, or end. What the text leaves unsettled happens first."""
        g = self.g
        if "reason" in self.turn:
            g.winners, g.frames = tuple(self.turn.get("winner", ())), []
            g.reason = codes.REASON_NAMES.index(self.turn["reason"])
            return
        touch(g)
        try:
            machine.advance(g)
            broken = status(g)
        except (AssertionError, LookupError, StopIteration, ValueError, TypeError) as error:
            raise BadNotation("What is going on in this position cannot be.") from error
        if broken:
            raise BadNotation(f"This position cannot be: {broken[0]}.")
