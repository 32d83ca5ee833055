"""What is going on in a position becomes frames and triggers of its game, where cards and champions are already."""

from __future__ import annotations

from engine.epic.positions.plain.abilities import (
    ANY_CHAMPION,
    CHAMPION,
    DEITY,
    DELAYED,
    EVENT,
    PARENT,
    delayed_of,
)
from engine.epic.positions.plain.cards import card_index, hidden_in, unclaimed
from engine.epic.positions.plain.checking_ongoing import ability_of, op_of, step_place
from engine.epic.positions.plain.position import (
    BLOCK,
    BOARD,
    DECK,
    DISCARD,
    GONE,
    HAND,
    HIDDEN,
    PLAYER,
    SUPPLEMENTAL,
    BadPosition,
    Effect,
    Gone,
    Later,
    Position,
    Thing,
)
from engine.epic.programs import ops
from engine.epic.programs.definitions import IS_DEITY, RIGHTEOUS_PROGRAM, D
from engine.epic.rules import codes, picks
from engine.epic.rules.frame import seats
from engine.epic.rules.state import Game, TriggerEntry

_BEGUN: tuple[int, ...] = (ops.DISCARD_CARDS, ops.REVEAL_TOP)  # what they began with is not there any more


class Things:
    """The objects of a game that the things of its position are."""

    def __init__(self, g: Game, position: Position) -> None:
        self.g = g
        self.position = position
        self.gone: list[int] = []

    def obj(self, thing: Thing, taken: list[int], card: str = "") -> int:
        """A player, champion or card. Of hidden cards one that is not in `taken`, if possible the one with this
        name."""
        if thing.zone == PLAYER:
            return thing.seat
        if thing.zone == BOARD:
            return self.g.ref_of[self.g.board[thing.seat][thing.place]]
        if thing.zone == GONE:
            return self.gone[thing.place]
        return codes.CARD + self.uid(thing, taken, card)

    def uid(self, thing: Thing, taken: list[int], card: str = "") -> int:
        """A card, also one that is in play."""
        g = self.g
        if thing.zone == BOARD:
            return g.uid_of[g.board[thing.seat][thing.place]]
        if thing.zone in (BLOCK, HIDDEN):
            return self._hidden(thing, taken, card)
        return self._lying(thing.zone, thing.seat, thing.place)

    def _lying(self, zone: str, seat: int, place: int) -> int:
        g = self.g
        if zone == DECK:
            return g.deck[seat][-1 - place]
        if zone == SUPPLEMENTAL:
            return [uid for uid in g.supplemental[seat] if not IS_DEITY[g.def_of[uid]]][place]
        return g.hand[seat][place] if zone == HAND else g.discard[seat][place]

    def _hidden(self, thing: Thing, taken: list[int], card: str) -> int:
        lying = hidden_in(self.position, thing)
        found = [self._lying(zone, thing.seat, place) for zone, place in lying]
        free = [uid for uid in found if codes.CARD + uid not in taken]
        if not free:
            raise BadPosition(f"Seat {thing.seat} has not so many hidden cards.")
        named = [uid for uid in free if card and self.g.def_of[uid] == card_index(card)]
        return (named or free)[0]


def resume(g: Game, position: Position) -> None:
    """Let what is half done go on: the last effect is about to ask, or the batch to be ordered."""
    ongoing = position.ongoing
    assert ongoing is not None, "asked where something is half done"
    _pick_first(g, position)
    things = Things(g, position)
    for gone in ongoing.gone:
        _remember(g, things, gone)
    claimed: list[Thing] = []
    for effect in ongoing.stack:
        g.frames.append(_frame(things, effect, claimed))
    if ongoing.stack:
        _about_to_ask(g, position)
    g.resolving_triggers = [_waiting(things, effect) for effect in ongoing.resolving]
    g.pending_triggers = [_waiting(things, effect) for effect in ongoing.pending]


def _remember(g: Game, things: Things, gone: Gone) -> None:
    """A champion that left play; its reference is that of no other one."""
    g.last_serial += 1
    ref = g.last_serial << codes.SLOT_BITS
    uid = -1 if gone.of is None else things.uid(gone.of, [], gone.card)
    flags = codes.LOST_ABILITIES if gone.lost_abilities else 0
    g.last_known[ref] = (
        card_index(gone.card), uid, gone.controller, gone.offense, gone.defense, int(gone.keywords), flags,
        int(gone.unblocked), gone.owner,
    )  # fmt: skip
    things.gone.append(ref)


def _source(things: Things, effect: Effect) -> tuple[int, int]:
    """The card and the champion that an effect or ability is of, where it says so."""
    g, of = things.g, ability_of(effect).of
    if of == DEITY:
        return g.supplemental[effect.controller][0], 0
    if of == DELAYED:
        return delayed_uid(g, effect.card, effect.controller), 0
    assert effect.of is not None, "the position was checked"
    if of in (CHAMPION, ANY_CHAMPION):
        ref = things.obj(effect.of, [])
        return (g.last_known[ref][codes.LAST_UID] if ref in g.last_known else things.uid(effect.of, [])), ref
    return things.uid(effect.of, [], effect.card), 0


def _frame(things: Things, effect: Effect, claimed: list[Thing]) -> list[int]:
    """The frame of an effect that has begun. `claimed`: events of those below it."""
    g, ability = things.g, ability_of(effect)
    if ability.of == PARENT:
        below = g.frames[-1]
        uid, ref = below[codes.UID], below[codes.REF]
    elif ability.of == EVENT:
        supplemental = [player.supplemental for player in things.position.players]
        of = effect.of or unclaimed(supplemental, effect.card, effect.controller, claimed)
        assert of is not None, "the position was checked"
        claimed.append(of)
        uid, ref = things.uid(of, [], effect.card), 0
    else:
        uid, ref = _source(things, effect)
    frame = [ability.program, step_place(effect) + 1, uid, ref, effect.controller, effect.x, _who(effect), 0, 0]
    frame[codes.STAGE] = codes.FREE if effect.free else picks.FRESH
    frame[codes.CHANGED] = int(effect.done)
    for thing in effect.its:
        frame.append(things.obj(thing, frame[codes.SELECTED :]))
    return frame


def _who(effect: Effect) -> int:
    return codes.NOBODY if effect.who is None else effect.who


def _about_to_ask(g: Game, position: Position) -> None:
    """The op at which the last effect waits is carried out once more."""
    ongoing = position.ongoing
    assert ongoing is not None, "asked where something is half done"
    f, asked = g.frames[-1], op_of(ongoing.stack[-1])[0]
    f[codes.PC] -= 1
    if asked == ops.DISCARD_CARDS and g.seating.many and _one_of_several(g, f, op_of(ongoing.stack[-1])):
        f[codes.THAT_PLAYER] = position.seat
    if asked in _BEGUN:
        f[codes.STAGE] = picks.PICKING
    if asked == ops.REVEAL_TOP:
        f.extend(codes.CARD + uid for uid in g.deck[f[codes.CONTROLLER]][: -ongoing.revealed - 1 : -1])


def _one_of_several(g: Game, f: list[int], op: ops.Op) -> bool:
    """Who discards is that player: the owner or controller of something, or one after the other of several."""
    _, _, who, _ = op
    return who in (ops.ITS_OWNER, ops.ITS_CONTROLLER) or len(seats(g, f, who)) > 1


def _waiting(things: Things, effect: Effect) -> TriggerEntry:
    """An ability that waits to resolve."""
    ability = ability_of(effect)
    uid, ref = _source(things, effect)
    if ability.of == DELAYED:
        refs = [things.obj(thing, []) for thing in effect.its]
        return _delayed(ability.program, uid, effect.controller, _who(effect), refs)
    ability_id = -1 if ability.program == RIGHTEOUS_PROGRAM else D.ability_id_of[ability.program]
    return (ability.program, uid, ref, effect.controller, effect.x, _who(effect), ability_id)


# --- what waits for the end of the turn ------------------------------------------------------------------------------


def delayed(g: Game, later: Later) -> TriggerEntry:
    """An effect that waits for the end of the turn. Raises BadPosition."""
    programs = delayed_of(card_index(later.card))
    if not programs:
        raise BadPosition(f"{later.card} leaves nothing for the end of the turn.")
    uid = delayed_uid(g, later.card, later.controller)
    refs: list[int] = []
    for seat, at in later.champions:
        if at >= len(g.board[seat]):
            raise BadPosition(f"Seat {seat} has no champion number {at}.")
        refs.append(g.ref_of[g.board[seat][at]])
    return _delayed(programs[0], uid, later.controller, later.who, refs)


def _delayed(program: int, uid: int, controller: int, who: int, refs: list[int]) -> TriggerEntry:
    """It is about champions, or about a player."""
    its = refs or [who]
    return (program, uid, 0, controller, 0, who, -1, *its)


def delayed_uid(g: Game, card: str, controller: int) -> int:
    """The card of an effect that waits for the end of the turn: one of this name, best in the discard pile. Where there
    is none to be seen it is one of those that not all players know. Raises BadPosition where there is none either."""
    mine = [uid for uid in range(len(g.def_of)) if g.owner_of[uid] == controller and not IS_DEITY[g.def_of[uid]]]
    named = [uid for uid in mine if g.def_of[uid] == card_index(card)]
    unseen = [
        uid for uid in mine if g.zone_of[uid] in (codes.HAND, codes.DECK) and g.known_of[uid] != g.seating.everyone
    ]
    if not named + unseen:
        raise BadPosition(f"Seat {controller} has no {card} that could wait for the end of the turn.")
    return min(named or unseen, key=lambda uid: g.zone_of[uid] != codes.DISCARD)


# --- cards that were picked ------------------------------------------------------------------------------------------


def _pick_first(g: Game, position: Position) -> None:
    """Of cards alike the first is picked first. Those that were picked change numbers with others so that it is so."""
    ongoing = position.ongoing
    assert ongoing is not None, "asked where something is half done"
    for zone, piles in ((HAND, g.hand), (DISCARD, g.discard)):
        for seat, pile in enumerate(piles):
            picked = [thing.place for thing in ongoing.picked if (thing.zone, thing.seat) == (zone, seat)]
            for at, place in enumerate(picked):
                for other in range(len(pile)):
                    if other not in picked[:at] and pile[other] < pile[place] and _alike(g, pile[other], pile[place]):
                        _exchange(g, pile, place, other)


def _alike(g: Game, one: int, other: int) -> bool:
    """Whether the numbers of two cards alone decide which of them is picked first."""
    return (g.def_of[one], g.known_of[one]) == (g.def_of[other], g.known_of[other])


def _exchange(g: Game, pile: list[int], one: int, other: int) -> None:
    """Two cards alike exchange their numbers, and keep what else is known of each."""
    uids = pile[one], pile[other]
    pile[one], pile[other] = uids[1], uids[0]
    g.block_of[uids[0]], g.block_of[uids[1]] = g.block_of[uids[1]], g.block_of[uids[0]]
    exchanged = dict(zip(uids, reversed(uids), strict=True))
    g.broken = [exchanged.get(uid, uid) for uid in g.broken]
