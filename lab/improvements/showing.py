"""What is said of an improvement wherever it is named: on its page, and in the list of the laboratory."""

from __future__ import annotations

from engine.games import of
from lab.improvements import presenter, queries
from lab.improvements.models import Improvement
from people.persons import Person


def about(found: Improvement) -> dict[str, object]:
    """What is said of an improvement wherever it is named."""
    return {
        "improvement": found,
        "progress": queries.progress(found),
        "is_still": found.is_still,
        "swaps": presenter.decks_shown(of(found.game), found.cards, found.course().deck).swaps,
    }


def all_of(person: Person, *, game: str) -> list[dict[str, object]]:
    """The same of all improvements of a person in a game, the newest first."""
    return [about(one) for one in queries.improvements_of(person, game=game)]
