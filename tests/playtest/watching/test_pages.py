"""Watching as browsers ask for it: what is agreed by an invitation, the pages of spectators and players, the replay."""

import pytest

from engine.epic.rules import FREE_FOR_ALL
from live.errors import Refused
from people.persons import Person
from playtest import domain as tables
from playtest.challenges import domain
from playtest.models import Challenge, Table
from playtest.queries import table_payload
from playtest.watching.terms import UNWATCHED, Watch
from tests.playtest.challenges.test_pages import begun, do, invite, lose, met, polled
from tests.playtest.stored import make_old
from tests.playtest.watching.test_hidden import act, concede
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

ALL = {"sees": "all", "delay": "2"}
SENTENCES = {
    "": "Nobody can watch.",
    "public": "Anyone with the link for spectators sees what both players may see.",
    "all-2": "Anyone with the link for spectators sees everything, both hands too, 2 turns later.",
}


@pytest.fixture
def ann():
    return browser_of(Person("ann"))


@pytest.fixture
def bob():
    return browser_of(Person("bob"))


@pytest.fixture
def eve():
    return browser_of(Person("eve"))


def ready(browser, link, code):
    return do(browser, link, "ready", watch=code)


def agreed():
    challenge = Challenge.objects.get()
    return challenge.sees, challenge.delay


def watch_link():
    return f"/watch/{Challenge.objects.get().watch_slug}/"


# --- what is agreed --------------------------------------------------------------------------------------------------


def test_nobody_watches_unless_the_host_lets_them(ann, bob, eve):
    link = met(ann, bob)
    for browser in (ann, bob):
        assert SENTENCES[""] in read_by_people(browser.get(link))
        assert watch_link() not in browser.get(link).content.decode()
    table = begun(ann, bob, link)
    assert table_payload(slug=table.slug, seat=0, log=0)["watched"] is None
    assert "Only they can see it." in read_by_people(eve.get(link))


@pytest.mark.parametrize(
    ("chosen", "code"), [({"sees": "public", "delay": "2"}, "public"), (ALL, "all-2")], ids=["public", "all"]
)
def test_both_are_told_what_spectators_see_before_they_are_ready_and_at_the_table(ann, bob, eve, chosen, code):
    link = invite(ann, **chosen)
    assert SENTENCES[code] in read_by_people(bob.get(link))  # before he sits down
    do(bob, link, "sit", my_deck="evil", my_list="", name="Bob")
    for browser in (ann, bob):
        page = browser.get(link)
        assert SENTENCES[code] in read_by_people(page)
        assert "0 watching now" in read_by_people(page)
        assert f'value="http://testserver{watch_link()}"' in page.content.decode()
    assert watch_link() not in eve.get(link).content.decode()
    ready(ann, link, code)
    ready(bob, link, code)
    table = Table.objects.get()
    assert (table.sees, table.delay) == agreed()
    for seat in (0, 1):
        watched = table_payload(slug=table.slug, seat=seat, log=0)["watched"]
        assert (watched["sentence"], watched["count"], watched["mine"]) == (SENTENCES[code], 0, False)
    assert "ask them for the link for spectators" in read_by_people(eve.get(link))


def test_the_host_may_change_it_until_the_guest_is_ready(ann, bob):
    link = met(ann, bob)
    do(ann, link, "watching", **ALL)
    assert agreed() == ("all", 2)
    assert SENTENCES["all-2"] in read_by_people(polled(bob, link))
    do(ann, link, "watching", sees="public", delay="4")
    assert agreed() == ("public", 0)
    ready(bob, link, "public")
    assert "Bob has agreed" in read_by_people(ann.post(link, {"do": "watching", **ALL}, follow=True))
    assert agreed() == ("public", 0)
    assert "Change what spectators see" not in read_by_people(ann.get(link))
    do(bob, link, "wait")
    do(ann, link, "watching", **ALL)
    assert agreed() == ("all", 2)


def test_nobody_is_ready_for_what_they_have_not_read(ann, bob):
    """The host changes it while the guest still looks at the page as it was."""
    link = met(ann, bob)
    ready(ann, link, "")
    do(ann, link, "watching", **ALL)
    page = bob.post(link, {"do": "ready", "watch": ""}, follow=True)
    assert f"What spectators see has changed. {SENTENCES['all-2']}" in read_by_people(page)
    assert not Table.objects.exists()
    ready(bob, link, "all-2")
    assert Table.objects.get().sees == "all"


def test_only_the_host_chooses_and_not_during_a_game(ann, bob, eve):
    link = met(ann, bob)
    assert "Only the host chooses" in read_by_people(bob.post(link, {"do": "watching", **ALL}, follow=True))
    assert "Only the two players" in read_by_people(eve.post(link, {"do": "watching", **ALL}, follow=True))
    assert agreed() == ("", 0)
    table = begun(ann, bob, link)
    for browser in (ann, bob):
        browser.post(link, {"do": "watching", **ALL})
    assert agreed() == ("", 0)
    lose(table, 1)
    do(ann, link, "watching", **ALL)
    assert table_payload(slug=table.slug, seat=1, log=0)["watched"]["code"] == "all-2"
    assert Table.objects.get().sees == ""


@pytest.mark.parametrize("hostile", [{"sees": "hands"}, {"sees": "all", "delay": "0"}, {"sees": "all", "delay": "x"}])
def test_hostile_words_are_refused(ann, bob, hostile):
    link = met(ann, bob)
    assert "Choose one of the offered options." in read_by_people(
        ann.post(link, {"do": "watching", **hostile}, follow=True)
    )
    assert agreed() == ("", 0)
    with pytest.raises(Refused, match="1 to 5 turns later") as refused:
        Watch.chosen("all", 9)
    assert refused.value.code == "malformed"


def test_each_game_is_shown_as_was_agreed_for_it(ann, bob, eve):
    link = met(ann, bob, sees="public")
    ready(ann, link, "public")
    ready(bob, link, "public")
    first = Table.objects.get()
    lose(first, 1)
    do(ann, link, "watching", **ALL)
    ready(ann, link, "all-2")
    ready(bob, link, "all-2")
    second = Table.objects.order_by("pk").last()
    lose(second, 0)
    assert first.watch_slug == second.watch_slug
    found = [eve.get(f"{watch_link()}{number}/replay/").status_code for number in (0, 1, 2, 3, 10**25)]
    assert found == [404, 404, 200, 404, 404]


# --- the pages of spectators -----------------------------------------------------------------------------------------


def test_the_page_of_a_spectator_names_the_players_and_leads_to_nothing_of_theirs(watched_table, eve):
    table = watched_table("all", 3)
    page = eve.get(f"/watch/{table.watch_slug}/")
    assert "Watching Ann against Bob" in read_by_people(page)
    assert f'data-ws="/ws/watch/{table.watch_slug}/"' in page.content.decode()
    assert table.slug not in page.content.decode()
    assert page["Cache-Control"].startswith("max-age=0")
    for address in (f"/table/{table.watch_slug}/", f"/watch/{table.slug}/", "/watch/nowhere/"):
        assert eve.get(address).status_code == 404
    assert eve.get(f"/table/{table.slug}/").status_code == 403


def test_before_the_first_game_the_page_is_there(ann, eve):
    invite(ann, sees="public")
    assert "Watching Ann against A friend" in read_by_people(eve.get(watch_link()))


def test_before_a_game_of_many_its_free_seats_are_named_as_such(ann, eve):
    invite(ann, sees="public", kind=FREE_FOR_ALL, seats="3")
    assert "Watching Ann, Free seat and Free seat" in read_by_people(eve.get(watch_link()))


def test_a_player_is_led_to_their_own_table(watched_table, ann, bob):
    table = watched_table()
    for browser in (ann, bob):
        page = browser.get(f"/watch/{table.watch_slug}/")
        assert "you cannot watch in this browser" in read_by_people(page, status=403)
        assert f'href="/table/{table.slug}/"' in page.content.decode()


def test_a_player_without_a_game_yet_is_led_to_the_invitation(ann):
    link = invite(ann, sees="public")
    page = ann.get(watch_link())
    assert "you cannot watch in this browser" in read_by_people(page, status=403)
    assert f'href="{link}"' in page.content.decode()


def test_the_table_says_whether_it_may_be_opened(new_table, watched_table, ann):
    def offers(table):
        return 'data-may-be-opened="true"' in ann.get(f"/table/{table.slug}/").content.decode()

    assert offers(new_table())
    assert not offers(watched_table())
    assert not offers(tables.begin_scene(person=Person("ann"), key="blocks", game="epic"))


# --- the replay ------------------------------------------------------------------------------------------------------


def steps(browser, table, **asked):
    return browser.get(f"/watch/{table.watch_slug}/1/steps.json", asked)


def test_who_was_shown_everything_may_look_at_the_whole_game_when_it_is_over(watched_table, eve):
    table = watched_table("all", 2)
    for _ in range(12):
        act(table)
    assert steps(eve, table).status_code == 404
    concede(table)
    page = eve.get(f"/watch/{table.watch_slug}/1/replay/")
    assert "Replay: Ann against Bob" in read_by_people(page)
    assert table.slug not in page.content.decode()
    game = steps(eve, table).json()
    assert (game["names"], len(game["steps"])) == (["Ann", "Bob"], 1 + Table.objects.get().choices.count())
    assert [len(player["hand"]) for player in game["steps"][-1]["view"]["players"]] == [
        player["hand_count"] for player in game["steps"][-1]["view"]["players"]
    ]
    assert game["log"][-1]["text"] == "Bob wins: Ann conceded."
    assert all(step["view"]["decision"] is None for step in game["steps"])
    seen = steps(eve, table, seen_by="1").json()
    assert seen["log"][-1]["text"] == "You win: your opponent conceded."
    assert steps(eve, table, seen_by="2").status_code == 400
    make_old(table)
    assert steps(eve, table).status_code == 200  # the record alone decides


def test_what_was_not_shown_stays_hidden_when_the_game_is_over(watched_table, eve):
    table = watched_table("public")
    concede(table)
    assert eve.get(f"/watch/{table.watch_slug}/1/replay/").status_code == 404
    assert steps(eve, table).status_code == 404


def test_a_name_is_shown_as_text(watched_table, eve):
    table = watched_table("all", 1, names=["<b>Ann</b>", "[[Kong]]"])
    assert "&lt;b&gt;Ann&lt;/b&gt; against Kong" in eve.get(f"/watch/{table.watch_slug}/").content.decode()
    concede(table)
    assert steps(eve, table).json()["names"] == ["<b>Ann</b>", "Kong"]


def test_an_invitation_without_spectators_begins_as_before():
    ann, bob = Person("ann"), Person("bob")
    deck = domain.Deck("Good", ["Kong"] * 30)
    challenge = domain.create(person=ann, name="Ann", deck=deck, agreed=domain.Agreed(game="epic"))
    domain.sit(slug=challenge.slug, person=bob, name="Bob", deck=deck)
    assert domain.set_ready(slug=challenge.slug, person=ann, ready=True) is None
    table = domain.set_ready(slug=challenge.slug, person=bob, ready=True)
    assert Watch.of(table).code == UNWATCHED.code
