"""Whether a position as data makes sense by itself: what can be said of it before there is a game.

What is going on is checked in `checking_ongoing.py`, what a champion's damage comes to where the game is built.
"""

from __future__ import annotations

from typing import Final

from engine.epic.positions.plain.cards import card_index, is_token
from engine.epic.positions.plain.checking_ongoing import check_ongoing
from engine.epic.positions.plain.position import (
    AFTER_DAMAGE,
    ATTACKERS,
    BATTLE_WINDOWS,
    BEFORE_BLOCKS,
    BEFORE_DAMAGE,
    BLOCKERS,
    CONTINUE,
    DAMAGE,
    END_OFFER,
    HAND_LIMIT,
    MAIN,
    MOMENTS,
    MULLIGAN,
    OVER,
    SETTLING,
    WINDOWS,
    BadPosition,
    InPlay,
    PlayerState,
    Position,
)
from engine.epic.programs.definitions import IS_DEITY, IS_EVENT, IS_TOKEN
from engine.epic.rules import codes
from engine.epic.rules.limits import CARD_LIMIT, CHAMPION_LIMIT, TURN_LIMIT
from engine.epic.rules.setup import Setup
from engine.kernel.records import BadSetup

_ATTACKING_IN: Final = (BEFORE_BLOCKS, BLOCKERS, BEFORE_DAMAGE, DAMAGE, AFTER_DAMAGE, OVER)
_BLOCKING_IN: Final = (BEFORE_DAMAGE, DAMAGE, AFTER_DAMAGE, OVER)
_REASONS: Final = codes.REASON_NAMES[1:]
_REASONS_OF_MANY: Final = tuple(
    codes.REASON_NAMES[reason] for reason in (codes.BY_ELIMINATION, codes.BY_ALL, codes.BY_FIRST_BLOOD)
)
_DRAWS: Final = tuple(codes.REASON_NAMES[reason] for reason in codes.DRAWS)


def check(position: Position) -> None:
    """Raise BadPosition where the data contradict themselves."""
    if position.moment not in MOMENTS:
        raise BadPosition(f"{position.moment} is no moment; moments are {', '.join(MOMENTS)}.")
    _check_seats(position)
    _check_turn(position)
    most_cards = CARD_LIMIT * len(position.players)
    if sum(_cards_of(player) for player in position.players) > most_cards:
        raise BadPosition(f"A position has at most {most_cards} cards; tokens are not counted.")
    most = CHAMPION_LIMIT + (position.result is not None)  # one more ends the game
    if sum(len(player.board) for player in position.players) > most:
        raise BadPosition(f"At most {CHAMPION_LIMIT} champions can be in play.")
    if position.starting_health < 1:
        raise BadPosition("Players start with at least 1 health.")
    for seat, player in enumerate(position.players):
        _check_player(position, seat, player)
    if position.moment == BLOCKERS and not any(one.attacking for player in position.players for one in player.board):
        raise BadPosition("Nobody attacks, so nobody can block.")
    if position.blocked and position.moment not in _blocking_in(position):
        raise BadPosition("An attack is blocked only after blockers were declared.")
    if position.result is not None:
        _check_result(position)
    if position.ongoing is not None:
        check_ongoing(position)


def _blocking_in(position: Position) -> tuple[str, ...]:
    """Moments in which champions may be blocking; teammates declare theirs one after the other."""
    return (*_BLOCKING_IN, BLOCKERS) if position.teams else _BLOCKING_IN


def _check_seats(position: Position) -> None:
    """Who plays, and who is still in the game."""
    try:
        Setup(
            decks=((),) * len(position.players), format=position.format, teams=position.teams,
            shared_hands=position.shared_hands,
        ).check()  # fmt: skip
    except BadSetup as error:
        raise BadPosition(str(error)) from error
    seats = range(len(position.players))
    named = [position.active, position.first, position.seat, *position.out]
    named += [seat for seat in (position.attacked, position.attacker, position.last_play) if seat is not None]
    if any(seat not in seats for seat in named):
        raise BadPosition(f"Seats are numbered from 0 to {seats[-1]}.")
    if not position.format and (position.out or position.attacked is not None or position.last_play is not None):
        raise BadPosition("Who is out, attacked or made the last play is said with more than two players only.")
    if position.result is None and (
        position.seat not in position.seats or len(position.team_of(position.seat)) == len(position.seats)
    ):
        raise BadPosition(
            f"At least two {'teams' if position.teams else 'players'} are in the game, and one of them decides."
        )
    if position.teams:
        _check_teams(position)
    if position.attacked is not None and position.are_together(position.attacked, position.active):
        raise BadPosition(f"Seat {position.attacked} cannot be attacked by seat {position.active}.")
    if position.attacked is not None and position.moment not in (*_ATTACKING_IN, ATTACKERS):
        raise BadPosition("Somebody is attacked in a battle only.")


def _check_teams(position: Position) -> None:
    """The first member of a team stands for it, and its health is one."""
    team = position.team_of(position.active)
    if (position.result is None and team and position.active != team[0]) or position.first >= position.teams:
        raise BadPosition("Of a team whose turn it is, or whose turn was the first one, the first member is named.")
    for seat in position.seats:
        together = {position.players[one].health for one in position.team_of(seat)}
        if len(together) > 1:
            raise BadPosition(f"The team of seat {seat} has its health in common: {min(together)} or {max(together)}?")
    attacker = position.attacker
    if attacker is not None and (
        position.moment != ATTACKERS or attacker == position.seat or not position.are_together(attacker, position.seat)
    ):
        raise BadPosition(f"Seat {position.seat} cannot join an attack of seat {attacker} now.")


def _check_turn(position: Position) -> None:
    ongoing = position.ongoing
    due = None if ongoing is not None and ongoing.settles else _seat_of(position)
    if due is not None and not position.are_together(position.seat, due):
        raise BadPosition(f"In the moment {position.moment} seat {due} decides, not seat {position.seat}.")
    if (position.moment == OVER) != (position.result is not None):
        raise BadPosition("A game that is over says how it ended, and no other one does.")
    before = (position.turn == 0) != (position.moment == MULLIGAN)
    most = TURN_LIMIT + (position.moment == OVER)  # one more ends the game
    if (before and position.moment != OVER) or position.turn > most:
        raise BadPosition(f"Turns count from 1 to {TURN_LIMIT}; turn 0 is that of the mulligans and of nothing else.")
    if position.moment in SETTLING and position.moment not in WINDOWS and not (ongoing and ongoing.settles):
        raise BadPosition(f"In the moment {position.moment} somebody decides only where an effect resolves.")
    if position.of_2015:
        _check_turn_of_2015(position)


def _check_turn_of_2015(position: Position) -> None:
    """There is no such moment by the rules of 2015, or who has initiative has no window in it."""
    if position.moment in (CONTINUE, HAND_LIMIT):
        raise BadPosition(f"By the rules of 2015 there is no moment {position.moment}.")
    ongoing, initiative = position.ongoing, position.seat
    if ongoing is not None and ongoing.settles:
        if position.out:  # the turn may have gone on elsewhere
            return
        initiative = position.seat if ongoing.initiative is None else ongoing.initiative
    fighting = position.moment in BATTLE_WINDOWS and bool(position.format)
    theirs = position.are_together(initiative, position.active)
    attacked = position.attacked is not None and position.are_together(initiative, position.attacked)
    if (position.moment == END_OFFER and theirs) or (fighting and not theirs and not attacked):
        raise BadPosition(f"By the rules of 2015 seat {initiative} has no window in the moment {position.moment}.")


def _seat_of(position: Position) -> int | None:
    """The seat that must decide, where the moment leaves no doubt."""
    if position.moment in (MAIN, CONTINUE, ATTACKERS, HAND_LIMIT):
        return position.active
    if position.format:
        return position.attacked if position.moment == BLOCKERS else None
    if position.moment in (END_OFFER, BLOCKERS):
        return 1 - position.active
    return None


def _cards_of(player: PlayerState) -> int:
    """How many cards, without tokens and the deity."""
    in_play = sum(not is_token(one) for one in player.board)
    return len(player.hand) + len(player.deck) + len(player.discard) + len(player.supplemental) + in_play


def _check_player(position: Position, seat: int, player: PlayerState) -> None:
    over = position.result is not None
    if seat in position.out and not over and (_cards_of(player) or player.board or player.deity):
        raise BadPosition(f"Seat {seat} is out of the game, and its cards are with it (1.9.3).")
    if (player.health < 1 and not over and seat not in position.out) or player.gold < 0:
        raise BadPosition(f"Seat {seat} needs at least 1 health and 0 gold.")
    for held in (*player.hand, *player.deck, *player.discard):
        if IS_TOKEN[card_index(held.card)]:
            raise BadPosition(f"{held.card} is a token: it can only be in play (2.3.5).")
    cards = [held.card for held in (*player.hand, *player.deck, *player.discard)]
    for card in cards + [one.card for one in player.board]:
        if IS_DEITY[card_index(card)]:
            raise BadPosition(f"{card} is a deity: it can only be in the supplemental zone (2.4.1).")
    if player.deity is not None and not IS_DEITY[card_index(player.deity)]:
        raise BadPosition(f"{player.deity} is no deity.")
    for card in player.supplemental:
        if not IS_EVENT[card_index(card)]:
            raise BadPosition(f"{card} is no event: it cannot be resolving in the supplemental zone (1.4.6).")
    if player.supplemental and not over and (position.ongoing is None or not position.ongoing.stack):
        raise BadPosition(f"{player.supplemental[0]} is in the supplemental zone of seat {seat} and does not resolve.")
    for one in player.board:
        _check_champion(position, seat, one)


def _check_champion(position: Position, seat: int, one: InPlay) -> None:
    if IS_EVENT[card_index(one.card)]:
        raise BadPosition(f"{one.card} is an event: it cannot be in play.")
    if one.suspended and not one.lost_abilities:
        raise BadPosition(f"{one.card} of seat {seat} has lost no abilities, so none are suspended.")
    attacking_in = (*_ATTACKING_IN, ATTACKERS) if position.attacker is not None else _ATTACKING_IN
    if one.attacking and (position.moment not in attacking_in or not position.are_together(seat, position.active)):
        raise BadPosition(f"{one.card} of seat {seat} cannot be attacking now.")
    attacked = position.attacked if position.format else 1 - position.active
    blocks = attacked is not None and position.are_together(seat, attacked)
    if one.blocking and (position.moment not in _blocking_in(position) or not (blocks or position.moment == OVER)):
        raise BadPosition(f"{one.card} of seat {seat} cannot be blocking now.")
    if one.blocking and not position.blocked:
        raise BadPosition(f"{one.card} of seat {seat} is blocking, so the attack is blocked.")


def _check_result(position: Position) -> None:
    result = position.result
    assert result is not None, "asked of games that are over"
    if position.ongoing is not None:
        raise BadPosition("The game is over: nothing is going on.")
    reasons = [reason for reason in _REASONS if position.format or reason not in _REASONS_OF_MANY]
    if result.reason not in reasons:
        raise BadPosition(f"{result.reason} is no way to end a game; ways are {', '.join(reasons)}.")
    draws = [reason for reason in _DRAWS if reason in reasons]
    if (result.winner is None) != (result.reason in draws):
        raise BadPosition(f"Nobody wins a game that ends by {' or '.join(draws)}, and somebody any other.")
