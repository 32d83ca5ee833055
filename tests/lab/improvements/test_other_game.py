"""A deck of the Epic TCG is made better: within its own formats and cards, and with its sideboard."""

from collections import Counter

import pytest

from decks import domain as decks
from decks.collection import domain as collections
from decks.models import Deck
from engine.construction.contents import Contents
from engine.games import of
from lab.beliefs import POINT, rated
from lab.improvements.models import Improvement
from lab.improvements.views import NO_SUCH_DECK
from tests.lab.fabricated import World
from tests.lab.improvements.conftest import ANN, play, shorten
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db
TCG = of("epic-tcg")
NEW = "/epic-tcg/lab/better/new/"
GOOD = next(one for one in TCG.construction.READY if one.key == "good")
BESIDE = {"Hulk": 3, "Medusa": 3, "Djinn": 3, "Jason": 3, "Dark Knight": 3}
ASKED = {"deck": "site:epic-tcg-good", "against": ["site:epic-tcg-evil"], "format": "designed", "cards": "all",
         "bot": "random", "games": "1000", "do": "start"}  # fmt: skip


@pytest.fixture
def ann():
    return browser_of(ANN)


@pytest.fixture
def begun(ann):
    """An improvement of Ann's that was begun on the page."""

    def begun(games=2000, **asked):
        response = ann.post(NEW, ASKED | asked)
        assert response.status_code == 302, read_by_people(response)
        return shorten(Improvement.objects.get(slug=response.url.split("/")[-2]), games)

    return begun


@pytest.fixture
def mine():
    """Ann's deck with the cards of Good, and a sideboard of 15."""
    return decks.create(person=ANN, name="Mine", format_spec="designed", cards=Counter(GOOD.cards), sideboard=BESIDE,
                        game=TCG.KEY)  # fmt: skip


def as_rated():
    """A world in which cards are as good as they are rated, and Good wins less than half of its games."""
    adds = {name: POINT * points for name, points in rated(TCG.KEY).items()}
    mean = sum(adds[name] for name in GOOD.cards) / len(GOOD.cards)
    return World(adds, even=0.45 - 11 * mean)


def test_the_form_is_about_the_game(ann, mine):
    said = read_by_people(ann.get(f"{NEW}?deck={mine.slug}"))
    assert "Designed Deck, as the deck is made for" in said
    for words in ("Evil", "Wild", "Unaligned", "Greedy: looks one step ahead;"):
        assert words in said
    for words in ("Constructed", "Sage", "Expert"):
        assert words not in said


def test_a_better_deck_is_found_and_saved_with_its_sideboard(ann, begun, mine):
    improvement = play(begun(deck=f"deck:{mine.slug}"), as_rated())
    way = improvement.course()
    assert improvement.game == TCG.KEY
    assert way.gain.interval[0] > 0
    address = improvement.get_absolute_url()
    assert address == f"/epic-tcg/lab/better/{improvement.slug}/"
    assert "Designed Deck" in read_by_people(ann.get(address))
    assert ann.get(address.replace("/epic-tcg", "")).status_code == 404
    assert "Make Mine better" in read_by_people(ann.get("/epic-tcg/lab/"))
    assert "Make Mine better" not in read_by_people(ann.get("/lab/"))
    ann.post(f"{address}save/", {"as": "deck"})
    made = Deck.objects.exclude(pk=mine.pk).get(user=None, guest_key=ANN.guest_key)
    contents = made.versions.get().contents
    assert (made.game, dict(contents.sideboard)) == (TCG.KEY, BESIDE)
    assert contents.cards == Counter(way.deck)
    designed = TCG.construction.by_key("designed")
    assert TCG.construction.judged(Contents(contents.cards, contents.sideboard), designed, pool=None, on=None) == []
    revision = str(Deck.objects.get(pk=mine.pk).revision)
    ann.post(f"{address}save/", {"as": "version", "revision": revision})
    newest = Deck.objects.get(pk=mine.pk).versions.get(number=2).contents
    assert (newest.cards, dict(newest.sideboard)) == (Counter(way.deck), BESIDE)


def test_only_owned_cards_of_the_game_come_in(begun):
    best = max(TCG.bots.RATING, key=lambda name: TCG.bots.RATING[name] if name not in GOOD.cards else 0)
    for name, copies in (Counter(GOOD.cards) + Counter({best: 2})).items():
        collections.own(person=ANN, card=name, count=copies, game=TCG.KEY)
    improvement = begun(cards="collection")
    assert improvement.bounds.most[best] == 2
    assert set(improvement.bounds.most) == {*GOOD.cards, best}


def test_decks_of_another_game_are_not_there(ann):
    for page, key in ((NEW, "site:burn"), ("/lab/better/new/", "site:epic-tcg-good")):
        assert NO_SUCH_DECK in read_by_people(ann.get(f"{page}?deck={key}"))
    refused = ann.post(NEW, ASKED | {"against": ["site:burn"]})
    assert "One of these decks was deleted or is no longer shared." in read_by_people(refused)
    assert not Improvement.objects.exists()
