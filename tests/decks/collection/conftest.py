"""People who own cards."""

import pytest

from decks.collection import domain, printed
from decks.collection.counting import Printing
from engine.games import DEFAULT
from people.persons import Person

GUEST, OTHER_GUEST, STRANGER = Person("guest"), Person("other"), Person()
KONG, LASH = Printing("Kong", "Base Set"), Printing("Lash", "Base Set")
EPIC, EPIC_TCG = printed.of("epic"), printed.of("epic-tcg")
PRINTINGS = EPIC.printings
TELEPORT = Printing("Teleport", "Pantheon: Angeline vs Scara")
PROMO = Printing("Teleport", "Season 1 Promo")
FURIOS = Printing("Furios, Father of Nature", "Pantheon: Furios vs Maligus")


@pytest.fixture
def own(db):
    """Let somebody own cards, told by printing."""

    def own(person, counts):
        for (card, set_name), count in counts.items():
            domain.own(person=person, card=card, set_name=set_name, count=count, game=DEFAULT)

    return own
