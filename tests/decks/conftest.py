"""People, their decks and their cubes."""

import pytest
from django.contrib.auth.models import User

from decks import domain
from decks.cubes import domain as cubes
from engine.games import DEFAULT
from people.persons import Person
from tests import visitors

CARDS = {"Kong": 3, "Fire Shaman": 3, "Flame Strike": 2}


@pytest.fixture
def ann(db):
    """Somebody with an account."""
    return Person("ann's mark", User.objects.create_user("ann"))


@pytest.fixture
def bob(db):
    """Somebody else with an account."""
    return Person("bob's mark", User.objects.create_user("bob"))


@pytest.fixture
def new_deck(db):
    """Make a deck without asking a form; `about` is what `describe` may be told."""

    def new_deck(person, cards=CARDS, *, name="Apes", format_spec="constructed", deity="", note="", **about):
        deck = domain.create(person=person, name=name, format_spec=format_spec, cards=cards, deity=deity, note=note)
        return domain.describe(slug=deck.slug, person=person, **about) if about else deck

    return new_deck


@pytest.fixture
def new_cube(db):
    """Make a cube without asking a form."""

    def new_cube(person, cards=CARDS, *, name="Apes", game=DEFAULT, **about):
        return cubes.create(person=person, name=name, game=game, cards=cards, **about)

    return new_cube


@pytest.fixture
def browser_of(db):
    """A browser in which this person has been before."""
    return visitors.browser_of


@pytest.fixture
def ann_browser(browser_of, ann):
    return browser_of(ann)
