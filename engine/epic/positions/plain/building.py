"""A position as data becomes a game. Cards and champions come first, then the turn, then what is going on."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.epic.positions.plain.answering import answer
from engine.epic.positions.plain.cards import card_index, is_token, mulligans_before
from engine.epic.positions.plain.checking import check
from engine.epic.positions.plain.places import place_of
from engine.epic.positions.plain.position import (
    ATTACKERS,
    BLOCKERS,
    BOARD,
    DAMAGE,
    HAND_LIMIT,
    MULLIGAN,
    BadPosition,
    Held,
    InPlay,
    PlayerState,
    Position,
    Thing,
)
from engine.epic.positions.plain.resuming import delayed, resume
from engine.epic.programs import bits
from engine.epic.programs.definitions import GAME, KEYWORDS, NAME, TURN_STATICS, D
from engine.epic.programs.tables import TURN_STATIC_CARD
from engine.epic.rules import atoms, battle, codes
from engine.epic.rules.derive import defense, has
from engine.epic.rules.machine import advance
from engine.epic.rules.setup import RULES_2015, RULES_2017, Setup
from engine.epic.rules.state import Game, in_play, no_restricted_gold, played_at, push_frame, restricted_at
from engine.kernel.random import Rng


def build(position: Position, seed: int = 0) -> Game:
    """The game in this position, waiting for its decision. A window in which only passing is possible is passed, as in
    play, and so is a question with one answer. Raises BadPosition with a sentence."""
    g = lay_out(position, seed)
    if not g.reason:
        advance(g)
    if position.ongoing is not None or position.moment == DAMAGE:
        answer(g, position)
    return g


def lay_out(position: Position, seed: int = 0) -> Game:
    """The game in this position, just before its decision is put. Raises BadPosition with a sentence."""
    check(position)
    setup = _setup(position)
    g = Game(setup, Rng(seed))
    g.seating = g.seating.without([*position.out])
    cards = [*(card for deck in setup.decks for card in deck), *(deity for deity in setup.deities if deity is not None)]
    g.def_of, g.owner_of, g.zone_of = [0] * len(cards), [0] * len(cards), [0] * len(cards)
    g.known_of, g.block_of = [0] * len(cards), [0] * len(cards)
    uids = list(range(len(cards)))
    g.rng.shuffle(uids)
    builder = _Builder(g, uids, _serials(position))
    for seat, player in enumerate(position.players):
        for place, one in enumerate(player.board):
            builder.champion(one, seat, place)
    g.last_serial = codes.FIRST_SERIAL - 1 + len(builder.serials)
    for seat, player in enumerate(position.players):
        builder.cards_of(player, seat)
        _set_player(g, player, seat)
    _set_turn(g, position)
    g.delayed_triggers = [delayed(g, later) for later in position.later]
    if position.result is not None:
        _end(g, position)
        return g
    _refuse_doomed(g)
    if position.ongoing is not None:
        resume(g, position)
    return g


def _setup(position: Position) -> Setup:
    cards: list[list[str]] = [[] for _ in position.players]
    for seat, player in enumerate(position.players):
        cards[seat].extend(held.card for held in (*player.hand, *player.deck, *player.discard))
        cards[seat].extend(player.supplemental)
        for one in player.board:
            if not is_token(one):
                cards[seat if one.owner is None else one.owner].append(one.card)
    return Setup(
        decks=tuple(tuple(sorted(deck)) for deck in cards),
        first=position.first,
        rules_of=RULES_2015 if position.of_2015 else RULES_2017,
        open_lists=position.open_lists,
        every_window=position.every_window,
        deities=tuple(player.deity for player in position.players),
        health=position.starting_health,
        format=position.format,
        teams=position.teams,
        shared_hands=position.shared_hands,
    )


def _serials(position: Position) -> dict[Thing, int]:
    """When each champion entered play, from 0: as they stand on the boards, but for those that are told in another
    order."""
    order = [
        Thing(BOARD, seat, place) for seat, player in enumerate(position.players) for place in range(len(player.board))
    ]
    among = [thing for thing in position.ongoing.among if thing.zone == BOARD] if position.ongoing else []
    listed = iter(among)
    order = [next(listed) if thing in among else thing for thing in order]
    return {thing: serial for serial, thing in enumerate(order)}


@dataclass
class _Builder:
    """The cards of a position get uids in random order, so that a uid says nothing about the card behind it."""

    game: Game
    uids: list[int]
    serials: dict[Thing, int]
    blocks: dict[tuple[int, int], int] = field(default_factory=dict)  # owner and block of the data: block of the game

    def card(self, name: str, owner: int, zone: int) -> int:
        uid = self.uids.pop()
        self.game.def_of[uid] = card_index(name)
        self.game.owner_of[uid] = owner
        self.game.zone_of[uid] = zone
        return uid

    def cards_of(self, player: PlayerState, seat: int) -> None:
        """All cards of a seat that are not in play."""
        g = self.game
        g.hand[seat] = [self.held(held, seat, codes.HAND) for held in player.hand]
        g.deck[seat] = [self.held(held, seat, codes.DECK) for held in reversed(player.deck)]
        g.discard[seat] = [self.held(held, seat, codes.DISCARD) for held in player.discard]
        lying = ([] if player.deity is None else [player.deity]) + list(player.supplemental)
        g.supplemental[seat] = [self.card(card, seat, codes.SUPPLEMENTAL) for card in lying]

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

    def champion(self, one: InPlay, controller: int, place: int) -> None:
        g = self.game
        index = card_index(one.card)
        owner = controller if one.owner is None else one.owner
        uid = -1
        if not is_token(one):
            uid = self.card(one.card, owner, codes.HAND)
            g.hand[owner].append(uid)
        g.last_serial = codes.FIRST_SERIAL - 1 + self.serials[Thing(BOARD, controller, place)]
        slot = atoms.enter_play(g, index, uid, controller, True)
        g.owner_of_slot[slot] = owner
        flags = (
            (one.expended, codes.EXPENDED), (one.flipped, codes.FLIPPED), (one.deploying, codes.DEPLOYING),
            (one.attacking, codes.ATTACKING | codes.ATTACKED), (one.blocking, codes.BLOCKING),
            (one.attacked and not one.attacking, codes.ATTACKED), (one.lost_abilities, codes.LOST_ABILITIES),
        )  # fmt: skip
        g.flags_of[slot] = sum(flag for given, flag in flags if given)
        if one.lost_abilities:
            g.suspended.append((g.ref_of[slot], KEYWORDS[index] | int(one.suspended)))
        g.damage_of[slot] = one.damage
        g.counters_of[slot] = one.counters
        g.keywords_of[slot] = int(one.gained) if one.lost_abilities else KEYWORDS[index] | int(one.gained)
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


def _grant(card: str) -> int:
    """The ability that a card gives to champions for a turn."""
    index = card_index(card)
    for at, (_, _, ability_id) in enumerate(D.grants):
        if D.abilities[ability_id].card_index == index:
            return at
    raise BadPosition(f"{card} gives no ability to champions.")


def _turn_static(card: str) -> int:
    """What a card says that champions have for a turn."""
    index = card_index(card)
    for at, static in enumerate(TURN_STATICS):
        if static[TURN_STATIC_CARD] == index:
            return at
    raise BadPosition(f"{card} says nothing of what champions have this turn.")


def _set_player(g: Game, player: PlayerState, seat: int) -> None:
    g.health[seat], g.gold[seat] = player.health, player.gold
    for base, bound in ((restricted_at(g, seat), player.bound), (restricted_at(g, seat, True), player.to_play)):
        for alignment in bound:
            g.restricted_gold = g.restricted_gold or no_restricted_gold(g)
            g.restricted_gold[base + int(alignment).bit_length() - 1] += 1
    g.no_healing |= player.no_healing << seat
    for card in player.this_turn:
        g.turn_statics.append((_turn_static(card), seat))
    for cost, played in enumerate(player.played):
        at = played_at(seat, cost)
        g.played[at], g.cards_played[at] = int(played.alignments), played.cards


def _set_turn(g: Game, position: Position) -> None:
    place, g.phase, g.step = place_of(position)
    ongoing = position.ongoing
    g.turn, g.first, g.active = position.turn, position.first, position.active
    g.initiative = codes.NOBODY if position.moment == MULLIGAN else position.seat
    if ongoing is not None and ongoing.initiative is not None:
        g.initiative = ongoing.initiative
    if position.attacker is not None:
        g.initiative = position.attacker
    g.plays, g.passed = int(position.acted), int(position.passed)
    if ongoing is not None and ongoing.declared:
        g.passed = battle.UNOPENED
    g.blocked, g.no_attacks = position.blocked, position.no_attacks
    g.unsettled = False
    g.defender = codes.NOBODY if position.attacked is None else position.attacked
    g.last_play = codes.NOBODY if position.last_play is None else position.last_play
    push_frame(g, GAME, -1, 0, position.first, _before(g, position), 0)[codes.PC] = place


def _before(g: Game, position: Position) -> int:
    """X of the game's own program: of mulligans how many players decided after the second one, of teammates who pick
    one after the other the bit set of those who have."""
    if position.moment == MULLIGAN:
        return max(0, mulligans_before(position) - 1)
    if not position.teams or position.moment not in (ATTACKERS, BLOCKERS, HAND_LIMIT):
        return 0
    if position.ongoing is not None and position.ongoing.settles:
        return 0
    first = g.initiative if position.moment == ATTACKERS else g.seating.lead(position.seat)
    circle = g.seating.clockwise[first]
    before = sum(1 << seat for seat in circle[: circle.index(position.seat)])
    return before | (0 if position.attacker is None else 1 << position.attacker)


def _end(g: Game, position: Position) -> None:
    """The game is over (1.2)."""
    result = position.result
    assert result is not None, "asked of games that are over"
    winner = codes.NOBODY if result.winner is None else result.winner
    atoms.end_game(g, winner, codes.REASON_NAMES.index(result.reason))


def _refuse_doomed(g: Game) -> None:
    for slot in in_play(g):
        if g.damage_of[slot] and g.damage_of[slot] >= defense(g, slot) and not has(g, slot, bits.UNBREAKABLE):
            name, damage = NAME[g.card_index_of[slot]], g.damage_of[slot]
            raise BadPosition(f"{name} has {damage} damage and {defense(g, slot)} defense: it would be broken.")
