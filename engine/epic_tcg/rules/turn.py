"""The beginning of a game and the steps of a turn (rule book, Getting Started and Turns). The turn is a program like
any other (`programs/game.py`); handlers go to its labels."""

from __future__ import annotations

from typing import Final

from engine.epic_tcg.programs import bits
from engine.epic_tcg.programs.game import BUILD_PLACE, END, PRE_BATTLE, PREPARE
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.rules import atoms, codes, events, moving, triggers
from engine.epic_tcg.rules.candidates import ranked
from engine.epic_tcg.rules.limits import TURN_LIMIT
from engine.epic_tcg.rules.picks import FRESH, offer
from engine.epic_tcg.rules.state import Frame, Game, in_play, left_of, touch, touch_around, turn_order

OPENING_CARDS: Final = 5  # rule book, Hand Size
HAND_LIMIT: Final = 10


def opening_hands(g: Game, f: Frame, op: Op) -> bool:
    atoms.note(g, events.STARTED, g.active)
    for seat in turn_order(g, g.active):
        moving.draw(g, seat, OPENING_CARDS)
    return False


def mulligans(g: Game, f: Frame, op: Op) -> bool:
    """Each player once, the starting player first: any number of cards to the bottom of the deck, shuffled, and as many
    drawn, 1 Mojo lost for each (rule book, Taking a Mulligan). X is how many have decided."""
    order = turn_order(g, g.active)
    if f.x == len(order):
        return False
    seat = order[f.x]
    among = ranked(g, [codes.CARD + uid for uid in g.hand[seat]])
    if offer(g, f, seat, codes.MULLIGAN, among, 0, len(among)):
        return True
    f.x += 1
    f.pc -= 1
    uids = [card - codes.CARD for card in f.picks]
    atoms.note(g, events.MULLIGAN, seat, n=len(uids))
    for uid in uids:
        atoms.note(g, events.TO_BOTTOM, seat, g.def_of[uid], codes.CARD + uid, seen=1 << seat)
    moving.to_bottom(g, list(uids), 1 << seat)
    atoms.lose_mojo(g, seat, moving.draw(g, seat, len(uids)))
    return False


def start_turn(g: Game, f: Frame, op: Op) -> bool:
    """Every player gains an action (rule book, Actions). The very first turn starts in the Build Step."""
    g.turn += 1
    if g.turn > TURN_LIMIT:
        atoms.end_game(g, (), codes.BY_LIMIT)
        return False
    g.step = PREPARE
    g.passed = 0
    g.priority = g.active
    f.x = 0
    touch(g)
    atoms.note(g, events.TURN, g.active, n=g.turn)
    for seat in g.players:
        atoms.set_actions(g, seat, 1)
        g.endless_uses[seat] = 0
    if g.turn == 1:
        g.regular, g.turns_in_row = g.active, 1
        f.pc = BUILD_PLACE
    return False


def prepare_step(g: Game, f: Frame, op: Op) -> bool:
    """The active player prepares all champions and objects, then draws. Nobody may play anything; what triggers is put
    on the line in the Pre-Battle Step."""
    for slot in in_play(g):
        if g.flags_of[slot] & (codes.TURNED | codes.STAYS_UNPREPARED << g.active):  # most do not change
            atoms.prepare_in_step(g, slot)
    moving.draw(g, g.active, 1)
    return False


def begin_step(g: Game, f: Frame, op: Op) -> bool:
    """The active player has priority first; what triggers at the beginning waits to be put on the line."""
    _, g.step = op
    g.passed = 0
    g.priority = g.active
    touch_around(g)
    atoms.note(g, events.STEP, g.active, n=g.step)
    if g.step == PRE_BATTLE:
        triggers.of_player(g, g.active, bits.M_YOUR_PRE_BATTLE)
    if g.step == END:
        for seat in turn_order(g, g.active):
            triggers.of_player(g, seat, bits.M_EACH_END)
        g.waiting += g.delayed
        g.delayed = []
    return False


def hand_limit(g: Game, f: Frame, op: Op) -> bool:
    """The active player discards down to 10 (rule book, Hand Size)."""
    excess = len(g.hand[g.active]) - HAND_LIMIT
    if f.stage == FRESH and excess <= 0:
        return False
    among = ranked(g, [codes.CARD + uid for uid in g.hand[g.active]])
    if offer(g, f, g.active, codes.DISCARDS, among, excess, excess):
        return True
    moving.discard(g, [card - codes.CARD for card in f.picks])
    return False


def end_turn(g: Game, f: Frame, op: Op) -> bool:
    """The end of the End Step, then the next turn: that of the player to the left, or an extra one. Triggers that still
    wait are put on the line in the next turn."""
    atoms.clean_pieces(g)
    for seat in g.players:
        atoms.set_actions(g, seat, 0)
    g.played = []
    if not (g.waiting or g.batch or g.line):
        moving.forget(g)
    g.turns_taken[g.active] += 1
    f.pc = op[1]
    next_player(g)
    return False


def next_player(g: Game) -> None:
    """Whose turn is next: an extra turn comes first, unless it would be that player's third in a row; then the player
    to the left."""
    before = g.active
    taken = [seat for seat in g.extra_turns if seat in g.players and not (seat == before and g.turns_in_row > 1)]
    g.extra_turns = tuple(taken[1:])
    if taken:
        g.active = taken[0]
    else:
        g.regular = g.active = left_of(g, g.regular)
    g.turns_in_row = g.turns_in_row + 1 if g.active == before else 1
