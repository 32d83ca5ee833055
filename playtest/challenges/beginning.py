"""The next game of those who sit at an invitation. It is part of a verb that has locked the invitation, and before it
the draft of which the match is, if it is of one."""

from __future__ import annotations

from collections import Counter

from drafts import domain as pods
from drafts import queries as drafts
from engine.games import of
from engine.kernel.names import Unknown
from engine.kernel.records import BadSetup
from live.errors import Refused
from people.persons import Person
from playtest import domain as tables
from playtest import once_more
from playtest.challenges import matches, queries
from playtest.domain import NewPlayer
from playtest.models import Challenge, ChallengeGame, Side, Table
from playtest.watching.terms import Watch


def begin(challenge: Challenge, sides: list[Side]) -> Table:
    """The next game. A match begins with decks as they were brought (rule book, Sideboard). Whoever calls it saves both
    afterwards."""
    if not matches.in_match(challenge):
        for side in sides:
            side.swapped = {}
    if challenge.changes_sides:
        _exchange(sides, challenge.game)
    try:
        table = tables.create_table(
            game=challenge.game,
            players=[_player(side) for side in sides],
            decks=[_swapped(side) for side in sides],
            first=queries.opening(challenge).seat,
            deities=[side.deity or None for side in sides],
            format_=challenge.kind,
            teams=challenge.teams,
            shared_hands=challenge.shared_hands,
            clock=challenge.clock,
            absence=challenge.absence,
            rules_of=challenge.rules_of if of(challenge.game).play.RULES_OF else "",
            watch=Watch.of(challenge),
            agreed=drafts.agreed_in(challenge),
        )
    except (BadSetup, Unknown) as error:
        raise Refused("deck", "One of these decks cannot be played any more. Choose another one.") from error
    ChallengeGame.objects.create(challenge=challenge, table=table, match=matches.next_match(challenge))
    pods.play_next(challenge=challenge, table=table)
    challenge.opener = None
    ask_again(sides)
    return table


def ask_again(sides: list[Side]) -> None:
    """These are not ready any more, since something has changed."""
    for side in sides:
        side.ready = False


def _exchange(sides: list[Side], game: str) -> None:
    """Let each of two sides play the other's deck. How it was chosen is not told, only which cards there are."""
    given = [(side.deck, side.cards, side.sideboard, side.deity) for side in reversed(sides)]
    for side, (deck, cards, sideboard, deity) in zip(sides, given, strict=True):
        side.deck, side.cards, side.sideboard, side.deity = deck, cards, sideboard, deity
        side.chosen = once_more.as_lists(game, [cards], [deity], [sideboard])


def _swapped(side: Side) -> list[str]:
    """The deck with what was swapped in this match."""
    deck = Counter(side.cards) - Counter(side.swapped.get("out", ())) + Counter(side.swapped.get("into", ()))
    return list(deck.elements()) if side.swapped else side.cards


def _player(side: Side) -> NewPlayer:
    if side.bot:
        return NewPlayer(bot=side.bot, name=side.name, deck_name=side.deck)
    return NewPlayer(Person(side.guest_key, side.user), name=side.name, deck_name=side.deck)
