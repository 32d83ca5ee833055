"""People and their cubes."""

import pytest

from decks.cubes import domain

CARDS = {"Kong": 3, "Fire Shaman": 3, "Flame Strike": 2}


@pytest.fixture
def new_cube(db):
    """Make a cube without asking a form."""

    def new_cube(person, cards=CARDS, *, name="Apes", **about):
        return domain.create(person=person, name=name, cards=cards, **about)

    return new_cube
