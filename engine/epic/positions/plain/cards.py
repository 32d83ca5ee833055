"""Cards by their names, as positions say them, and which of them a thing is."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from engine.epic.positions.plain.position import (
    BLOCK,
    BOARD,
    DECK,
    DISCARD,
    GONE,
    HAND,
    HIDDEN,
    SUPPLEMENTAL,
    BadPosition,
    Held,
    InPlay,
    PlayerState,
    Position,
    Thing,
)
from engine.epic.programs.definitions import IS_TOKEN, D

PILES: Final = (HAND, DISCARD, DECK)


def card_index(card: str) -> int:
    """Of the card with this name. Raises BadPosition."""
    found = D.card_index_of_name.get(card)
    if found is None:
        raise BadPosition(f'No card is called "{card}".')
    return found


def is_token(one: InPlay) -> bool:
    """Whether the champion is no card (2.3.1)."""
    return one.token or IS_TOKEN[card_index(one.card)]


def mulligans_before(position: Position) -> int:
    """How many seats decide on their opening hands before the one that decides now. The second player begins (1.8.4),
    or by the rules of 2015 the first."""
    teams = position.teams or len(position.players)
    size = len(position.players) // teams
    place = (position.seat - position.first) % teams * size + position.seat // teams
    return (place - (0 if position.of_2015 else size)) % len(position.players)


def pile_of(player: PlayerState, zone: str) -> tuple[Held, ...]:
    """A hand, discard pile or deck."""
    return player.hand if zone == HAND else player.discard if zone == DISCARD else player.deck


def hidden_in(position: Position, thing: Thing) -> list[tuple[str, int]]:
    """Zones and places of the cards that a thing without a place of its own may be: those of a block that all players
    know, or those that not all know."""
    player, everyone = position.players[thing.seat], position.everyone
    return [
        (zone, place) for zone in (HAND, DECK) for place, held in enumerate(pile_of(player, zone))
        if (held.known == everyone and held.block == thing.place if thing.zone == BLOCK else held.known != everyone)
    ]  # fmt: skip


def name_of(position: Position, thing: Thing) -> str:
    """The name of the card that a thing is; empty for a player, and where it is not told. Raises BadPosition for what
    is not there."""
    player = position.players[thing.seat]
    if thing.zone in (BLOCK, HIDDEN):
        if not hidden_in(position, thing):
            raise BadPosition(f"Seat {thing.seat} has no such hidden card.")
        return ""
    if thing.zone in PILES:
        return _at([held.card for held in pile_of(player, thing.zone)], thing)
    if thing.zone == SUPPLEMENTAL:
        return _at(player.supplemental, thing)
    if thing.zone == BOARD:
        return _at([one.card for one in player.board], thing)
    if thing.zone == GONE:
        return _at([one.card for one in position.ongoing.gone] if position.ongoing else [], thing)
    return ""


def _at(names: Sequence[str], thing: Thing) -> str:
    if thing.place >= len(names):
        what = "champion" if thing.zone in (BOARD, GONE) else "card"
        raise BadPosition(f"There is no {what} number {thing.place} in {thing.zone} of seat {thing.seat}.")
    return names[thing.place]


def unclaimed(
    supplemental: Sequence[Sequence[str]], card: str, controller: int, claimed: Collection[Thing]
) -> Thing | None:
    """The event that an effect is of where it does not say: the first one of this name in a supplemental zone, of its
    controller before others, that no effect below it is of."""
    for step in range(len(supplemental)):
        seat = (controller + step) % len(supplemental)
        for place, name in enumerate(supplemental[seat]):
            thing = Thing(SUPPLEMENTAL, seat, place)
            if name == card and thing not in claimed:
                return thing
    return None
