"""People, a deck to try out, and decks to try it against."""

from collections import Counter

import pytest
from django.contrib.auth.models import User

from decks import domain as decks
from engine.epic.construction import preconstructed
from people.persons import Person
from playtest.trials import domain
from playtest.trials.opponents import Opponent

EVIL = Opponent("Evil", dict(Counter(preconstructed("evil"))))
SAGE = Opponent("Sage", dict(Counter(preconstructed("sage"))), "Gareth, Father of Genius")


@pytest.fixture
def ann(db):
    """Somebody with an account."""
    return Person("ann's mark", User.objects.create_user("ann"))


@pytest.fixture
def bob(db):
    """Somebody else, a guest."""
    return Person("bob's mark")


@pytest.fixture
def new_deck(ann):
    """A deck of Ann's."""

    def new_deck(cards=None, **about):
        cards = Counter(preconstructed("wild")) if cards is None else cards
        made = decks.create(person=ann, name="Apes", format_spec="constructed", cards=cards)
        return decks.describe(slug=made.slug, person=ann, **about) if about else made

    return new_deck


@pytest.fixture
def start(new_deck, ann):
    """Start a trial without asking the form."""

    def start(deck=None, *, person=ann, against=(EVIL,), bot="random", pairs=3, number=None):
        slug = (deck or new_deck()).slug
        return domain.start(person=person, deck=slug, number=number, against=against, bot=bot, pairs=pairs, game="epic")

    return start
