"""Tables of two people at one device."""

import pytest

from engine.epic.construction import preconstructed
from people.persons import Person
from playtest.hot_seat import domain

DECKS = (preconstructed("good"), preconstructed("evil"))
CHOSEN = {
    "sides": [{"deck": "good", "list": "", "deity": ""}, {"deck": "evil", "list": "", "deity": ""}],
    "products": [],
    "format_key": "",
}


@pytest.fixture
def hot_seat(db):
    """Set up a table at a visitor's device: Ann (seat 0, who starts, with Good) against Bob with Evil."""

    def hot_seat(person=None, *, skips=False, first=0, decks=DECKS):
        return domain.begin(
            person=person or Person("device"),
            names=("Ann", "Bob"),
            decks=decks,
            first=first,
            deities=(None, None),
            saved=(None, None),
            deck_names=("Good", "Evil"),
            skips=skips,
            chosen=CHOSEN,
            game="epic",
        )

    return hot_seat
