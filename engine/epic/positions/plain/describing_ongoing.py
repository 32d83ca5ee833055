"""What is going on in a game becomes data: effects that resolve, abilities that wait, answers so far.

Objects become things by where they are. Of a card that is not open to both players its place is not told, so that what
is shown of a determinized game does not tell where a card really lies.
"""

from __future__ import annotations

from engine.epic.language import Keyword
from engine.epic.positions.plain.abilities import (
    DEITY,
    DELAYED,
    EVENT,
    PARENT,
    abilities_of,
    card_index_of,
    step_at,
    word_of,
)
from engine.epic.positions.plain.answering import given_in, picked_in
from engine.epic.positions.plain.cards import unclaimed
from engine.epic.positions.plain.kinds import KEEPING
from engine.epic.positions.plain.places import has_declared, settles
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
    Effect,
    Gone,
    Ongoing,
    Thing,
)
from engine.epic.programs import ops
from engine.epic.programs.definitions import IS_DEITY, NAME
from engine.epic.rules import codes
from engine.epic.rules.derive import card_index_seen, slot_of
from engine.epic.rules.frame import asking_op
from engine.epic.rules.state import Game, TriggerEntry


def ongoing_of(g: Game, blocks: dict[int, int]) -> Ongoing | None:
    """What is half done, if anything is. `blocks`: numbers of those of more than one card."""
    things = _Things(g, blocks)
    found = Ongoing(
        initiative=g.initiative if settles(g) and g.initiative != g.seat else None,
        declared=settles(g) and has_declared(g),
        stack=_stack(things),
        resolving=tuple(_waiting(things, one) for one in g.resolving_triggers),
        pending=tuple(_waiting(things, one) for one in g.pending_triggers),
        gone=tuple(_gone(things, ref) for ref in things.gone),
        among=_among(things),
        picked=tuple(things.picked(obj) for obj in picked_in(g)),
        given=given_in(g),
        revealed=_revealed(g),
    )
    return None if found == Ongoing() else found


class _Things:
    """The things that the objects of a game are."""

    def __init__(self, g: Game, blocks: dict[int, int]) -> None:
        self.g = g
        self.blocks = blocks
        self.gone = _remembered(g)

    def thing(self, obj: int) -> Thing:
        if obj < codes.CARD:
            return Thing(PLAYER, obj)
        if obj < codes.FIRST_CHAMPION:
            return self.card(obj - codes.CARD)
        slot = slot_of(self.g, obj)
        return Thing(GONE, 0, self.gone.index(obj)) if slot < 0 else self._on_board(slot)

    def _on_board(self, slot: int) -> Thing:
        seat = self.g.controller_of[slot]
        return Thing(BOARD, seat, self.g.board[seat].index(slot))

    def card(self, uid: int) -> Thing:
        """A card, wherever it is."""
        g, seat, zone = self.g, self.g.owner_of[uid], self.g.zone_of[uid]
        if zone == codes.IN_PLAY:
            return self._on_board(next(slot for slots in g.board for slot in slots if g.uid_of[slot] == uid))
        if zone == codes.DISCARD:
            return Thing(DISCARD, seat, g.discard[seat].index(uid))
        if zone == codes.SUPPLEMENTAL:
            events = [other for other in g.supplemental[seat] if not IS_DEITY[g.def_of[other]]]
            return Thing(SUPPLEMENTAL, seat, events.index(uid))
        if g.known_of[uid] != g.seating.everyone:
            return Thing(HIDDEN, seat)
        block = self.blocks.get(g.block_of[uid], 0)
        if block:
            return Thing(BLOCK, seat, block)
        if zone == codes.HAND:
            return self.held(uid)
        return Thing(DECK, seat, len(g.deck[seat]) - 1 - g.deck[seat].index(uid))

    def held(self, uid: int) -> Thing:
        """A card in hand, by its place."""
        seat = self.g.owner_of[uid]
        return Thing(HAND, seat, self.g.hand[seat].index(uid))

    def picked(self, obj: int) -> Thing:
        """What the seat that decides has picked: of its own hand it knows every card."""
        if codes.CARD <= obj < codes.FIRST_CHAMPION and self.g.zone_of[obj - codes.CARD] == codes.HAND:
            return self.held(obj - codes.CARD)
        return self.thing(obj)


def _remembered(g: Game) -> list[int]:
    """Champions that left play and that something half done speaks of, in the order in which they entered."""
    spoken: set[int] = set()
    for frame in g.frames[1:]:
        spoken.update([frame[codes.REF], *frame[codes.SELECTED :]])
    for one in (*g.resolving_triggers, *g.pending_triggers):
        spoken.add(one[codes.TRIGGER_REF])
    return sorted(ref for ref in spoken if ref in g.last_known)


def _gone(things: _Things, ref: int) -> Gone:
    card_index, uid, controller, offense, defense, words, flags, unblocked, owner = things.g.last_known[ref]
    return Gone(
        card=NAME[card_index],
        controller=controller,
        owner=owner,
        offense=offense,
        defense=defense,
        keywords=Keyword(words),
        lost_abilities=flags & codes.LOST_ABILITIES != 0,
        unblocked=unblocked != 0,
        of=None if uid < 0 or things.g.zone_of[uid] == codes.GONE else things.card(uid),
    )


# --- effects ---------------------------------------------------------------------------------------------------------


def _stack(things: _Things) -> tuple[Effect, ...]:
    claimed: list[Thing] = []
    return tuple(_begun(things, f, claimed) for f in things.g.frames[1:])


def _begun(things: _Things, f: list[int], claimed: list[Thing]) -> Effect:
    """An effect that has begun. `claimed`: events of those below it."""
    g = things.g
    program, pc, uid, ref, controller, x, who = f[: codes.STAGE]
    card_index = card_index_of(program, card_index_seen(g, ref))
    word = word_of(card_index, program)
    of = _source(things, abilities_of(card_index)[word].of, uid, ref)
    if abilities_of(card_index)[word].of == EVENT:
        clear = unclaimed(_events(g), NAME[card_index], controller, claimed)
        claimed.append(things.card(uid))
        of = None if of == clear else of
    asked = asking_op(g)[0] if f is g.frames[-1] else -1
    return Effect(
        card=NAME[card_index],
        ability=word,
        controller=controller,
        of=of,
        step=step_at(program, pc - 1),
        x=0 if asked == ops.DIVIDE_DAMAGE else x,  # the number of its targets, or nothing
        who=_who(who),
        its=_selected(things, f) if asked < 0 or asked in KEEPING else (),
        done=f[codes.CHANGED] > 0,
        free=asked == ops.MODES_OF and f[codes.STAGE] == codes.FREE,
    )


def _selected(things: _Things, f: list[int]) -> tuple[Thing, ...]:
    """What an effect has selected, but for cards that left the game with their owner (1.9.3)."""
    zone_of = things.g.zone_of
    return tuple(
        things.thing(obj)
        for obj in f[codes.SELECTED :]
        if not (codes.CARD <= obj < codes.FIRST_CHAMPION and zone_of[obj - codes.CARD] == codes.GONE)
    )


def _waiting(things: _Things, trigger: TriggerEntry) -> Effect:
    """An ability that waits to resolve."""
    program, uid, ref, controller, x, who, _, *selected = trigger
    card_index = card_index_of(program, card_index_seen(things.g, ref))
    word = word_of(card_index, program)
    of = abilities_of(card_index)[word].of
    champions = [obj for obj in selected if slot_of(things.g, obj) >= 0]  # of a delayed one: see `Later`
    return Effect(
        card=NAME[card_index],
        ability=word,
        controller=controller,
        of=_source(things, of, uid, ref),
        x=0 if of == DELAYED else x,
        who=_who(who),
        its=tuple(things.thing(obj) for obj in champions),
    )


def _who(that_player: int) -> int | None:
    return None if that_player == codes.NOBODY else that_player


def _events(g: Game) -> list[list[str]]:
    return [[NAME[g.def_of[uid]] for uid in zone if not IS_DEITY[g.def_of[uid]]] for zone in g.supplemental]


def _source(things: _Things, of: str, uid: int, ref: int) -> Thing | None:
    """What an effect is of, where that is to be told."""
    if of in (DEITY, DELAYED, PARENT):
        return None
    return things.thing(ref) if ref else things.card(uid)


# --- the question ----------------------------------------------------------------------------------------------------


def _among(things: _Things) -> tuple[Thing, ...]:
    """Champions and players in the order in which they can be picked, where some were and it is not that of the
    boards."""
    g, picked = things.g, picked_in(things.g)
    if not picked or asking_op(g)[0] in (ops.PICK_SURVIVORS, ops.DAMAGE_IN_TURN):
        return ()  # those are picked in any order
    objects = g.offered.among if g.offered.among else sorted(picked)
    if any(codes.CARD <= obj < codes.FIRST_CHAMPION for obj in objects):
        return ()
    found = tuple(things.thing(obj) for obj in objects)
    return () if found == tuple(sorted(found, key=_place)) else found


def _place(thing: Thing) -> tuple[bool, int, int]:
    return thing.zone == BOARD, thing.seat, thing.place


def _revealed(g: Game) -> int:
    """How many cards of a deck were revealed, of which one is to be kept."""
    if len(g.frames) > 1 and asking_op(g)[0] == ops.REVEAL_TOP:
        return len(g.frames[-1]) - codes.SELECTED
    return 0
