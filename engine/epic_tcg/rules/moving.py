"""Cards and pieces that go from zone to zone: atoms like those of `atoms.py`. A token that leaves play leaves the game
(rule book, Tokens)."""

from __future__ import annotations

from engine.epic_tcg.programs import bits
from engine.epic_tcg.programs.definitions import ALIGNMENT, GIVES, GIVES_IN_DISCARD, KIND, ORIGIN, WORKS_IN_DISCARD
from engine.epic_tcg.rules import codes, events, triggers
from engine.epic_tcg.rules.atoms import end_game, lose_mojo, note, note_piece, unveil
from engine.epic_tcg.rules.derive import alignment, defense, has, has_trait, keywords, kind, offense, origin
from engine.epic_tcg.rules.limits import PIECE_LIMIT, TOKEN_LIMIT
from engine.epic_tcg.rules.state import (
    Frame,
    Game,
    in_play,
    opponents,
    place_on_line,
    set_statics,
    stale_around,
    touch,
    touch_around,
)

UNDRAWN_MOJO = 5  # rule book, Pack War


# --- cards -----------------------------------------------------------------------------------------------------------


def everyone(g: Game) -> int:
    return (1 << g.seats) - 1


def take_out(g: Game, uid: int) -> None:
    """Take a card out of the deck, hand or discard pile it lies in."""
    zone, seat = g.zone_of[uid], g.holder_of[uid]
    if zone == codes.DECK:
        g.deck[seat].remove(uid)
        if not g.deck[seat]:  # and so has won
            g.unsettled = True
        touch_around(g)
    elif zone == codes.HAND:
        g.hand[seat].remove(uid)
    elif zone == codes.DISCARD:
        g.discard[seat].remove(uid)
        if WORKS_IN_DISCARD[g.def_of[uid]]:
            g.working = [other for other in g.working if other != uid]
        if GIVES_IN_DISCARD[g.def_of[uid]]:
            set_statics(g, [source for source in g.statics if source != ~uid])
        touch(g)  # defense can count the cards there, or come from one of them
        triggers.left_discard(g, uid, seat)
    elif zone == codes.UNDER:
        g.under = [pair for pair in g.under if pair[1] != uid]


def _put(g: Game, uid: int, zone: int, seat: int, known: int) -> None:
    if zone != codes.HAND or g.zone_of[uid] != codes.DECK:  # drawn, it is still one of its group
        g.group_of[uid] = 0
    g.zone_of[uid] = zone
    g.holder_of[uid] = seat
    g.known_of[uid] = known
    stale_around(g)


def to_hand(g: Game, uid: int, seat: int, known: int) -> None:
    """Into this player's hand; who does not own it shows it (rule book, Cards You Don't Own In Your Hand)."""
    take_out(g, uid)
    _put(g, uid, codes.HAND, seat, known if g.owner_of[uid] == seat else everyone(g))
    g.hand[seat].append(uid)


def to_discard(g: Game, uid: int, seat: int) -> None:
    """Into this player's discard pile, which all may see."""
    take_out(g, uid)
    _put(g, uid, codes.DISCARD, seat, 0)
    g.discard[seat].append(uid)
    if WORKS_IN_DISCARD[g.def_of[uid]]:
        g.working = [*g.working, uid]
    if GIVES_IN_DISCARD[g.def_of[uid]]:
        set_statics(g, [*g.statics, ~uid])
        touch(g)


def to_bottom(g: Game, uids: list[int], known: int) -> None:
    """To the bottom of their owners' decks, several in random order: who knows them knows which cards lie there, but
    not where each of them does."""
    g.rng.shuffle(uids)
    for owner in dict.fromkeys(g.owner_of[uid] for uid in uids):
        mine = [uid for uid in uids if g.owner_of[uid] == owner]
        alone = len(mine) == 1
        g.last_group += not alone
        for uid in mine:
            take_out(g, uid)
            _put(g, uid, codes.DECK, owner, known * alone)
            g.group_of[uid] = 0 if alone else g.last_group << codes.SEAT_BITS | known
            g.deck[owner].insert(0, uid)


def to_top(g: Game, uid: int, known: int) -> None:
    take_out(g, uid)
    _put(g, uid, codes.DECK, g.owner_of[uid], known)
    g.deck[g.owner_of[uid]].append(uid)


def remove_card(g: Game, uid: int) -> None:
    take_out(g, uid)
    _put(g, uid, codes.REMOVED, g.owner_of[uid], everyone(g))


def announce_card(g: Game, uid: int, seat: int) -> None:
    """A card is being played: it is on its way to the line (rule book, How to Play a Card). One that lay face up in a
    hand all have seen."""
    open_in_hand = g.zone_of[uid] == codes.HAND and g.owner_of[uid] != g.holder_of[uid]
    take_out(g, uid)
    _put(g, uid, codes.ON_LINE, seat, everyone(g) if open_in_hand else 0)


def lose_track(g: Game, seat: int, uids: list[int]) -> None:
    """A card leaves this player's hand unseen, and may be one of these: the others know none of them any more, nor of
    which group they are."""
    own = 1 << seat
    for uid in uids:
        g.known_of[uid] &= own
        group = g.group_of[uid]
        if group:
            left = group >> codes.SEAT_BITS << codes.SEAT_BITS | group & own
            g.group_of = [left if other == group else other for other in g.group_of]


def draw(g: Game, seat: int, count: int) -> int:
    """Draw from the top, one after the other; how many were drawn. Who has no cards left has won by then, but in a Pack
    War each card that cannot be drawn costs each opponent 5 Mojo."""
    if has_trait(g, seat, bits.CANNOT_DRAW):
        return 0
    deck = g.deck[seat]
    for done in range(count):
        if not deck:
            if g.setup.pack_war:
                note(g, events.NOT_DRAWN, seat, n=count - done)
                for other in opponents(g, seat):
                    lose_mojo(g, other, UNDRAWN_MOJO * (count - done))
            return done
        uid = deck[-1]
        to_hand(g, uid, seat, g.known_of[uid] | 1 << seat)
        note(g, events.DREW, seat, g.def_of[uid], codes.CARD + uid, seen=1 << seat)
        triggers.drew(g, seat)
    return count


def draw_these(g: Game, uids: list[int], seat: int) -> int:
    """Draw cards that were shown from the top of a deck; how many were drawn."""
    if has_trait(g, seat, bits.CANNOT_DRAW):
        return 0
    for uid in uids:
        to_hand(g, uid, seat, g.known_of[uid] | 1 << seat)
        note(g, events.DREW, seat, g.def_of[uid], codes.CARD + uid, seen=g.known_of[uid])
        triggers.drew(g, seat)
    return len(uids)


def discard(g: Game, uids: list[int]) -> None:
    for uid in uids:
        seat = g.holder_of[uid]
        note(g, events.DISCARDED, seat, g.def_of[uid], codes.CARD + uid)
        to_discard(g, uid, seat)


def banish_cards(g: Game, uids: list[int]) -> None:
    """Banish cards that are not in play; those of a hand unseen."""
    to_bottom(g, uids, _tell_banished(g, uids))


def _tell_banished(g: Game, uids: list[int]) -> int:
    """The seats that know all of these, which are about to be banished."""
    known = everyone(g)
    for seat in dict.fromkeys(g.holder_of[uid] for uid in uids if g.zone_of[uid] == codes.HAND):
        own = [uid for uid in g.hand[seat] if g.owner_of[uid] == seat]
        if not all(uid in uids for uid in own) and any(uid in uids for uid in own):
            lose_track(g, seat, own)
    for uid in uids:
        in_hand = g.zone_of[uid] == codes.HAND and g.owner_of[uid] == g.holder_of[uid]
        hidden = in_hand or g.zone_of[uid] == codes.DECK
        seen = g.known_of[uid] | (1 << g.holder_of[uid]) * in_hand if hidden else everyone(g)
        known &= seen
        note(g, events.BANISHED, g.holder_of[uid], g.def_of[uid], codes.CARD + uid, g.zone_of[uid], seen=seen)
    return known


def reveal(g: Game, uid: int, seen: int) -> None:
    """Show a card to these seats; it stays where it is."""
    g.known_of[uid] |= seen
    note(g, events.REVEALED, g.holder_of[uid], g.def_of[uid], codes.CARD + uid, g.zone_of[uid], seen=seen)


# --- pieces come -----------------------------------------------------------------------------------------------------


def enter(
    g: Game, card_index: int, uid: int, controller: int, *, face_down: int = 0, paid: int = 0, from_hand: bool = False,
    named: list[int] | None = None,
) -> int:  # fmt: skip
    """A champion or object comes into play prepared. `named` is what was named when it was played. Its slot."""
    if g.free:
        slot, g.free = g.free[-1], g.free[:-1]
    else:
        slot = len(g.card_of)
        for table in (
            g.card_of, g.ref_of, g.uid_of, g.owner_of_slot, g.controller_of, g.flags_of, g.damage_of,
            g.turn_keywords_of, g.turn_lost_of, g.turn_offense_of, g.turn_defense_of,
        ):  # fmt: skip
            table.append(0)
        g.counters_of.append(())
        g.turn_form_of.append(())
        g.turn_bundles_of.append(())
        g.kept_of.append(-1)
    g.last_serial += 1
    g.card_of[slot] = card_index
    g.ref_of[slot] = g.last_serial << codes.SLOT_BITS | slot
    g.uid_of[slot] = uid
    g.owner_of_slot[slot] = controller if uid < 0 else g.owner_of[uid]
    g.controller_of[slot] = controller
    g.flags_of[slot] = codes.FACE_DOWN * (face_down > 0) | codes.ANY_FACE * (face_down > 1)
    g.flags_of[slot] |= codes.PAID * paid | codes.FROM_HAND * from_hand
    g.damage_of[slot] = g.turn_keywords_of[slot] = g.turn_lost_of[slot] = 0
    g.turn_offense_of[slot] = g.turn_defense_of[slot] = 0
    g.counters_of[slot] = g.turn_form_of[slot] = g.turn_bundles_of[slot] = ()
    g.kept_of[slot] = -1
    if uid >= 0:
        take_out(g, uid)
        _put(g, uid, codes.IN_PLAY, controller, g.known_of[uid] if face_down else 0)
    g.board[controller].append(slot)
    if GIVES[card_index]:
        set_statics(g, [*g.statics, slot])
    touch(g)
    note_piece(g, events.ENTERED if uid >= 0 else events.TOKEN, slot)
    triggers.own(g, slot, bits.M_ENTERS, named=named)
    if from_hand:
        triggers.own(g, slot, bits.M_ENTERS_FROM_HAND)
    if sum(map(len, g.board)) > PIECE_LIMIT:
        end_game(g, (), codes.BY_LIMIT)
    return slot


def make_token(g: Game, card_index: int, controller: int) -> int:
    """A token comes into play. Its reference, or 0 when there are too many."""
    if len(in_play(g)) >= TOKEN_LIMIT:
        return 0
    return g.ref_of[enter(g, card_index, -1, controller)]


# --- pieces go -------------------------------------------------------------------------------------------------------


def _remember(g: Game, slot: int) -> None:
    last = (
        g.card_of[slot], g.uid_of[slot], g.controller_of[slot], g.owner_of_slot[slot], offense(g, slot),
        defense(g, slot), keywords(g, slot), alignment(g, slot), origin(g, slot), sum(g.counters_of[slot]),
        g.damage_of[slot], g.flags_of[slot], kind(g, slot), 0,
    )  # fmt: skip
    g.last_known = {**g.last_known, g.ref_of[slot]: last}


def _leave(g: Game, slot: int) -> int:
    """A piece leaves play; its card, or -1, has no zone yet."""
    g.board[g.controller_of[slot]].remove(slot)
    if slot in g.statics:
        set_statics(g, [other for other in g.statics if other != slot])
    g.ref_of[slot] = g.flags_of[slot] = g.damage_of[slot] = g.turn_defense_of[slot] = 0
    g.turn_form_of[slot] = ()
    g.free = [*g.free, slot]
    touch(g)
    return g.uid_of[slot]


def forget(g: Game) -> None:
    """Nothing asks any more how what has left was last seen."""
    g.last_known = {}


def remember_all(g: Game, slots: list[int]) -> None:
    """These leave play together: what is veiled is unveiled (rule book, Veiled), and all are seen for the last time."""
    for slot in slots:
        unveil(g, slot)
    for slot in slots:
        _remember(g, slot)
    for slot in slots:
        triggers.own(g, slot, bits.M_LEAVES_CONTROL)


def _without(g: Game, slots: list[int], keyword: int, kind: int) -> list[int]:
    """Those that no keyword keeps where they are; of the others the journal tells."""
    kept = [slot for slot in slots if has(g, slot, keyword)]
    for slot in kept:
        note_piece(g, kind, slot)
    return [slot for slot in slots if slot not in kept]


def break_pieces(g: Game, slots: list[int], into: int = codes.NOBODY, *, cost: bool = False) -> list[int]:
    """Break these together: each goes to its controller's discard pile, or into that of a player. The references of
    those that could be (rule book, Unbreakable). As a `cost` all of them are, whatever they turn out to be (T40)."""
    for slot in slots:
        unveil(g, slot)
    if not cost:
        slots = _without(g, slots, bits.UNBREAKABLE, events.UNBROKEN)
    remember_all(g, slots)
    triggers.broken(g, slots)
    done = [g.ref_of[slot] for slot in slots]
    for slot in slots:
        note_piece(g, events.BROKE, slot)
        if g.uid_of[slot] >= 0 and into in (codes.NOBODY, g.controller_of[slot]):
            triggers.own(g, slot, bits.M_INTO_DISCARD_FROM_PLAY)
    for slot in slots:
        seat = g.controller_of[slot] if into == codes.NOBODY else into
        uid = _leave(g, slot)
        if uid >= 0:
            to_discard(g, uid, seat)
    return done


def banish_pieces(g: Game, slots: list[int], cards: list[int], *, cost: bool = False) -> list[int]:
    """Put these on the bottom of their owners' decks, together with cards that are not in play. The references of those
    that could be (rule book, Unbanishable). As a `cost` all of them are, whatever they turn out to be (T40)."""
    for slot in slots:
        unveil(g, slot)
    if not cost:
        slots = _without(g, slots, bits.UNBANISHABLE, events.UNBANISHED)
    remember_all(g, slots)
    done = [g.ref_of[slot] for slot in slots]
    for slot in slots:
        note_piece(g, events.BANISHED, slot)
    known = _tell_banished(g, cards)
    uids = [_leave(g, slot) for slot in slots]
    to_bottom(g, [*[uid for uid in uids if uid >= 0], *cards], known)
    return done


def take_pieces(g: Game, slots: list[int], kind: int, seats: list[int]) -> list[int]:
    """Put these into the hands or discard piles of the players, or on top of their owners' decks: TO_HAND, TO_DISCARD
    or TO_TOP. The cards, as objects; of a token, which is removed from the game, the piece that it was."""
    remember_all(g, slots)
    cards: list[int] = []
    for slot, seat in zip(slots, seats, strict=True):
        note(g, kind, seat, g.card_of[slot], g.ref_of[slot])
        if kind == events.TO_DISCARD and g.uid_of[slot] >= 0 and seat == g.controller_of[slot]:
            triggers.own(g, slot, bits.M_INTO_DISCARD_FROM_PLAY)
        ref, uid = g.ref_of[slot], _leave(g, slot)
        cards.append(codes.CARD + uid if uid >= 0 else ref)
        if uid < 0:
            continue
        if kind == events.TO_HAND:
            to_hand(g, uid, seat, everyone(g))
        elif kind == events.TO_DISCARD:
            to_discard(g, uid, seat)
        else:
            to_top(g, uid, everyone(g))
    return cards


def put_under(g: Game, slots: list[int], ref: int) -> int:
    """Put these under a piece: out of play, where all may see them. How many; a token leaves the game."""
    remember_all(g, slots)
    for slot in slots:
        note_piece(g, events.PUT_UNDER, slot)
        uid = _leave(g, slot)
        if uid >= 0:
            _put(g, uid, codes.UNDER, g.owner_of[uid], everyone(g))
            g.under = [*g.under, (ref, uid)]
    return len(slots)


def remove_piece(g: Game, slot: int) -> None:
    """It leaves the game."""
    _remember(g, slot)
    note_piece(g, events.REMOVED, slot)
    uid = _leave(g, slot)
    if uid >= 0:
        _put(g, uid, codes.REMOVED, g.owner_of[uid], everyone(g))


# --- the line --------------------------------------------------------------------------------------------------------


def take_off_line(g: Game, obj: int) -> Frame:
    """Something is taken off the line; how it was is remembered."""
    frame = g.line.pop(place_on_line(g, obj))
    owner = g.owner_of[frame.uid] if frame.uid >= 0 else frame.controller
    card_index = frame.card_index
    traits = (ALIGNMENT[card_index], ORIGIN[card_index])
    last = (
        card_index, frame.uid, frame.controller, owner, 0, 0, 0, *traits, 0, 0, 0, KIND[card_index], frame.actions,
    )  # fmt: skip
    g.last_known = {**g.last_known, obj: last}
    return frame
