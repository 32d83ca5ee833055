"""What ops of effects do to players, their hands and decks. Handlers like those of `effects.py`."""

from __future__ import annotations

from engine.epic_tcg.programs import ops
from engine.epic_tcg.programs.definitions import FILTERS
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.rules import atoms, codes, moving
from engine.epic_tcg.rules.candidates import ranked
from engine.epic_tcg.rules.derive import card_matches, seats, settled
from engine.epic_tcg.rules.effects import taken_first
from engine.epic_tcg.rules.picks import FRESH, PICKED, offer
from engine.epic_tcg.rules.selected import uids_of
from engine.epic_tcg.rules.settling import eliminate
from engine.epic_tcg.rules.state import Frame, Game


def draw(g: Game, f: Frame, op: Op) -> bool:
    f.changed = sum(moving.draw(g, seat, f.number) for seat in seats(g, f, op[1]))
    return False


def draw_them(g: Game, f: Frame, op: Op) -> bool:
    whose = seats(g, f, op[1])
    uids = [uid for uid in uids_of(g, f) if g.zone_of[uid] == codes.DECK]
    f.changed = moving.draw_these(g, uids, whose[0]) if whose else 0
    return False


def look(g: Game, f: Frame, op: Op) -> bool:
    """Top cards of a deck, the top one first: IT, and the zone TOP of this effect."""
    _, who, by_all = op
    whose = seats(g, f, who)
    f.shown = g.deck[whose[0]][: -f.number - 1 : -1] if whose else []
    for uid in f.shown:
        moving.reveal(g, uid, moving.everyone(g) if by_all else 1 << f.controller)
    f.selected = [codes.CARD + uid for uid in f.shown]
    return False


def show(g: Game, f: Frame, op: Op) -> bool:
    for uid in uids_of(g, f):
        moving.reveal(g, uid, moving.everyone(g))
    return False


def count_all(g: Game, f: Frame, op: Op) -> bool:
    f.number = len(g.hand[f.controller])
    return False


def reveal(g: Game, f: Frame, op: Op) -> bool:
    """Show cards of one's hand: exactly so many, or none where there are fewer; X is how many."""
    _, what, flags = op
    among = _in_hand(g, f, f.controller, what)
    least = 0 if flags & ops.UP_TO else f.number
    most = f.number if len(among) >= least else 0
    if offer(g, f, f.controller, codes.PICKS, among, least, most):
        return True
    for card in f.picks:
        moving.reveal(g, card - codes.CARD, moving.everyone(g))
    f.x = f.changed = len(f.picks)
    return False


def discard_them(g: Game, f: Frame, op: Op) -> bool:
    uids = [uid for uid in uids_of(g, f) if g.zone_of[uid] == codes.HAND]
    if taken_first(g, f, uids):
        return False
    moving.discard(g, uids)
    f.changed = len(uids)
    return False


def discard(g: Game, f: Frame, op: Op) -> bool:
    """Cards of each player's choice, or at random, as many as there are; one player after the other: `by` counts
    those that have."""
    _, who, what, flags = op
    whose = seats(g, f, who)
    if f.by == 0 and f.stage == FRESH:
        f.changed = 0
    if f.by >= len(whose):
        f.by = 0
        return False
    seat = whose[f.by]
    among = _in_hand(g, f, seat, what)
    if flags & ops.AT_RANDOM:
        if f.stage == FRESH:
            g.rng.shuffle(among)
            f.picks = among[: f.number]
        f.stage = FRESH
    elif offer(g, f, seat, codes.DISCARDS, among, 0 if flags & ops.UP_TO else f.number, f.number):
        return True
    if taken_first(g, f, [card - codes.CARD for card in f.picks]):
        f.stage = PICKED
        return False
    uids = [card - codes.CARD for card in f.picks if g.zone_of[card - codes.CARD] == codes.HAND]
    f.changed += len(uids)
    moving.discard(g, uids)
    f.by += 1
    f.pc -= 1
    return False


def discard_hand(g: Game, f: Frame, op: Op) -> bool:
    _, who, what = op
    uids = [card - codes.CARD for seat in seats(g, f, who) for card in _in_hand(g, f, seat, what)]
    if taken_first(g, f, uids):
        return False
    moving.discard(g, uids)
    f.changed = len(uids)
    return False


def _in_hand(g: Game, f: Frame, seat: int, what: int) -> list[int]:
    """Cards in a player's hand that match a filter, as they are offered."""
    wanted = settled(g, f, FILTERS[what])
    return ranked(g, [codes.CARD + uid for uid in g.hand[seat] if card_matches(wanted, g.def_of[uid])])


def reveal_hand(g: Game, f: Frame, op: Op) -> bool:
    _, who, to_you = op
    for seat in seats(g, f, who):
        for uid in g.hand[seat]:
            moving.reveal(g, uid, 1 << f.controller if to_you else moving.everyone(g))
    return False


def banish_pile(g: Game, f: Frame, op: Op) -> bool:
    uids = [uid for seat in seats(g, f, op[1]) for uid in g.discard[seat]]
    f.done_of = [g.holder_of[uid] for uid in uids]
    f.done = [codes.CARD + uid for uid in uids]
    f.changed = len(uids)
    moving.banish_cards(g, uids)
    return False


def gain_mojo(g: Game, f: Frame, op: Op) -> bool:
    for seat in seats(g, f, op[1]):
        atoms.gain_mojo(g, seat, f.number, f.card_index)
    return False


def lose_mojo(g: Game, f: Frame, op: Op) -> bool:
    whose = seats(g, f, op[1])
    for seat in whose:
        atoms.lose_mojo(g, seat, f.number, f.card_index)
    f.changed = f.number * len(whose)
    return False


def lose_game(g: Game, f: Frame, op: Op) -> bool:
    """All Mojo goes, as of everybody who is out (rule book, Winning the Game)."""
    gone = [seat for seat in seats(g, f, op[1]) if seat in g.players]
    for seat in gone:
        atoms.lose_mojo(g, seat, max(1, g.mojo[seat]), f.card_index)
    if gone:
        eliminate(g, gone, codes.BY_CARD)
    return False


def make_tokens(g: Game, f: Frame, op: Op) -> bool:
    token = op[1] if op[1] >= 0 else f.card_index
    made = [moving.make_token(g, token, f.controller) for _ in range(f.number)]
    f.selected = [ref for ref in made if ref]
    f.changed = len(f.selected)
    return False


def gain_actions(g: Game, f: Frame, op: Op) -> bool:
    atoms.gain_actions(g, f.controller, op[1], f.card_index)
    return False


def extra_turn(g: Game, f: Frame, op: Op) -> bool:
    atoms.extra_turn(g, f.controller, f.card_index)
    return False


def gain_limited_actions(g: Game, f: Frame, op: Op) -> bool:
    atoms.gain_limited_actions(g, f.controller, op[1], op[2], f.card_index)
    return False
