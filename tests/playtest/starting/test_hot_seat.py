"""Two people at one device play the second game: the page is asked for as a browser does."""

import pytest

from engine.epic_tcg.construction import READY
from people.persons import Person
from playtest import domain, once_more, positions
from playtest.models import Table
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)
HOT_SEAT = "/epic-tcg/hot-seat/"
FORM = {"my_name": "Ann", "my_deck": "good", "my_list": "", "their_name": "Bob", "their_deck": "evil", "their_list": ""}
FORM |= {"format_key": "", "first": "two", "deal": ""}


@pytest.fixture
def browser(db):
    return browser_of(Person("device"))


def begin(browser, **chosen):
    answered = browser.post(HOT_SEAT, FORM | chosen)
    table = Table.objects.last()
    assert answered["Location"] == f"/epic-tcg/table/{table.slug}/"
    return table


def errors_of(browser, **chosen):
    return browser.post(HOT_SEAT, FORM | chosen).context["form"].errors


def test_two_people_begin_a_game_and_the_screen_is_covered(browser):
    table = begin(browser)
    assert (table.game, table.is_hot_seat, table.names) == ("epic-tcg", True, ["Ann", "Bob"])
    assert (table.setup["decks"], table.setup["first"]) == ([list(deck.cards) for deck in READY[:2]], 1)
    assert [player.stops["always"] for player in table.seats] == [True, True]
    assert "Hand the device to Bob" in read_by_people(browser.get(f"/epic-tcg/table/{table.slug}/"))
    assert f'href="{HOT_SEAT}"' in browser.get("/epic-tcg/").text


def test_a_pack_war_is_dealt_to_both(browser):
    setup = begin(browser, deal="packwar").setup
    assert [len(deck) for deck in setup["decks"]] == [15, 15]
    assert setup["pack_war"] is True


def test_a_deck_that_is_not_legal_is_said_at_its_player(browser):
    errors = errors_of(browser, format_key="designed", their_deck="pasted", their_list="20 Hulk")
    assert set(errors) == {"their_deck"}
    assert begin(browser, format_key="designed").setup["decks"][1] == list(READY[1].cards)


@pytest.mark.parametrize("wrong", [{"their_deck": "sage"}, {"first": "three"}, {"their_name": "ANN"},
                                   {"deal": "hydra"}, {"their_deck": "pasted", "their_list": "20 Kong"}])  # fmt: skip
def test_what_cannot_be_is_refused_and_what_was_typed_is_kept(browser, wrong):
    answered = browser.post(HOT_SEAT, FORM | wrong)
    assert set(answered.context["form"].errors) == {list(wrong)[-1]}
    assert wrong.get("their_list", "") in answered.text
    assert not Table.objects.exists()


def test_afterwards_the_way_leads_back_to_the_form(browser):
    table = begin(browser)
    domain.concede(slug=table.slug, seat=0, at=positions.current(table).choices)
    assert once_more.change_deck_link(Table.objects.get(pk=table.pk)) == f"{HOT_SEAT}?again={table.slug}"
    assert f'data-change-deck="{HOT_SEAT}?again={table.slug}"' in browser.get(f"/epic-tcg/table/{table.slug}/").text
