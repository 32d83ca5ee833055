"""A quiet position as plain data: every zone, champion and turn. `build` makes a game of it, `position_of` reads one.

Quiet moments are those in which nothing is half done: a window of initiative, the declaration of attackers or blockers
before its first pick, a mulligan or the hand limit before its first card. The scenario language of the tests, the
position notation and puzzles come here. The random source is no part of a position.

Invariant: `position_of(build(p)) == p` for every `p` that `position_of` gave.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.epic.language import Alignment, Keyword
from engine.epic.programs import bits, game, ops
from engine.epic.programs.definitions import (
    EFFECT,
    GAME,
    IS_DEITY,
    IS_EVENT,
    IS_TOKEN,
    KEYWORDS,
    NAME,
    PROGRAMS,
    TURN_STATICS,
    D,
)
from engine.epic.programs.signatures import operand
from engine.epic.programs.tables import TURN_STATIC_CARD
from engine.epic.rules import atoms, codes, picks
from engine.epic.rules.derive import damaged_player, defense, has, is_token
from engine.epic.rules.limits import CARD_LIMIT, CHAMPION_LIMIT, TURN_LIMIT
from engine.epic.rules.machine import advance
from engine.epic.rules.setup import Setup
from engine.epic.rules.state import Game, played_at, push_frame, restricted_at
from engine.epic.rules.triggers import granted_to
from engine.kernel.random import Rng

# moments
MULLIGAN: Final = "mulligan"
MAIN: Final = "main"
END_OFFER: Final = "end-offer"
CONTINUE: Final = "continue"
ATTACKERS: Final = "attackers"
BEFORE_BLOCKS: Final = "before-blocks"
BLOCKERS: Final = "blockers"
BEFORE_DAMAGE: Final = "before-damage"
HAND_LIMIT: Final = "hand-limit"

_PLACES: Final = {
    MULLIGAN: (game.MULLIGANS, codes.PHASE_MULLIGAN, codes.STEP_NONE),
    MAIN: (game.MAIN + 1, codes.PHASE_MAIN, codes.STEP_NONE),
    END_OFFER: (game.OFFER + 1, codes.PHASE_MAIN, codes.STEP_END_OFFER),
    CONTINUE: (game.CONTINUE + 1, codes.PHASE_MAIN, codes.STEP_CONTINUE),
    ATTACKERS: (game.BATTLE, codes.PHASE_BATTLE, codes.STEP_ATTACKERS),
    BEFORE_BLOCKS: (game.BEFORE_BLOCKS + 1, codes.PHASE_BATTLE, codes.STEP_BEFORE_BLOCKS),
    BLOCKERS: (game.BLOCKS, codes.PHASE_BATTLE, codes.STEP_BLOCKERS),
    BEFORE_DAMAGE: (game.BEFORE_DAMAGE + 1, codes.PHASE_BATTLE, codes.STEP_BEFORE_DAMAGE),
    HAND_LIMIT: (game.LIMIT, codes.PHASE_END, codes.STEP_NONE),
}
MOMENTS: Final = tuple(_PLACES)
BATTLE_MOMENTS: Final = (BEFORE_BLOCKS, BLOCKERS, BEFORE_DAMAGE)
_WINDOWS: Final = (END_OFFER, BEFORE_BLOCKS, BEFORE_DAMAGE)  # in which it matters who acted
_BATTLE_WINDOWS: Final = (BEFORE_BLOCKS, BEFORE_DAMAGE)


class BadPosition(ValueError):
    """A position that cannot be played; the sentence says why."""

    code = "position"


class NotQuiet(ValueError):
    """The game is in the middle of something; the sentence says of what."""

    code = "not_quiet"


@dataclass(frozen=True)
class Held:
    """A card in a hand, deck or discard pile. `known` is the bit set of seats that know it while it is hidden; cards
    with the same `block` (0: alone) are known together, their order is not. `broken`: it was broken this turn."""

    card: str
    known: int = 0
    block: int = 0
    broken: bool = False


@dataclass(frozen=True)
class InPlay:
    """A champion. `token`: a token that is a copy of this card (2.3.6). `owner` None: its controller. `back`: seats
    that control returns to when the turn ends, last first. `gained` stays, `keywords`, `offense` and `defense` end with
    the turn."""

    card: str
    token: bool = False
    damage: int = 0
    counters: int = 0
    expended: bool = False
    flipped: bool = False
    deploying: bool = False
    attacking: bool = False
    blocking: bool = False
    attacked: bool = False  # earlier this turn
    lost_abilities: bool = False  # it lost its powers and abilities this turn
    owner: int | None = None
    back: tuple[int, ...] = ()
    gained: Keyword = Keyword.NONE
    granted: tuple[str, ...] = ()  # cards that gave it an ability this turn
    suspended: Keyword = Keyword.NONE  # gained for good, lost this turn
    keywords: Keyword = Keyword.NONE
    offense: int = 0
    defense: int = 0
    broken: bool = False  # its card was broken earlier this turn
    damaged_players: tuple[int, ...] = ()  # seats that it dealt damage to this turn


@dataclass(frozen=True)
class Played:
    """Cards of one cost that were played this turn: how many, and the alignments of them all."""

    cards: int = 0
    alignments: Alignment = Alignment.NONE


@dataclass(frozen=True)
class PlayerState:
    """What belongs to one seat. The first card of `deck` is its top. `bound`: gold for costs of one alignment only,
    each with it; `to_play`: gold that only plays its cards and powers. `played`: the cards of cost 0 and those of cost
    1 that were played this turn. `deity`: the god card in the supplemental zone, if there is one (2.4.1).
    `no_healing`: it cannot gain health this turn. `this_turn`: cards by which it said what champions have this turn."""

    health: int = 30
    gold: int = 1
    bound: tuple[Alignment, ...] = ()
    to_play: tuple[Alignment, ...] = ()
    hand: tuple[Held, ...] = ()
    board: tuple[InPlay, ...] = ()
    discard: tuple[Held, ...] = ()
    deck: tuple[Held, ...] = ()
    played: tuple[Played, Played] = (Played(), Played())
    deity: str | None = None
    no_healing: bool = False
    this_turn: tuple[str, ...] = ()


@dataclass(frozen=True)
class Later:
    """An effect that waits for the end of the turn: of which card, who controls it, the player and the champions that
    it is about (seat and place on the board, from 0)."""

    card: str
    controller: int
    who: int
    champions: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Position:
    """Both players and the turn. `seat` decides. In a window `acted` says that it made a play since initiative came,
    `passed` that the window before it in this step was passed. `blocked`: the attack is blocked (4.4.6b)."""

    players: tuple[PlayerState, PlayerState]
    moment: str = MAIN
    turn: int = 3
    active: int = 0
    first: int = 0
    seat: int = 0
    acted: bool = False
    passed: bool = False
    blocked: bool = False
    no_attacks: bool = False
    later: tuple[Later, ...] = ()
    mulligan_first_player_first: bool = False
    attacker_acts_first_after_blocks: bool = False
    open_lists: bool = False
    every_window: bool = False
    starting_health: int = 30


def later_programs(card_index: int) -> list[int]:
    """Programs that a card leaves for the end of the turn."""
    if EFFECT[card_index] < 0:
        return []
    return [operand(op, "program") for op in PROGRAMS[EFFECT[card_index]] if op[0] == ops.DELAY]


def mulligans_first(position: Position) -> int:
    """The seat that decides first on its opening hand (1.8.4)."""
    return position.first if position.mulligan_first_player_first else 1 - position.first


def _seat_of(position: Position) -> int | None:
    """The seat that must decide, where the moment leaves no doubt."""
    if position.moment in (MAIN, CONTINUE, ATTACKERS, HAND_LIMIT):
        return position.active
    if position.moment in (END_OFFER, BLOCKERS):
        return 1 - position.active
    return None


# --- data to game ----------------------------------------------------------------------------------------------------


def check(position: Position) -> None:
    """Raise BadPosition where the data contradict themselves."""
    if position.moment not in _PLACES:
        raise BadPosition(f"{position.moment} is no moment; moments are {', '.join(MOMENTS)}.")
    due = _seat_of(position)
    if due is not None and position.seat != due:
        raise BadPosition(f"In the moment {position.moment} seat {due} decides, not seat {position.seat}.")
    if (position.turn == 0) != (position.moment == MULLIGAN) or position.turn > TURN_LIMIT:
        raise BadPosition(f"Turns count from 1 to {TURN_LIMIT}; turn 0 is that of the mulligans and of nothing else.")
    if sum(_cards_of(player) for player in position.players) > CARD_LIMIT:
        raise BadPosition(f"A position has at most {CARD_LIMIT} cards; tokens are not counted.")
    if sum(len(player.board) for player in position.players) > CHAMPION_LIMIT:
        raise BadPosition(f"At most {CHAMPION_LIMIT} champions can be in play.")
    if position.starting_health < 1:
        raise BadPosition("Players start with at least 1 health.")
    for seat, player in enumerate(position.players):
        _check_player(position, seat, player)
    if position.moment == BLOCKERS and not any(one.attacking for one in position.players[position.active].board):
        raise BadPosition("Nobody attacks, so nobody can block.")
    if position.blocked and position.moment != BEFORE_DAMAGE:
        raise BadPosition("An attack is blocked only after blockers were declared.")


def _cards_of(player: PlayerState) -> int:
    """How many cards, without tokens and the deity."""
    in_play = sum(not _is_token(one) for one in player.board)
    return len(player.hand) + len(player.deck) + len(player.discard) + in_play


def _check_player(position: Position, seat: int, player: PlayerState) -> None:
    if player.health < 1 or player.gold < 0:
        raise BadPosition(f"Seat {seat} needs at least 1 health and 0 gold.")
    for held in (*player.hand, *player.deck, *player.discard):
        if IS_TOKEN[_card_index(held.card)]:
            raise BadPosition(f"{held.card} is a token: it can only be in play (2.3.5).")
    cards = [held.card for held in (*player.hand, *player.deck, *player.discard)]
    for card in cards + [one.card for one in player.board]:
        if IS_DEITY[_card_index(card)]:
            raise BadPosition(f"{card} is a deity: it can only be in the supplemental zone (2.4.1).")
    if player.deity is not None and not IS_DEITY[_card_index(player.deity)]:
        raise BadPosition(f"{player.deity} is no deity.")
    attack = position.moment in BATTLE_MOMENTS and seat == position.active
    block = position.moment == BEFORE_DAMAGE and seat != position.active
    for one in player.board:
        if IS_EVENT[_card_index(one.card)]:
            raise BadPosition(f"{one.card} is an event: it cannot be in play.")
        if one.suspended and not one.lost_abilities:
            raise BadPosition(f"{one.card} of seat {seat} has lost no abilities, so none are suspended.")
        if one.attacking and not attack:
            raise BadPosition(f"{one.card} of seat {seat} cannot be attacking now.")
        if one.blocking and not block:
            raise BadPosition(f"{one.card} of seat {seat} cannot be blocking now.")


def _card_index(card: str) -> int:
    card_index = D.card_index_of_name.get(card)
    if card_index is None:
        raise BadPosition(f'No card is called "{card}".')
    return card_index


def _grant(card: str) -> int:
    """The ability that a card gives to champions for a turn."""
    card_index = _card_index(card)
    for at, (_, _, ability_id) in enumerate(D.grants):
        if D.abilities[ability_id].card_index == card_index:
            return at
    raise BadPosition(f"{card} gives no ability to champions.")


def _turn_static(card: str) -> int:
    """What a card says that champions have for a turn."""
    card_index = _card_index(card)
    for at, static in enumerate(TURN_STATICS):
        if static[TURN_STATIC_CARD] == card_index:
            return at
    raise BadPosition(f"{card} says nothing of what champions have this turn.")


def _is_token(one: InPlay) -> bool:
    return one.token or IS_TOKEN[_card_index(one.card)]


@dataclass
class _Builder:
    """The cards of a position get uids in random order, so that a uid says nothing about the card behind it."""

    game: Game
    uids: list[int]
    blocks: dict[tuple[int, int], int] = field(default_factory=dict)  # owner and block of the data: block of the game

    def card(self, name: str, owner: int, zone: int) -> int:
        uid = self.uids.pop()
        self.game.def_of[uid] = _card_index(name)
        self.game.owner_of[uid] = owner
        self.game.zone_of[uid] = zone
        return uid

    def held(self, held: Held, owner: int, zone: int) -> int:
        g = self.game
        uid = self.card(held.card, owner, zone)
        if held.known and zone != codes.DISCARD:
            g.known_of[uid] = held.known
            key = (owner, held.block)
            if not held.block:
                g.block_of[uid] = atoms.new_block(g)
            elif key in self.blocks:
                g.block_of[uid] = self.blocks[key]
            else:
                g.block_of[uid] = self.blocks[key] = atoms.new_block(g)
        if held.broken:
            g.broken.append(uid)
        return uid

    def champion(self, one: InPlay, controller: int) -> None:
        g = self.game
        card_index = _card_index(one.card)
        owner = controller if one.owner is None else one.owner
        uid = -1
        if not _is_token(one):
            uid = self.card(one.card, owner, codes.HAND)
            g.hand[owner].append(uid)
        slot = atoms.enter_play(g, card_index, uid, controller, True)
        g.owner_of_slot[slot] = owner
        flags = (
            (one.expended, codes.EXPENDED), (one.flipped, codes.FLIPPED), (one.deploying, codes.DEPLOYING),
            (one.attacking, codes.ATTACKING | codes.ATTACKED), (one.blocking, codes.BLOCKING),
            (one.attacked and not one.attacking, codes.ATTACKED), (one.lost_abilities, codes.LOST_ABILITIES),
        )  # fmt: skip
        g.flags_of[slot] = sum(flag for given, flag in flags if given)
        if one.lost_abilities:
            g.suspended.append((g.ref_of[slot], KEYWORDS[card_index] | int(one.suspended)))
        g.damage_of[slot] = one.damage
        g.counters_of[slot] = one.counters
        g.keywords_of[slot] = int(one.gained) if one.lost_abilities else KEYWORDS[card_index] | int(one.gained)
        g.turn_keywords_of[slot] = int(one.keywords)
        g.turn_offense_of[slot] = one.offense
        g.turn_defense_of[slot] = one.defense
        for card in one.granted:
            g.granted.append((g.ref_of[slot], _grant(card)))
        for seat in one.damaged_players:
            g.damaged_players.append((g.ref_of[slot], seat))
        for seat in reversed(one.back):
            g.temporary_control.append((g.ref_of[slot], seat))
        if one.broken and uid >= 0:
            g.broken.append(uid)


def build(position: Position, seed: int = 0) -> Game:
    """The game in this position, waiting for its decision. A window in which only passing is possible is passed, as in
    play. Raises BadPosition with a sentence."""
    g = lay_out(position, seed)
    advance(g)
    return g


def lay_out(position: Position, seed: int = 0) -> Game:
    """The game in this position, just before its decision is put. Raises BadPosition with a sentence."""
    check(position)
    cards: tuple[list[str], list[str]] = ([], [])
    for seat, player in enumerate(position.players):
        cards[seat].extend(held.card for held in (*player.hand, *player.deck, *player.discard))
        for one in player.board:
            if not _is_token(one):
                cards[seat if one.owner is None else one.owner].append(one.card)
    deities = (position.players[0].deity, position.players[1].deity)
    setup = Setup(
        decks=(tuple(sorted(cards[0])), tuple(sorted(cards[1]))),
        first=position.first,
        mulligan_first_player_first=position.mulligan_first_player_first,
        attacker_acts_first_after_blocks=position.attacker_acts_first_after_blocks,
        open_lists=position.open_lists,
        every_window=position.every_window,
        deities=deities,
        health=position.starting_health,
    )
    g = Game(setup, Rng(seed))
    count = len(cards[0]) + len(cards[1]) + 2 - deities.count(None)
    g.def_of, g.owner_of, g.zone_of = [0] * count, [0] * count, [0] * count
    g.known_of, g.block_of = [0] * count, [0] * count
    uids = list(range(count))
    g.rng.shuffle(uids)
    builder = _Builder(g, uids)
    for seat, player in enumerate(position.players):
        for one in player.board:
            builder.champion(one, seat)
    for seat, player in enumerate(position.players):
        g.hand[seat] = [builder.held(held, seat, codes.HAND) for held in player.hand]
        g.deck[seat] = [builder.held(held, seat, codes.DECK) for held in reversed(player.deck)]
        g.discard[seat] = [builder.held(held, seat, codes.DISCARD) for held in player.discard]
        if player.deity is not None:
            g.supplemental[seat] = [builder.card(player.deity, seat, codes.SUPPLEMENTAL)]
        g.health[seat], g.gold[seat] = player.health, player.gold
        for base, bound in ((restricted_at(seat), player.bound), (restricted_at(seat, True), player.to_play)):
            for alignment in bound:
                g.restricted_gold = g.restricted_gold or [0] * (2 * codes.TO_PLAY)
                g.restricted_gold[base + int(alignment).bit_length() - 1] += 1
        g.no_healing |= player.no_healing << seat
        for card in player.this_turn:
            g.turn_statics.append((_turn_static(card), seat))
        for cost, played in enumerate(player.played):
            at = played_at(seat, cost)
            g.played[at], g.cards_played[at] = int(played.alignments), played.cards
    _set_turn(g, position)
    g.delayed_triggers = [_pending(g, later) for later in position.later]
    _refuse_doomed(g)
    return g


def _set_turn(g: Game, position: Position) -> None:
    place, g.phase, g.step = _PLACES[position.moment]
    if position.moment == MULLIGAN:
        place += int(position.seat != mulligans_first(position))
    g.turn, g.first, g.active = position.turn, position.first, position.active
    g.initiative = codes.NOBODY if position.moment == MULLIGAN else position.seat
    g.plays, g.passed = int(position.acted), int(position.passed)
    g.blocked, g.no_attacks = position.blocked, position.no_attacks
    g.unsettled = False
    push_frame(g, GAME, -1, 0, position.first, 0, 0)[codes.PC] = place


def _pending(g: Game, later: Later) -> tuple[int, ...]:
    card_index = _card_index(later.card)
    programs = later_programs(card_index)
    if not programs:
        raise BadPosition(f"{later.card} leaves nothing for the end of the turn.")
    uids = [uid for uid in range(len(g.def_of)) if g.def_of[uid] == card_index and g.owner_of[uid] == later.controller]
    if not uids:
        raise BadPosition(f"Seat {later.controller} has no {later.card} that could wait for the end of the turn.")
    uid = min(uids, key=lambda uid: g.zone_of[uid] != codes.DISCARD)
    refs: list[int] = []
    for seat, at in later.champions:
        if at >= len(g.board[seat]):
            raise BadPosition(f"Seat {seat} has no champion number {at}.")
        refs.append(g.ref_of[g.board[seat][at]])
    its = refs or [later.who]
    return (programs[0], uid, 0, later.controller, 0, later.who, -1, *its)


def _refuse_doomed(g: Game) -> None:
    for slot in (*g.board[0], *g.board[1]):
        if g.damage_of[slot] and g.damage_of[slot] >= defense(g, slot) and not has(g, slot, bits.UNBREAKABLE):
            name, damage = NAME[g.card_index_of[slot]], g.damage_of[slot]
            raise BadPosition(f"{name} has {damage} damage and {defense(g, slot)} defense: it would be broken.")


# --- game to data ----------------------------------------------------------------------------------------------------


def position_of(g: Game) -> Position:
    """The position of a game at a quiet moment. Raises NotQuiet with a sentence."""
    moment = moment_of(g)
    windowed = moment in _WINDOWS
    blocks = _shared_blocks(g)
    players = (_player_state(g, 0, blocks), _player_state(g, 1, blocks))
    return Position(
        players=players,
        moment=moment,
        turn=g.turn,
        active=g.active,
        first=g.first,
        seat=g.seat,
        acted=windowed and g.plays > 0,
        passed=moment in _BATTLE_WINDOWS and g.passed > 0,
        blocked=g.blocked,
        no_attacks=g.no_attacks,
        later=tuple(_later(g, trigger) for trigger in g.delayed_triggers),
        mulligan_first_player_first=g.setup.mulligan_first_player_first,
        attacker_acts_first_after_blocks=g.setup.attacker_acts_first_after_blocks,
        open_lists=g.setup.open_lists,
        every_window=g.setup.every_window,
        starting_health=g.setup.health,
    )


def moment_of(g: Game) -> str:
    """The name of a quiet moment. Raises NotQuiet with a sentence."""
    if g.reason:
        raise NotQuiet("The game is over.")
    if len(g.frames) > 1 or g.resolving_triggers or g.pending_triggers:
        raise NotQuiet("An effect is being resolved; its position can be written when it is done.")
    f = g.frames[0]
    place = f[codes.PC] - 1
    if f[codes.STAGE] == picks.PICKING and len(f) > codes.SELECTED:
        raise NotQuiet("A choice of several is half done; finish it first.")
    if place == game.MULLIGANS + 1:
        return MULLIGAN
    for moment, (at, _, _) in _PLACES.items():
        if at == place:
            return moment
    raise NotQuiet("The damage of a battle is being divided; its position can be written when it is dealt.")


def _bound(g: Game, base: int) -> tuple[Alignment, ...]:
    """The alignments of the gold that begins at this place of the table of restricted gold."""
    bound = g.restricted_gold[base : base + 4]
    return tuple(Alignment(1 << at) for at, gold in enumerate(bound) for _ in range(gold))


def _player_state(g: Game, seat: int, blocks: dict[int, int]) -> PlayerState:
    return PlayerState(
        health=g.health[seat],
        gold=g.gold[seat],
        bound=_bound(g, restricted_at(seat)),
        to_play=_bound(g, restricted_at(seat, True)),
        hand=tuple(_held(g, uid, blocks) for uid in g.hand[seat]),
        board=tuple(_in_play(g, slot) for slot in g.board[seat]),
        discard=tuple(_held(g, uid, blocks) for uid in g.discard[seat]),
        deck=tuple(_held(g, uid, blocks) for uid in reversed(g.deck[seat])),
        played=(_played(g, played_at(seat, 0)), _played(g, played_at(seat, 1))),
        deity=NAME[g.def_of[g.supplemental[seat][0]]] if g.supplemental[seat] else None,
        no_healing=g.no_healing >> seat & 1 != 0,
        this_turn=_this_turn(g, seat),
    )


def _this_turn(g: Game, seat: int) -> tuple[str, ...]:
    return tuple(NAME[TURN_STATICS[said][TURN_STATIC_CARD]] for said, by in g.turn_statics if by == seat)


def _played(g: Game, at: int) -> Played:
    return Played(g.cards_played[at], Alignment(g.played[at]))


def _shared_blocks(g: Game) -> dict[int, int]:
    """Numbers from 1 for the blocks of more than one card, in the order in which `Position` names them."""
    blocks = [g.block_of[uid] for seat in (0, 1) for pile in (g.hand[seat], g.deck[seat][::-1]) for uid in pile]
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
        damaged_players=tuple(seat for seat in (0, 1) if damaged_player(g, ref, seat)),
        broken=g.uid_of[slot] >= 0 and g.uid_of[slot] in g.broken,
    )


def _suspended(g: Game, slot: int) -> Keyword:
    words = 0
    for ref, lost in g.suspended:
        if ref == g.ref_of[slot]:
            words |= lost
    return Keyword(words & ~KEYWORDS[g.card_index_of[slot]])


def _later(g: Game, trigger: tuple[int, ...]) -> Later:
    program, uid, ref, controller, _, who, _, *selected = trigger
    card_index = next((card_index for card_index in range(len(NAME)) if program in later_programs(card_index)), -1)
    if card_index < 0 or uid < 0 or ref:
        raise NotQuiet("An ability of a champion waits for the end of the turn; such a position has no plain form.")
    places = {g.ref_of[slot]: (seat, at) for seat in (0, 1) for at, slot in enumerate(g.board[seat])}
    champions = tuple(places[obj] for obj in selected if obj in places)
    return Later(NAME[card_index], controller, who, champions)
