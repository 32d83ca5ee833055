"""Changes of players and of pieces that stay in play, one function each: it guards, changes the tables, writes the
journal and lets abilities trigger. What comes and goes is in `moving.py`, damage in `damage.py`."""

from __future__ import annotations

from engine.epic_tcg.programs import bits
from engine.epic_tcg.programs.definitions import GIVES, GIVES_IN_DISCARD, WORKS_IN_DISCARD
from engine.epic_tcg.rules import codes, events, triggers
from engine.epic_tcg.rules.derive import has_trait, kind
from engine.epic_tcg.rules.state import Game, in_play, set_statics, stale, stale_around, touch, touch_around


def note(
    g: Game, kind: int, seat: int, card_index: int = -1, obj: int = 0, n: int = 0, cause: int = -1, seen: int = 0
) -> None:
    """Write an entry of the journal, if this game keeps one. `seen`: bit set of the seats that see it, 0 for all."""
    if g.journal is not None:
        g.journal.append((kind, g.turn, seat, card_index, obj, n, cause, seen or (1 << g.seats) - 1))


def note_piece(g: Game, kind: int, slot: int, n: int = 0, cause: int = -1) -> None:
    """The same about a piece; what is face down only those can name who know it."""
    if g.journal is None:
        return
    controller, uid = g.controller_of[slot], g.uid_of[slot]
    seen = g.known_of[uid] | 1 << controller if g.flags_of[slot] & codes.FACE_DOWN and uid >= 0 else 0
    note(g, kind, controller, g.card_of[slot], g.ref_of[slot], n, cause, seen)


def end_game(g: Game, winners: tuple[int, ...], reason: int) -> None:
    """The game is over."""
    if g.reason == codes.NOT_OVER:
        g.winners = winners
        g.reason = reason
        g.seat = codes.NOBODY
        g.options = []
        note(g, events.OVER, winners[0] if len(winners) == 1 else codes.NOBODY, n=reason)


# --- players ---------------------------------------------------------------------------------------------------------


def gain_mojo(g: Game, seat: int, count: int, cause: int = -1) -> None:
    if count > 0 and not has_trait(g, seat, bits.CANNOT_GAIN_MOJO):
        g.mojo[seat] += count
        touch(g)
        note(g, events.GAINED_MOJO, seat, n=count, cause=cause)


def lose_mojo(g: Game, seat: int, count: int, cause: int = -1) -> None:
    """Lose or pay Mojo, which is no damage."""
    if count > 0:
        g.mojo[seat] -= count
        touch(g)
        note(g, events.LOST_MOJO, seat, n=count, cause=cause)


def set_actions(g: Game, seat: int, count: int) -> None:
    g.actions[seat] = count


def gain_actions(g: Game, seat: int, count: int, cause: int = -1) -> None:
    g.actions[seat] += count
    note(g, events.ACTIONS, seat, n=count, cause=cause)


def gain_limited_actions(g: Game, seat: int, count: int, what: int, cause: int) -> None:
    """Actions of this turn that pay for what this filter matches only."""
    g.limited_actions = [*g.limited_actions, *[(seat, what)] * count]
    note(g, events.LIMITED_ACTIONS, seat, n=events.pack_actions(count, what), cause=cause)


def pay_action(g: Game, seat: int, limited: int) -> None:
    """Pay the limited action at this place or, with -1, any."""
    if limited >= 0:
        g.limited_actions = [one for at, one in enumerate(g.limited_actions) if at != limited]
        return
    assert g.actions[seat] > 0
    g.actions[seat] -= 1


def trait_this_turn(g: Game, seat: int, trait: int, cause: int) -> None:
    """Something holds for a player until the end of the turn."""
    g.turn_traits = [*g.turn_traits, (seat, trait)]
    note(g, events.TRAIT, seat, n=trait, cause=cause)


def ability_this_turn(g: Game, seat: int, bundle: int, card_index: int, uid: int) -> None:
    """A player has abilities until the end of the turn."""
    g.turn_abilities = [*g.turn_abilities, (seat, bundle, card_index, uid)]


def extra_turn(g: Game, seat: int, cause: int) -> None:
    """A turn after this one, before all that come otherwise; whether it is taken, `turn.end_turn` sees."""
    g.extra_turns = (seat, *g.extra_turns)
    note(g, events.EXTRA_TURN, seat, cause=cause)


# --- pieces ----------------------------------------------------------------------------------------------------------


def turn(g: Game, slot: int, flag: int) -> bool:
    """Expend it (sideways), whatever it was, or flip it (upside down), which only a prepared one can be."""
    before = g.flags_of[slot]
    if before & flag or (flag == codes.FLIPPED and before & codes.TURNED):
        return False
    g.flags_of[slot] = before & ~codes.TURNED | flag
    touch_around(g)
    note_piece(g, events.EXPENDED if flag == codes.EXPENDED else events.FLIPPED, slot)
    return True


def stay_unprepared(g: Game, slot: int, cause: int) -> None:
    """It does not prepare in the next Prepare Step of who controls it now."""
    g.flags_of[slot] |= codes.STAYS_UNPREPARED << g.controller_of[slot]
    note_piece(g, events.STAYS, slot, cause=cause)


def prepare_in_step(g: Game, slot: int) -> None:
    """What happens to it in the Prepare Step of the active player."""
    stays = codes.STAYS_UNPREPARED << g.active
    if g.flags_of[slot] & stays:
        g.flags_of[slot] &= ~stays
    elif g.controller_of[slot] == g.active:
        prepare(g, slot)


def prepare(g: Game, slot: int) -> bool:
    if not g.flags_of[slot] & codes.TURNED:
        return False
    g.flags_of[slot] &= ~codes.TURNED
    touch_around(g)
    note_piece(g, events.PREPARED, slot)
    return True


def gain(g: Game, slot: int, keywords: int, offense: int, defense: int, cause: int) -> None:
    """Until the end of the turn."""
    g.turn_keywords_of[slot] |= keywords
    g.turn_offense_of[slot] += offense
    g.turn_defense_of[slot] += defense
    touch(g)
    note_piece(g, events.GAINED, slot, events.pack_gain(keywords, offense, defense), cause)


def gain_bundle(g: Game, slot: int, bundle: int, cause: int) -> None:
    """It has more abilities until the end of the turn; the same only once."""
    if bundle not in g.turn_bundles_of[slot]:
        g.turn_bundles_of[slot] = (*g.turn_bundles_of[slot], bundle)
    note_piece(g, events.GAINED_ABILITY, slot, cause=cause)


def become(g: Game, slot: int, form: tuple[int, int, int], keywords: int, cause: int) -> None:
    """Until the end of the turn these are its printed offense, defense and, if not 0, kind."""
    g.turn_form_of[slot] = form
    g.turn_keywords_of[slot] |= keywords
    touch(g)
    note_piece(g, events.BECAME, slot, cause=cause)


def become_copy(g: Game, slot: int, card_index: int, kept: int) -> None:
    """Its printed values and abilities are those of another card from now on, and those of a bundle."""
    note_piece(g, events.BECAME, slot, card_index + 1)
    g.card_of[slot] = card_index
    g.kept_of[slot] = kept
    find_statics(g)
    touch(g)


def find_statics(g: Game) -> None:
    """List anew what has continuous abilities, and what works in discard piles."""
    found = [slot for slot in in_play(g) if GIVES[g.card_of[slot]]]
    found += [~uid for pile in g.discard for uid in pile if GIVES_IN_DISCARD[g.def_of[uid]]]
    set_statics(g, found)
    g.working = [uid for pile in g.discard for uid in pile if WORKS_IN_DISCARD[g.def_of[uid]]]
    stale(g)


def lose_keywords(g: Game, slot: int, keywords: int, cause: int) -> None:
    g.turn_lost_of[slot] |= keywords
    touch(g)  # it may not be unbreakable any more
    note_piece(g, events.LOST, slot, keywords, cause)


def add_counters(g: Game, slot: int, counter: int, count: int) -> None:
    """Put counters on a piece, or with a negative number take them off."""
    found = [*g.counters_of[slot], *[0] * (counter + 1 - len(g.counters_of[slot]))]
    found[counter] += count
    assert found[counter] >= 0
    g.counters_of[slot] = tuple(found)
    touch(g)
    note_piece(g, events.COUNTERS, slot, events.pack_counters(counter, count))


def control(g: Game, slot: int, seat: int, for_turn: bool) -> bool:
    """A player gains control: it moves to their side as it is (rule book, Gain Control) and leaves an attack."""
    before = g.controller_of[slot]
    ref = g.ref_of[slot]
    kept = [entry for entry in g.temporary_control if entry[0] != ref]
    back_to = next((to for piece, to in g.temporary_control if piece == ref), before)
    if for_turn and back_to != seat:
        kept.append((ref, back_to))
    g.temporary_control = kept
    if before == seat:
        return False
    triggers.own(g, slot, bits.M_LEAVES_CONTROL)
    if g.flags_of[slot] & codes.FACE_DOWN and g.uid_of[slot] >= 0:
        g.known_of[g.uid_of[slot]] |= 1 << before | 1 << seat  # who has had it does not forget it
    g.board[before].remove(slot)
    g.board[seat].append(slot)
    g.controller_of[slot] = seat
    g.flags_of[slot] &= ~(codes.ATTACKING | codes.BLOCKING)
    if g.hunted == ref:
        g.hunted = codes.NOTHING
    touch(g)
    note_piece(g, events.CONTROL, slot)
    return True


def unveil(g: Game, slot: int) -> None:
    """Turn a champion face up, if it is face down (rule book, Unveiled)."""
    if g.flags_of[slot] & codes.FACE_DOWN:
        g.flags_of[slot] &= ~codes.FACE_DOWN
        touch(g)
        note_piece(g, events.UNVEILED, slot)
        triggers.own(g, slot, bits.M_UNVEILED)


def veil(g: Game, slot: int) -> bool:
    if g.flags_of[slot] & codes.FACE_DOWN or not kind(g, slot) & bits.CHAMPION:
        return False
    note_piece(g, events.VEILED, slot)
    if g.uid_of[slot] >= 0:
        g.known_of[g.uid_of[slot]] = (1 << g.seats) - 1  # all have seen which one it is
    g.flags_of[slot] |= codes.FACE_DOWN
    touch(g)
    return True


def forget_player(g: Game, seat: int) -> None:
    """What a player who leaves has for this turn is gone."""
    g.turn_abilities = [one for one in g.turn_abilities if one[0] != seat]
    g.limited_actions = [one for one in g.limited_actions if one[0] != seat]


# --- attacks (rule book, Battle) -------------------------------------------------------------------------------------


def attack(g: Game, slot: int) -> None:
    g.flags_of[slot] |= codes.ATTACKING | codes.ATTACKED | codes.HAS_HUNTED * (g.hunted != 0)
    stale_around(g)
    note_piece(g, events.ATTACKED, slot, events.pack_attacked(g.defender, g.hunted != 0))


def block(g: Game, slot: int) -> None:
    g.flags_of[slot] |= codes.BLOCKING
    stale_around(g)
    g.attackers_blocked = True
    note_piece(g, events.BLOCKED, slot)


def leave_attack(g: Game, slot: int) -> bool:
    """It neither attacks nor blocks any more, and stays as it is."""
    if not g.flags_of[slot] & (codes.ATTACKING | codes.BLOCKING):
        return False
    g.flags_of[slot] &= ~(codes.ATTACKING | codes.BLOCKING)
    stale_around(g)
    note_piece(g, events.LEFT_ATTACK, slot)
    return True


def no_battle_damage(g: Game, cause: int) -> None:
    """During an attack: nobody deals battle damage in it any more."""
    if g.defender != codes.NOBODY:
        g.no_battle_damage = True
        note(g, events.NO_DAMAGE, g.active, cause=cause)


def end_attack(g: Game) -> None:
    """Nobody attacks or blocks any more."""
    for slots in g.board:
        for slot in slots:
            g.flags_of[slot] &= ~(codes.ATTACKING | codes.BLOCKING | codes.DEALT)
    g.defender = codes.NOBODY
    g.hunted = 0
    g.attackers_blocked = g.no_battle_damage = False
    g.assigned = []
    g.ward_used = []
    stale_around(g)
    note(g, events.ATTACK_OVER, g.active)


def clean_pieces(g: Game) -> None:
    """The end of the End Step: flipped pieces of all players prepare, damage goes, and so does what lasts until the end
    of the turn, all at once (rule book, End Step)."""
    slots = len(g.card_of)
    for slot in range(slots):
        g.flags_of[slot] &= ~(codes.FLIPPED | codes.ATTACKED | codes.HAS_HUNTED)
    g.damage_of, g.turn_keywords_of, g.turn_lost_of = [0] * slots, [0] * slots, [0] * slots
    g.turn_offense_of, g.turn_defense_of = [0] * slots, [0] * slots
    g.turn_form_of, g.turn_bundles_of = [()] * slots, [()] * slots
    for ref, seat in g.temporary_control:
        slot = ref & codes.SLOT_MASK
        if g.ref_of[slot] == ref:
            control(g, slot, seat if seat in g.players else g.owner_of_slot[slot], for_turn=False)
    g.temporary_control = []
    g.turn_traits = []
    g.turn_abilities = []
    g.limited_actions = []
    g.damagers = []
    touch(g)
