"""A game becomes its position as data: what is on the table. `describing_ongoing.py` says what is going on."""

from __future__ import annotations

from engine.epic.language import Alignment, Keyword
from engine.epic.positions.plain.abilities import card_index_of
from engine.epic.positions.plain.describing_ongoing import ongoing_of
from engine.epic.positions.plain.places import has_declared, is_quiet, moment_of
from engine.epic.positions.plain.position import (
    ACTED_IN,
    ATTACKERS,
    BATTLE_WINDOWS,
    Held,
    InPlay,
    Later,
    Played,
    PlayerState,
    Position,
    Result,
)
from engine.epic.programs.definitions import IS_DEITY, IS_TOKEN, KEYWORDS, NAME, TURN_STATICS, D
from engine.epic.programs.tables import TURN_STATIC_CARD
from engine.epic.rules import codes
from engine.epic.rules.derive import damaged_player, is_token
from engine.epic.rules.state import Game, TriggerEntry, played_at, restricted_at
from engine.epic.rules.triggers import granted_to


def position_of(g: Game) -> Position:
    """The position of a game in which somebody decides, or which is over."""
    moment, blocks = moment_of(g), shared_blocks(g)
    ongoing = None if g.reason or is_quiet(g) else ongoing_of(g, blocks)
    return Position(
        players=tuple(_player_state(g, seat, blocks) for seat in range(g.seating.seats)),
        moment=moment,
        turn=g.turn,
        active=g.active,
        first=g.first,
        seat=0 if g.reason else g.seat,
        acted=moment in ACTED_IN and g.plays > 0 and not has_declared(g),
        passed=moment in BATTLE_WINDOWS and g.passed > 0,
        blocked=g.blocked,
        no_attacks=g.no_attacks,
        later=() if g.reason else tuple(_later(g, trigger) for trigger in g.delayed_triggers),
        of_2015=g.setup.of_2015,
        open_lists=g.setup.open_lists,
        every_window=g.setup.every_window,
        starting_health=g.setup.health,
        ongoing=ongoing,
        result=_result(g),
        format=g.setup.format,
        out=tuple(seat for seat in range(g.seating.seats) if seat not in g.seating.players),
        attacked=None if g.defender == codes.NOBODY else g.defender,
        last_play=None if g.last_play == codes.NOBODY or g.reason else g.last_play,
        teams=g.setup.teams,
        shared_hands=g.setup.shared_hands,
        attacker=g.initiative if moment == ATTACKERS and g.initiative != g.seat else None,
    )


def _result(g: Game) -> Result | None:
    if not g.reason:
        return None
    return Result(codes.REASON_NAMES[g.reason], None if g.winner == codes.NOBODY else g.winner)


def _bound(g: Game, base: int) -> tuple[Alignment, ...]:
    """The alignments of the gold that begins at this place of the table of restricted gold."""
    bound = g.restricted_gold[base : base + 4]
    return tuple(Alignment(1 << at) for at, gold in enumerate(bound) for _ in range(gold))


def _player_state(g: Game, seat: int, blocks: dict[int, int]) -> PlayerState:
    deities = [NAME[g.def_of[uid]] for uid in g.supplemental[seat] if IS_DEITY[g.def_of[uid]]]
    return PlayerState(
        health=g.health[seat],
        gold=g.gold[seat],
        bound=_bound(g, restricted_at(g, seat)),
        to_play=_bound(g, restricted_at(g, seat, True)),
        hand=tuple(_held(g, uid, blocks) for uid in g.hand[seat]),
        board=tuple(_in_play(g, slot) for slot in g.board[seat]),
        discard=tuple(_held(g, uid, blocks) for uid in g.discard[seat]),
        deck=tuple(_held(g, uid, blocks) for uid in reversed(g.deck[seat])),
        played=(_played(g, played_at(seat, 0)), _played(g, played_at(seat, 1))),
        deity=deities[0] if deities else None,
        no_healing=g.no_healing >> seat & 1 != 0,
        this_turn=_this_turn(g, seat),
        supplemental=tuple(NAME[g.def_of[uid]] for uid in g.supplemental[seat] if not IS_DEITY[g.def_of[uid]]),
    )


def _this_turn(g: Game, seat: int) -> tuple[str, ...]:
    return tuple(NAME[TURN_STATICS[said][TURN_STATIC_CARD]] for said, by in g.turn_statics if by == seat)


def _played(g: Game, at: int) -> Played:
    return Played(g.cards_played[at], Alignment(g.played[at]))


def shared_blocks(g: Game) -> dict[int, int]:
    """Numbers from 1 for the blocks of more than one card, in the order in which `Position` names them."""
    blocks = [
        g.block_of[uid]
        for hand, deck in zip(g.hand, g.deck, strict=True)
        for pile in (hand, deck[::-1])
        for uid in pile
    ]
    shared = dict.fromkeys(block for block in blocks if block and blocks.count(block) > 1)
    return {block: number for number, block in enumerate(shared, 1)}


def _held(g: Game, uid: int, blocks: dict[int, int]) -> Held:
    return Held(NAME[g.def_of[uid]], g.known_of[uid], blocks.get(g.block_of[uid], 0), uid in g.broken)


def _in_play(g: Game, slot: int) -> InPlay:
    flags, owner, ref = g.flags_of[slot], g.owner_of_slot[slot], g.ref_of[slot]
    lost_abilities = flags & codes.LOST_ABILITIES != 0
    return InPlay(
        card=NAME[g.card_index_of[slot]],
        token=is_token(g, slot) and not IS_TOKEN[g.card_index_of[slot]],
        damage=g.damage_of[slot],
        counters=g.counters_of[slot],
        expended=flags & codes.EXPENDED != 0,
        flipped=flags & codes.FLIPPED != 0,
        deploying=flags & codes.DEPLOYING != 0,
        attacking=flags & codes.ATTACKING != 0,
        blocking=flags & codes.BLOCKING != 0,
        attacked=flags & codes.ATTACKED != 0 and not flags & codes.ATTACKING,
        lost_abilities=lost_abilities,
        owner=None if owner == g.controller_of[slot] else owner,
        back=tuple(reversed([seat for each, seat in g.temporary_control if each == ref])),
        gained=Keyword(g.keywords_of[slot] & ~(0 if lost_abilities else KEYWORDS[g.card_index_of[slot]])),
        granted=tuple(NAME[D.abilities[ability_id].card_index] for _, _, ability_id in granted_to(g, ref)),
        suspended=_suspended(g, slot),
        keywords=Keyword(g.turn_keywords_of[slot]),
        offense=g.turn_offense_of[slot],
        defense=g.turn_defense_of[slot],
        damaged_players=tuple(seat for seat in range(g.seating.seats) if damaged_player(g, ref, seat)),
        broken=g.uid_of[slot] >= 0 and g.uid_of[slot] in g.broken,
    )


def _suspended(g: Game, slot: int) -> Keyword:
    words = 0
    for ref, lost in g.suspended:
        if ref == g.ref_of[slot]:
            words |= lost
    return Keyword(words & ~KEYWORDS[g.card_index_of[slot]])


def _later(g: Game, trigger: TriggerEntry) -> Later:
    program, _, _, controller, _, who, _, *selected = trigger
    places = {g.ref_of[slot]: (seat, at) for seat, slots in enumerate(g.board) for at, slot in enumerate(slots)}
    champions = tuple(places[obj] for obj in selected if obj in places)
    return Later(NAME[card_index_of(program, -1)], controller, who, champions)
