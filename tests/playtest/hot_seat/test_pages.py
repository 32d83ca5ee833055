"""Pages of two people at one device, asked for as a browser does."""

import re

import pytest
from django.contrib.auth import get_user_model

from decks import domain as decks
from drafts import domain as drafts
from drafts.models import PodTable, Readers, Seat, Status
from engine.epic import decision, view
from engine.epic.limited import plan
from engine.games import DEFAULT
from people.persons import Person
from playtest import domain, games, once_more, positions
from playtest.hot_seat import looking
from playtest.models import Table
from tests.playtest.hot_seat.conftest import DECKS
from tests.playtest.scripted import answer
from tests.playtest.stored import make_old
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

DEVICE = Person("device")
FORM = {"my_name": "Ann", "my_deck": "good", "my_list": "", "their_name": "Bob", "their_deck": "evil", "their_list": ""}
FORM |= {"format_key": "", "first": "one"}


@pytest.fixture
def browser(db):
    return browser_of(DEVICE)


def begin(browser, **chosen):
    """The table that the form begins."""
    slug = re.fullmatch(r"/table/([\w-]+)/", browser.post("/hot-seat/", FORM | chosen)["Location"])[1]
    return Table.objects.get(slug=slug)


def act(table, times=1):
    for _ in range(times):
        game = positions.current(Table.objects.get(pk=table.pk))
        body = answer(view(game, decision(game).seat))
        domain.choose(slug=table.slug, seat=decision(game).seat, at=body.pop("at"), choice=body)


def end(table, loser):
    domain.concede(slug=table.slug, seat=loser, at=positions.current(table).choices)


def errors_of(browser, **chosen):
    return browser.post("/hot-seat/", FORM | chosen).context["form"].errors


# --- beginning ----------------------------------------


def test_the_first_page_leads_to_the_form(browser):
    assert 'href="/hot-seat/"' in browser.get("/").content.decode()
    assert "the screen is covered" in read_by_people(browser.get("/hot-seat/"))


def test_two_people_begin_a_game_at_one_device(browser):
    table = begin(browser, my_deity="Furios, Father of Nature")
    assert (table.is_hot_seat, table.names) == (True, ["Ann", "Bob"])
    assert (table.setup["decks"], table.setup["first"]) == (list(DECKS), 0)
    assert table.setup["deities"] == ["Furios, Father of Nature", None]
    assert [player.stops["always"] for player in table.seats] == [True, True]
    assert [player.deck_name for player in table.seats] == ["Good", "Evil"]
    assert [player.stops["always"] for player in begin(browser, skips="on").seats] == [False, False]


def test_two_people_at_one_device_choose_the_rules_of_2015(browser):
    table = begin(browser, rules_of="2015")
    assert table.setup["rules_of"] == "2015"
    end(table, 0)
    assert browser.get(f"/hot-seat/?again={table.slug}").context["form"].initial["rules_of"] == "2015"
    assert set(errors_of(browser, rules_of="2016")) == {"rules_of"}


def test_without_names_they_are_numbered_and_nobody_is_called_as_the_other(browser):
    assert begin(browser, my_name=" ", their_name="\n").names == ["Player 1", "Player 2"]
    assert set(errors_of(browser, my_name="Kim", their_name=" kim ")) == {"their_name"}
    assert set(errors_of(browser, my_name="n" * 31)) == {"my_name"}


def test_decks_are_ones_own_random_ones_of_products_and_typed_ones(browser):
    saved = decks.create(person=DEVICE, name="Apes", format_spec="constructed", cards={"Kong": 3, "Lash": 27})
    table = begin(browser, my_deck=f"deck:{saved.slug}", their_deck="pasted", their_list="30 Kong")
    assert table.setup["decks"] == [["Kong"] * 3 + ["Lash"] * 27, ["Kong"] * 30]
    assert [player.deck for player in table.seats] == [saved, None]
    dealt = begin(browser, my_deck="random30", their_deck="random30", products=["Tyrants", "Uprising"])
    one, two = dealt.setup["decks"]
    assert (len(one), len(two), set(one) & set(two)) == (30, 30, set())


def test_decks_are_held_to_the_format(browser):
    wrong = errors_of(browser, format_key="constructed", my_deck="pasted", my_list="30 Kong")
    assert set(wrong) == {"my_deck", "their_deck"}
    assert "60" in " ".join(wrong["my_deck"])
    assert begin(browser, format_key="preconstructed").chosen["format_key"] == "preconstructed"


def test_what_was_typed_is_kept_and_wrong_lines_are_named(browser):
    page = browser.post("/hot-seat/", FORM | {"their_deck": "pasted", "their_list": "20 Kongg"})
    assert "1 line could not be read" in read_by_people(page)
    assert "20 Kongg" in page.content.decode()
    assert set(errors_of(browser, first="me", format_key="no", their_deck="x")) == {"first", "format_key", "their_deck"}
    assert not Table.objects.exists()


# --- looking ----------------------------------------


def test_the_page_of_the_table_is_covered_and_names_no_card(browser):
    table = begin(browser)
    names = {name for deck in DECKS for name in deck}
    for _ in range(30):
        response = browser.get(f"/table/{table.slug}/")
        seat = looking.seat_to_show(Table.objects.get(pk=table.pk))
        me, other = table.names[seat], table.names[1 - seat]
        words = read_by_people(response)
        assert f"Hand the device to {me}" in words
        assert f"{me} is asked. {other}, please look away." in words
        assert f'data-seat="{seat}"' in response.content.decode()
        assert "no-store" in response["Cache-Control"]
        assert [name for name in names if name in words] == []
        assert table.seed not in response.content.decode()
        act(table)


def test_nobody_else_sees_even_the_cover(browser):
    table = begin(browser)
    assert browser_of(Person("eve")).get(f"/table/{table.slug}/").status_code == 403


def test_a_game_that_is_over_is_not_covered(browser):
    table = begin(browser)
    end(table, 0)
    page = browser.get(f"/table/{table.slug}/").content.decode()
    assert 'id="cover"' not in page
    assert 'data-seat="1"' in page
    assert f'data-change-deck="/hot-seat/?again={table.slug}"' in page


def test_a_game_that_cannot_go_on_tells_no_story(browser):
    table = begin(browser)
    act(table, 8)
    make_old(table)
    page = read_by_people(browser.get(f"/table/{table.slug}/"))
    assert "Each of you was told something else" in page
    again = browser.post(f"/table/{table.slug}/again/")["Location"]
    assert "Hand the device to" in read_by_people(browser.get(again))


# --- afterwards ----------------------------------------


def test_the_form_is_filled_in_as_it_was_and_after_changed_sides_by_who_sits_where(browser):
    table = begin(browser, my_deck="random30", products=["Tyrants"], their_deity="Furios, Father of Nature", skips="on")
    asked = {"again": table.slug}
    assert browser.get("/hot-seat/", asked).context["form"].initial == {"my_name": ""}  # not while the game goes on
    end(table, 0)
    initial = browser.get("/hot-seat/", asked).context["form"].initial
    assert initial == {
        "my_name": "Ann", "my_deck": "random30", "my_list": "", "my_deity": "",
        "their_name": "Bob", "their_deck": "evil", "their_list": "", "their_deity": "Furios, Father of Nature",
        "products": ["Tyrants"], "format_key": "", "first": "one", "skips": True, "rules_of": "2017",
    }  # fmt: skip
    again = domain.rematch(slug=table.slug, seat=0, change_sides=True)
    end(again, 0)
    initial = browser.get("/hot-seat/", {"again": again.slug}).context["form"].initial
    assert (initial["my_name"], initial["my_deck"]) == ("Bob", "random30")
    stranger = browser_of(Person("eve")).get("/hot-seat/", {"again": again.slug})
    assert stranger.context["form"].initial == {"my_name": ""}
    assert browser.get("/", {"again": again.slug}).context["form"].initial == {}  # of another kind


def test_a_game_against_a_bot_leads_back_to_its_form_too(browser):
    form = {
        "my_deck": "pasted",
        "my_list": "30 Kong",
        "bot": "random",
        "bot_deck": "sage",
        "bot_list": "",
        "first": "me",
    }
    browser.post("/", form)
    table = Table.objects.get()
    link = f"/?again={table.slug}"
    assert f'data-change-deck="{link}"' in browser.get(f"/table/{table.slug}/").content.decode()
    end(table, 0)
    initial = browser.get(link).context["form"].initial
    assert {name: initial[name] for name in form} == form
    again = domain.rematch(slug=table.slug, seat=0, change_sides=True)
    end(again, 1)
    initial = browser.get(f"/?again={again.slug}").context["form"].initial
    assert (initial["my_deck"], initial["bot_deck"], initial["bot_list"]) == ("sage", "pasted", "30 Kong")
    assert initial["first"] in ("me", "bot")


def test_a_deck_that_is_gone_is_chosen_anew(browser):
    saved = decks.create(person=DEVICE, name="Apes", format_spec="constructed", cards={"Kong": 30})
    table = begin(browser, my_deck=f"deck:{saved.slug}")
    end(table, 0)
    saved.delete()
    initial = browser.get("/hot-seat/", {"again": table.slug}).context["form"].initial
    assert "my_deck" not in initial
    assert initial["their_deck"] == "evil"


def test_your_games_list_it_as_what_it_was_and_count_it_for_nobody(browser):
    table = begin(browser)
    assert "Ann against Bob Good against Evil In progress, hot seat" in read_by_people(browser.get("/"))
    end(table, 0)
    page = read_by_people(browser.get("/games/", {"result": "hot_seat"}))
    assert "Hot seat Ann with Good against Bob with Evil: Bob won" in page
    assert "Ann went first" in page
    assert "Ann against Bob Good against Evil Bob won, hot seat" in read_by_people(browser.get("/"))
    assert games.by_opponent(games.finished_games(DEVICE, game=DEFAULT)) == []
    assert "No game is like that." in read_by_people(browser.get("/games/", {"result": "lost"}))


# --- replays ----------------------------------------


def play_on(browser, table, **asked):
    return browser.post(f"/table/{table.slug}/replay/play-on/", {"step": "5", "seat": "both"} | asked, follow=True)


@pytest.mark.parametrize(("account", "names"), [("", ["Player 1", "Random"]), ("Kim", ["Kim", "Random"])])
def test_any_game_is_played_on_by_two_at_this_device(new_table, account, names):
    person = Person("ann", get_user_model().objects.create_user(account) if account else None)
    table = new_table("ann")
    domain.adopt(person=person)
    for _ in range(5):
        game = positions.current(Table.objects.get(pk=table.pk))
        seat, code = decision(game).seat, decision(game).options[0]
        if seat == 0:
            domain.choose(slug=table.slug, seat=0, at=game.choices, choice={"codes": [code]})
        else:
            domain.play_bot(slug=table.slug, seat=1, at=game.choices, codes=[code])
    end(Table.objects.get(pk=table.pk), 0)
    browser = browser_of(person)
    assert 'data-hot-seat="both"' in browser.get(f"/table/{table.slug}/replay/").content.decode()
    page = play_on(browser, table)
    begun = Table.objects.latest("pk")
    assert "Hand the device to" in read_by_people(page)
    assert (begun.is_hot_seat, begun.names, begun.choices.count()) == (True, names, 5)
    act(begun)
    end(Table.objects.get(pk=begun.pk), 0)
    filled = browser.get("/hot-seat/", {"again": begun.slug}).context["form"].initial
    assert (filled["my_deck"], filled["their_deck"]) == ("good", "evil")


def test_the_owner_of_the_device_watches_it_again_from_both_seats(browser):
    table = begin(browser)
    act(table, 6)
    assert browser.get(f"/table/{table.slug}/replay/steps.json").status_code == 409
    assert browser.get(f"/table/{table.slug}/record.json").status_code == 409
    end(Table.objects.get(pk=table.pk), 0)
    for seen_by in ("0", "1", "open"):
        steps = browser.get(f"/table/{table.slug}/replay/steps.json", {"seen_by": seen_by}).json()
        assert (steps["names"], len(steps["steps"]) > 6) == (["Ann", "Bob"], True)
    assert browser.get(f"/table/{table.slug}/record.json").json()["names"] == ["Ann", "Bob"]
    assert play_on(browser, table).status_code == 200
    assert Table.objects.latest("pk").names == ["Ann", "Bob"]


def test_a_game_of_a_draft_is_no_hot_seat(new_table):
    table = new_table("ann")
    pod = drafts.create(person=Person("ann"), setup=plan("cube", seats=2), game=DEFAULT)
    Seat.objects.filter(pod=pod, number=1).update(bot=True)
    PodTable.objects.create(pod=pod, table=table, seats=[0, 1])
    pod.status, pod.readers = Status.OVER, Readers.ALL
    pod.save()
    end(table, 0)
    browser = browser_of(Person("ann"))
    assert "data-hot-seat" not in browser.get(f"/table/{table.slug}/replay/").content.decode()
    assert browser.get(f"/table/{table.slug}/").context["change_deck"] == ""
    play_on(browser, table)
    assert Table.objects.count() == 1


@pytest.mark.parametrize("slug", ["\0", "a b", "’", "../1"])
def test_what_is_no_name_of_a_game_is_not_looked_up(django_assert_num_queries, slug):
    with django_assert_num_queries(0):  # PostgreSQL breaks off at a zero
        assert once_more.before(slug, Person("device"), game="epic", form=once_more.HOT_SEAT) is None
