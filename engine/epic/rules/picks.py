"""What can be chosen: candidates of filters, and multi-picks, which are small choices in a row (pick, pick, stop).

A multi-pick takes one at a time in ascending order, so that each set is reached one way only. Cards that the chooser
cannot tell apart stand together and only the first of them left is offered; the one that opponents know goes first.
"""

from __future__ import annotations

from typing import Final

from engine.epic.programs import bits, ops
from engine.epic.programs.definitions import ALIGNMENT, COST, FILTERS, IS_EVENT, PRICE
from engine.epic.rules import codes
from engine.epic.rules.derive import can_pay, fits, has, has_trait
from engine.epic.rules.state import NO_OFFER, Game, Offer, within_reach

# stages of a multi-pick
FRESH: Final = 0
PICKING: Final = 1
PICKED: Final = 2
# ops that ask for one object after the other, and forget what was selected before
MULTI_PICKS: Final = (
    ops.PICK_OBJECTS, ops.PICK_ANY_NUMBER, ops.REVEAL_LOYAL, ops.DISCARD_CARDS, ops.DIVIDE_DAMAGE, ops.DAMAGE_IN_TURN,
    ops.RECYCLE, ops.MULLIGAN_OF, ops.DECLARE_ATTACKERS, ops.DECLARE_BLOCKERS, ops.HAND_LIMIT,
)  # fmt: skip
UID_BITS: Final = 11  # enough for CARD_LIMIT and MOST_SEATS
UID_MASK: Final = (1 << UID_BITS) - 1


def ask(g: Game, seat: int, kind: int, options: list[int], offered: Offer = NO_OFFER) -> bool:
    """Put a decision. Options are sorted here. `offered`: what they are about, where it is objects."""
    if len(options) > 1:
        options.sort()
    if g.begun is not None and kind == codes.WINDOW and g.begun.position.seat != seat:
        g.begun = None  # initiative has passed (3.7.1)
    g.seat = seat
    g.kind = kind
    g.options = options
    g.offered = offered
    return True


def looks_into_hand(g: Game, seat: int) -> None:
    """What this player holds decides what happens next, and whether they are asked. So another player's sequence of
    actions ends: by what follows they could tell something of that hand (3.7.1)."""
    if g.begun is not None and g.begun.position.seat != seat:
        g.begun = None


def candidates(g: Game, f: list[int], what: tuple[int, ...], flags: int) -> list[int]:
    """Objects that match a filter, for the effect of frame `f`."""
    kind = what[ops.FILTER_KIND]
    if kind == ops.F_CHAMPION:
        return _champions(g, f, what, flags)
    if kind == ops.F_ANY:
        everyone = (ops.F_CHAMPION, 0, 0, -1, -1, 0, 0, 0, 0)
        reached = sorted(g.seating.reach[f[codes.CONTROLLER]])
        return [*_players(g, reached, flags), *_champions(g, f, everyone, flags)]
    if kind == ops.F_PLAYER:
        if what[ops.PLAYER_WHOSE] == ops.OPPONENT:
            return _players(g, sorted(g.seating.opponents[f[codes.CONTROLLER]]), flags)
        return _players(g, sorted(g.seating.reach[f[codes.CONTROLLER]]), flags)
    if kind == ops.F_HAND:
        cards = [codes.CARD + uid for uid in g.hand[f[codes.CONTROLLER]] if is_kind(g.def_of[uid], what[ops.HAND_KIND])]
    elif kind == ops.F_REVEALED:
        cards = [
            card
            for card in f[codes.SELECTED :]
            if is_card(g.def_of[card - codes.CARD], what[ops.REVEALED_KIND], what[ops.REVEALED_ALIGNMENT])
        ]
    else:
        assert kind == ops.F_DISCARD
        cards = discarded(g, f, what, discard_seats(g, f, what))
    if flags & ops.IS_PLAYED:
        seat, free = f[codes.CONTROLLER], flags & ops.IS_FREE != 0
        cards = [card for card in cards if can_play(g, seat, card - codes.CARD, free)]
    return ranked(g, cards)


def can_play(g: Game, seat: int, uid: int, free: bool) -> bool:
    """Whether a player has the gold to play a card because an effect says so; `free`: without paying its cost."""
    card_index = g.def_of[uid]
    return free or can_pay(g, seat, ALIGNMENT[card_index], PRICE[card_index], True)


def is_kind(card_index: int, kind: int) -> bool:
    return kind == 0 or IS_EVENT[card_index] == (kind == 2)


def is_card(card_index: int, kind: int, alignment: int) -> bool:
    """Whether a card is of a kind and alignment."""
    return is_kind(card_index, kind) and (not alignment or ALIGNMENT[card_index] & alignment != 0)


def _players(g: Game, seats: list[int], flags: int) -> list[int]:
    """Those of the players that may be chosen: as a target only who is not untargetable (5.20.4)."""
    if not flags & ops.IS_TARGET:
        return seats
    return [seat for seat in seats if not has_trait(g, seat, bits.PLAYER_UNTARGETABLE)]


def _champions(g: Game, f: list[int], what: tuple[int, ...], flags: int) -> list[int]:
    controller, ref, who = f[codes.CONTROLLER], f[codes.REF], f[codes.THAT_PLAYER]
    found = [slot for slot in within_reach(g, controller) if fits(g, slot, what, controller, ref, who)]
    if flags & ops.IS_TARGET:
        found = [slot for slot in found if not has(g, slot, bits.UNTARGETABLE)]
    if flags & ops.IS_BREAKABLE:
        found = [slot for slot in found if not has(g, slot, bits.UNBREAKABLE)]
    return sorted([g.ref_of[slot] for slot in found])


def discard_seats(g: Game, f: list[int], what: tuple[int, ...]) -> tuple[int, ...]:
    """Whose discard piles an F_DISCARD filter looks into."""
    if what[ops.DISCARDED_WHOSE] == ops.YOU:
        return (f[codes.CONTROLLER],)
    if what[ops.DISCARDED_WHOSE] == ops.THAT_PLAYER:
        return (f[codes.THAT_PLAYER],) if f[codes.THAT_PLAYER] >= 0 else ()
    return tuple(sorted(g.seating.reach[f[codes.CONTROLLER]]))


def discarded(g: Game, f: list[int], what: tuple[int, ...], seats: tuple[int, ...]) -> list[int]:
    """Cards in the discard piles of these seats that match an F_DISCARD filter."""
    found: list[int] = []
    for seat in seats:
        for uid in g.discard[seat]:
            card_index = g.def_of[uid]
            if (
                is_card(card_index, what[ops.DISCARDED_KIND], what[ops.DISCARDED_ALIGNMENT])
                and (what[ops.DISCARDED_COST] < 0 or COST[card_index] == what[ops.DISCARDED_COST])
                and (not what[ops.DISCARDED_BROKEN] or uid in g.broken)
                and not (what[ops.DISCARDED_OTHER] and uid == f[codes.UID])
            ):
                found.append(codes.CARD + uid)
    return found


def ranked(g: Game, cards: list[int]) -> list[int]:
    """Cards in the order of a multi-pick: alike ones side by side (owner, card), those known to more first."""
    def_of, owner_of, known_of = g.def_of, g.owner_of, g.known_of
    keys: list[int] = []  # owner, card index, whether known, uid: packed, because ints sort without asking back
    for card in cards:
        uid = card - codes.CARD
        keys.append(((owner_of[uid] << 16 | def_of[uid]) << 8 | 255 - known_of[uid]) << UID_BITS | uid)
    keys.sort()
    return [codes.CARD + (key & UID_MASK) for key in keys]


def one_of_each(g: Game, cards: list[int]) -> list[int]:
    """The first of each group of cards alike in a ranked list; a list of champions and players stays as it is."""
    if not cards or not codes.CARD <= cards[0] < codes.FIRST_CHAMPION:
        return cards
    found: list[int] = []
    owner = card_index = -1
    for card in cards:
        uid = card - codes.CARD
        if g.def_of[uid] != card_index or g.owner_of[uid] != owner:
            owner, card_index = g.owner_of[uid], g.def_of[uid]
            found.append(card)
    return found


def left(among: list[int], picked: list[int], ordered: bool) -> list[int]:
    """What of a ranked list is left after these picks of a multi-pick."""
    if ordered:
        return [obj for obj in among if obj not in picked]
    if picked:
        return among[among.index(picked[-1]) + 1 :]
    return among


def following(g: Game, among: list[int], picked: list[int], need: int, ordered: bool) -> list[int]:
    """What may be picked after these picks of a multi-pick, so that `need` can be picked in all from there on: of cards
    alike one."""
    rest = left(among, picked, ordered)
    if need > 1 and not ordered:
        rest = rest[: len(rest) - need + 1]
    return one_of_each(g, rest)


def offer(
    g: Game, f: list[int], seat: int, kind: int, among: list[int], least: int, most: int,
    all_or_none: bool = False, ordered: bool = False,
) -> bool:  # fmt: skip
    """Offer the next pick of a multi-pick over the ranked list `among`. False: it is over; the picks are
    the frame's list.

    `all_or_none`: `most` objects or nothing. `ordered`: the order of the picks matters, so any order may be picked.
    """
    picks = len(f) - codes.SELECTED
    if picks >= most:
        return False
    need = most - picks if all_or_none else least - picks
    options = [obj << codes.VERB_BITS | codes.PICK for obj in following(g, among, f[codes.SELECTED :], need, ordered)]
    if not options:
        return False
    if picks == 0 if all_or_none else need <= 0:
        options.append(codes.STOP)
    return ask(g, seat, kind, options, Offer(among, least, most, all_or_none, ordered))


def take_pick(g: Game, f: list[int], op: ops.Op, option: int) -> None:
    """The answer to `offer`: the op is carried out again."""
    f[codes.PC] -= 1
    if option & codes.VERB_MASK == codes.STOP:
        f[codes.STAGE] = PICKED
    else:
        f.append(option >> codes.VERB_BITS)


def begin(f: list[int]) -> None:
    """Forget earlier picks when a multi-pick is fresh."""
    if f[codes.STAGE] == FRESH:
        if len(f) > codes.SELECTED:
            del f[codes.SELECTED :]
        f[codes.STAGE] = PICKING


# --- teammates, one after the other ----------------------------------------------------------------------------------


def whose_turn(g: Game, f: list[int], team: tuple[int, ...]) -> int:
    """Of the members of a team who pick one after the other the next one, NOBODY when all have: X is the bit set of
    those who have. Without teams the player alone."""
    if not g.seating.has_teams:
        return team[0] if team else codes.NOBODY
    for seat in team:
        if not f[codes.X] >> seat & 1:
            return seat
    return codes.NOBODY


def teammates_follow(g: Game, f: list[int], team: tuple[int, ...], seat: int) -> bool:
    """The picks of this player are over. True: another member of the team comes next, and the op is carried out again.
    False: all have picked."""
    if not g.seating.has_teams:
        return False
    if seat != codes.NOBODY:
        f[codes.X] |= 1 << seat
    if whose_turn(g, f, team) == codes.NOBODY:
        f[codes.X] = 0
        return False
    f[codes.PC] -= 1
    return True


# --- PICK_OBJECTS ----------------------------------------------------------------------------------------------------


def run_pick(g: Game, f: list[int], op: ops.Op) -> bool:
    """Choose objects on resolution (3.2.3d): as many as possible (5.20.7), each a different one (house ruling H4)."""
    _, what, count, flags, _ = op
    wanted = FILTERS[what]
    if count == ops.THE_COUNT:
        count = f[codes.X]
    if wanted[ops.FILTER_KIND] == ops.F_HAND:
        looks_into_hand(g, f[codes.CONTROLLER])
    among = candidates(g, f, wanted, flags)
    optional = flags & ops.IS_OPTIONAL
    if wanted[ops.FILTER_KIND] == ops.F_PLAYER:
        f[codes.THAT_PLAYER] = codes.NOBODY  # until one is chosen: there may be none who can be (5.20.4)
    if count == 1:
        del f[codes.SELECTED :]
        if not among:
            return False
        options = [obj << codes.VERB_BITS | codes.TARGET for obj in one_of_each(g, among)]
        if optional:
            options.append(codes.NO)
        return ask(g, f[codes.CONTROLLER], codes.TARGETS, options, Offer(among, 0 if optional else 1, 1))
    begin(f)
    if f[codes.STAGE] == PICKING:
        most, whole = min(count, len(among)), flags & ops.IS_WHOLE != 0
        if whole and most < count:
            most = 0
        if offer(g, f, f[codes.CONTROLLER], codes.PICKS, among, 0 if optional or whole else most, most, whole):
            return True
    f[codes.STAGE] = FRESH
    return False


def take_object(g: Game, f: list[int], op: ops.Op, option: int) -> None:
    verb = option & codes.VERB_MASK
    if verb in (codes.PICK, codes.STOP):
        take_pick(g, f, op, option)
    elif verb == codes.TARGET:
        obj = option >> codes.VERB_BITS
        f.append(obj)
        if obj < codes.CARD:
            f[codes.THAT_PLAYER] = obj
