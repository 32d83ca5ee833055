"""The page that sets up drafts, and sitting down: what is made of what is typed, and who may do it."""

import re
from pathlib import Path

import hypothesis.strategies as st
import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from hypothesis import HealthCheck, given, settings

from drafts import domain, positions
from drafts.forms import HostForm
from drafts.matches import domain as matches
from drafts.models import Pod, Seat
from engine.epic.catalogue import CARDS
from engine.epic.limited import PROCEDURES, plan
from engine.games import GAMES
from people.persons import KEY, Person
from tests.drafts.players import ANN, BEN, CAT, DAN, fresh, play, question, take
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db

LISTED = "\n".join(f"1 {card.name}" for card in CARDS[:240])
FORMATS = [one.key for one in PROCEDURES]


def host(client, key="pack", **typed):
    return client.post("/drafts/", {"format": key, **({"cards": LISTED} if key == "own" else {}), **typed})


def made(response):
    """The pod to which a form led."""
    assert response.status_code == 302
    pod = Pod.objects.get()
    assert response["Location"] == f"/drafts/{pod.slug}/"
    return pod


# --- setting up ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", FORMATS)
def test_every_format_is_set_up_in_one_step(client, key):
    pod = made(host(client, key))
    procedure = next(one for one in PROCEDURES if one.key == key)
    assert (pod.plan.format, pod.plan.seats, pod.status) == (key, procedure.usual, "gathering")
    assert pod.belongs_to(Person(client.session[KEY]))
    assert [seat.is_persons for seat in pod.seats.all()][:2] == [True, False]


def test_the_style_sheet_knows_every_format_and_no_other():
    """It shows the choices that matter in a format; a picture stands beside each."""
    static = Path(__file__).parents[2] / "static"
    sheet = (static / "css/drafts.css").read_text(encoding="utf-8")
    rules = re.findall(r'\[value="(\w+)"\]:checked\) \.only:not\(\.for-(\w+)\)', sheet)
    formats = {one.key for game in GAMES.values() for one in game.limited.PROCEDURES}
    assert sorted(rules) == sorted((key, key) for key in formats)
    assert set(re.findall(r'\[name="format"\]\[value="(\w+)"\]', sheet)) == formats
    assert {path.stem for path in (static / "img/drafts").iterdir()} == formats


def test_a_draft_is_set_up_as_it_was_typed(client):
    pod = made(
        host(
            client,
            "own",
            cards=LISTED,
            seats="4",
            packs="4",
            pack_size="9",
            directions="left, Right r LEFT",
            review="yes",
            own_picks="review",
            clock="days",
            days="3",
            start="full",
            spectators="all",
            delay="30",
            away_after="5",
            readers="players",
            name="Friday  cube",
            shown="Ann",
        )
    )
    assert pod.plan == plan(
        "own",
        seats=4,
        cards=[card.name for card in CARDS[:240]],
        packs=4,
        pack_size=9,
        directions=("left", "right", "right", "left"),
        review=True,
        own_picks="review",
    )
    stored = (pod.clock, pod.days, pod.start, pod.spectators, pod.delay, pod.readers, pod.name)
    assert stored == ("days", 3, "full", "all", 30, "players", "Friday cube")
    assert pod.away_after == 5
    assert [seat.name for seat in pod.seats.all()] == ["Ann", "", "", ""]


@pytest.mark.parametrize(
    ("key", "typed", "chosen"),
    [
        (
            "cube",
            {"seats": "6", "products": ["Tyrants", "Uprising"]},
            {"seats": 6, "products": ["Tyrants", "Uprising"]},
        ),
        ("pack", {"seats": "8", "sets": "3"}, {"seats": 8, "sets": 3}),
        ("pack", {"own_picks": "review"}, {"own_picks": "review", "review": True}),
        ("pack", {"own_picks": "end", "review": "yes"}, {"own_picks": "end", "review": True}),
        ("cube", {"review": "no"}, {"review": False}),
        ("open", {"packs": "20"}, {"packs": 20}),
        ("dark", {"own_picks": "end"}, {"own_picks": "end"}),
        ("sealed", {"pool": "60", "seats": "3"}, {"pool": 60, "seats": 3}),
        ("random60", {"products": "Base Set"}, {"products": ["Base Set"]}),
        ("random30", {"source": "list", "cards": LISTED}, {"cards": [card.name for card in CARDS[:240]]}),
        (
            "pack",
            {"source": "list", "cards": LISTED, "seats": "5"},
            {"cards": [c.name for c in CARDS[:240]], "seats": 5},
        ),
    ],
)
def test_what_a_format_leaves_open_can_be_chosen(client, key, typed, chosen):
    assert made(host(client, key, **typed)).plan == plan(key, **chosen)


@pytest.mark.parametrize(
    ("key", "typed"),
    [
        ("dark", {"seats": "many", "packs": "x", "pool": "-1", "pack_size": "0", "directions": "up", "sets": "99"}),
        ("random60", {"sets": "x", "own_picks": "never", "review": "perhaps", "pool": "9"}),
        ("random30", {"clock": "hourglass", "days": "x", "spectators": "some", "delay": "-5"}),
        ("pack", {"clock": "none", "days": "x", "spectators": "public", "delay": "x", "cards": "Kogn"}),
        ("pack", {"sits": "watch", "shown": "x" * 99}),
        ("own", {"source": "products", "products": "Nothing", "sets": "x", "pool": "x"}),
        ("sealed", {"source": "list", "cards": LISTED, "products": "Nothing", "sets": "x", "seats": "2"}),
    ],
)
def test_what_does_not_matter_is_passed_over(client, key, typed):
    pod = made(host(client, key, **typed))
    listed = {"cards": [card.name for card in CARDS[:240]]} if typed.get("source") == "list" or key == "own" else {}
    assert pod.plan == plan(key, **listed)


@pytest.mark.parametrize(
    ("key", "field", "typed"),
    [
        ("Cube", "format", {}),
        ("", "format", {}),
        ("\0", "format", {}),
        ("pack", "seats", {"seats": "9"}),
        ("pack", "seats", {"seats": "-2"}),
        ("cube", "products", {"products": "Kong"}),
        ("dark", "products", {"products": "Promos"}),
        ("pack", "sets", {"sets": "0"}),
        ("pack", "sets", {"sets": "1e3"}),
        ("pack", "sets", {"seats": "8", "sets": "1"}),
        ("cube", "products", {"products": "Promos"}),
        ("random60", "products", {"products": "Promos"}),
        ("sealed", "pool", {"pool": "29"}),
        ("own", "packs", {"packs": "31"}),
        ("own", "packs", {"packs": "1"}),
        ("own", "pack_size", {"pack_size": "61"}),
        ("own", "pack_size", {"pack_size": "9" * 5000}),
        ("own", "directions", {"directions": "left"}),
        ("own", "directions", {"directions": "left right up"}),
        ("own", "directions", {"directions": "left " * 99}),
        ("own", "own_picks", {"own_picks": "review", "review": "no"}),
        ("dark", "own_picks", {"own_picks": "review"}),
        ("own", "review", {"review": "perhaps"}),
        ("own", "cards", {"cards": ""}),
        ("own", "cards", {"cards": "3 Kong"}),
        ("own", "cards", {"cards": "Deity: Furios, Father of Nature\n" + LISTED}),
        ("own", "cards", {"cards": "x" * 60_001}),
        ("own", "cards", {"cards": "60 Kong\n" * 34}),
        ("pack", "cards", {"source": "list"}),
        ("pack", "source", {"source": "sky"}),
        ("pack", "clock", {"clock": "hourglass"}),
        ("pack", "days", {"clock": "days", "days": "8"}),
        ("pack", "days", {"clock": "days", "days": "0.5"}),
        ("pack", "start", {"start": "never"}),
        ("pack", "spectators", {"spectators": "some"}),
        ("pack", "delay", {"spectators": "all", "delay": "0"}),
        ("pack", "delay", {"spectators": "all", "delay": "61"}),
        ("pack", "readers", {"readers": "nobody"}),
        ("pack", "name", {"name": "x" * 81}),
        ("pack", "name", {"name": "\u200b"}),
        ("pack", "name", {"name": "\0"}),
        ("pack", "shown", {"shown": "x" * 31}),
        ("pack", "sits", {"sits": "stand"}),
    ],
)
def test_what_is_wrong_stands_at_its_field_and_nothing_typed_is_lost(client, key, field, typed):
    response = host(client, key, **{"name": "Friday", "shown": "Ann", "seats": "2" if key == "own" else ""} | typed)
    form = response.context["form"]
    assert list(form.errors) == [field]
    sentence = str(form.errors[field][0])
    assert sentence.endswith(".")
    assert len(sentence) < 300
    assert sentence in read_by_people(response)
    for name, text in typed.items():
        assert form[name].value() == ([text] if name == "products" else text)
    assert not Pod.objects.exists()


def test_what_is_folded_away_is_open_where_it_is_to_be_mended(client):
    more = 'class="panel host-more" open'
    assert more in host(client, "own", packs="99").content.decode()
    assert more not in host(client, "own", cards="Kogn").content.decode()
    assert more not in client.get("/drafts/").content.decode()


# --- an own list -----------------------------------------------------------------------------------------------------

WRONG = "1 Kogn\n# remark\n2 Lash\n61 Kong\nSideboard\n1 Muse"


def test_each_wrong_line_of_a_list_is_named_and_stays(client):
    response = host(client, "own", cards=WRONG)
    form = response.context["form"]
    assert [(one.line, one.text) for one in form.line_errors] == [(1, "1 Kogn"), (4, "61 Kong"), (6, "1 Muse")]
    assert form["cards"].value() == WRONG
    shown = read_by_people(response)
    assert "3 lines could not be read; see below." in shown
    assert 'Line 1 1 Kogn No card is called "Kogn". Did you mean Kong?' in shown
    assert "Line 6 1 Muse This line is outside the main list" in shown


def test_suggested_names_are_put_in_and_the_list_is_looked_at_once_more(client):
    typed = LISTED + "\n" + "\n".join(["1 Kogn"] * 3)
    response = host(client, "own", cards=typed, do="correct", seats="2")
    assert not Pod.objects.exists()
    assert response.context["form"]["cards"].value() == typed.replace("Kogn", "Kong")
    assert "The names are corrected." in read_by_people(response)
    assert host(client, "own", cards=typed.replace("Kogn", "Kong"), seats="2").status_code == 302


def test_a_list_of_another_source_is_no_hindrance(client):
    assert made(host(client, "cube", cards=WRONG)).plan == plan("cube")


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(st.sampled_from([*HostForm.base_fields, "practice"]), st.text(max_size=30), max_size=9))
def test_whatever_is_typed_makes_a_draft_or_gets_a_sentence(db, typed):
    client = Client()
    response = client.post("/drafts/", {"format": "own"} | typed)
    assert response.status_code in (200, 302)
    if response.status_code == 200:
        assert response.context["form"].errors


# --- who plays -------------------------------------------------------------------------------------------------------


def test_a_host_may_only_watch(client):
    pod = made(host(client, sits="watch", shown="Ann"))
    assert pod.belongs_to(Person(client.session[KEY]))
    assert not Seat.objects.exclude(guest_key="").exists()


def test_an_account_is_shown_by_its_name_and_keeps_its_draft(client, account):
    client.force_login(account("Eve"))
    pod = made(host(client))
    assert (pod.user.username, pod.seats.get(number=0).name) == ("Eve", "Eve")


def test_the_name_typed_last_is_there_the_next_time(client):
    host(client, shown="Ann")
    assert client.get("/drafts/").context["form"]["shown"].value() == "Ann"


def test_bots_take_the_other_seats_at_once_if_the_host_likes(client):
    pod = made(host(client, seats="3", start="now", shown="Ann"))
    assert (pod.status, pod.clock) == ("running", "none")
    assert [seat.bot for seat in pod.seats.all()] == [False, True, True]
    assert (pod.start, pod.seats.get(number=0).absence) == ("host", "wait")


def test_bots_draft_at_once_while_their_host_watches(client):
    assert made(host(client, start="now", sits="watch")).status == "over"


@pytest.mark.parametrize("key", [one for one in FORMATS if one != "own"])
def test_one_click_and_bots_are_there(client, key):
    pod = made(client.post("/drafts/", {"practice": key, "shown": "Ann", "format": "own", "start": "full"}))
    assert pod.status == ("over" if key in ("sealed", "random30", "team") else "running")
    assert (pod.plan, pod.clock) == (plan(key), "none")
    seats = list(pod.seats.all())
    assert (seats[0].name, seats[0].absence) == ("Ann", "wait")
    assert all(seat.bot or key == "continuous" for seat in seats[1:])


def test_against_bots_too_what_the_form_holds_is_drafted(client):
    typed = {"seats": "3", "packs": "2", "pack_size": "15", "clock": "tournament", "name": "Friday", "readers": "host"}
    pod = made(client.post("/drafts/", {"practice": "own", "format": "pack", "cards": LISTED} | typed))
    assert pod.plan == plan("own", seats=3, packs=2, pack_size=15, cards=[card.name for card in CARDS[:240]])
    assert (pod.status, pod.clock, pod.name, pod.readers) == ("running", "tournament", "Friday", "host")
    assert [seat.bot for seat in pod.seats.all()] == [False, True, True]


@pytest.mark.parametrize(
    ("key", "field", "typed"),
    [
        ("own", "cards", {}),
        ("", "format", {}),
        ("Cube", "format", {}),
        ("x" * 9999, "format", {}),
        ("pack", "seats", {"seats": "x"}),
        ("sealed", "start", {"source": "players"}),
    ],
)
def test_against_bots_too_what_is_wrong_stands_at_its_field_and_nothing_typed_is_lost(client, key, field, typed):
    response = client.post("/drafts/", {"practice": key, "start": "full", "name": "Friday"} | typed)
    form = response.context["form"]
    assert list(form.errors) == [field]
    assert (form["format"].value(), form["start"].value(), form["name"].value()) == (key, "full", "Friday")
    assert not Pod.objects.exists()


def test_who_hosts_too_many_reads_why_and_keeps_what_was_typed(client):
    for _ in range(domain.MOST_PODS):
        host(client)
    response = host(client, name="Friday")
    assert "You host 10 open drafts, the maximum. Close one first." in read_by_people(response)
    assert response.context["form"]["name"].value() == "Friday"
    response = client.post("/drafts/", {"practice": "dark"}, follow=True)
    assert "You host 10 open drafts" in read_by_people(response)
    assert Pod.objects.count() == domain.MOST_PODS


def test_a_form_without_its_token_changes_nothing(new_pod):
    pod = new_pod(begin=False)
    client = Client(enforce_csrf_checks=True)
    for address in ("/drafts/", f"/drafts/{pod.slug}/sit/"):
        assert client.post(address, {"format": "pack"}).status_code == 403
    assert (Pod.objects.count(), Seat.objects.exclude(guest_key="").count()) == (1, 1)


# --- one's own drafts ------------------------------------------------------------------------------------------------


def listed(person):
    return browser_of(person).get("/drafts/").context["entries"]


def test_who_has_no_drafts_reads_what_to_do(client):
    assert "You have no drafts yet. Create one above or practise against bots" in read_by_people(client.get("/drafts/"))


def test_everybody_finds_their_own_drafts_and_nobody_elses(new_pod):
    gathering = new_pod(begin=False, others=[BEN])
    running = new_pod(others=[BEN])
    over = new_pod("sealed", sits=False)
    assert [(one.pod, one.state, one.asked, one.part, one.seats) for one in listed(ANN)] == [
        (running, "In progress", True, "You host, as Ann", "2 players, 2 bots"),
        (gathering, "Waiting for players", False, "You host, as Ann", "2 of 4 seats taken"),
        (over, "Over", False, "You host", "2 bots"),
    ]
    assert [(one.pod, one.part) for one in listed(BEN)] == [(running, "As Ben"), (gathering, "As Ben")]
    assert listed(DAN) == []
    assert running.slug not in browser_of(DAN).get("/drafts/").content.decode()


def test_a_draft_that_waits_for_its_player_says_so(new_pod):
    pod = new_pod("dark", others=[BEN])
    shown = read_by_people(browser_of(BEN).get("/drafts/"))
    assert "Your pick in Dark Draft" in shown
    domain.pause(slug=pod.slug, person=ANN)
    shown = read_by_people(browser_of(BEN).get("/drafts/"))
    assert "Your pick" not in shown
    assert "Paused by the host" in shown
    domain.close(slug=pod.slug, person=ANN)
    assert "Closed" in read_by_people(browser_of(BEN).get("/drafts/"))


def test_a_draft_that_is_over_leads_to_deck_and_log_of_who_has_them(new_pod):
    pod = new_pod("sealed", others=[BEN], readers="host")
    watched = new_pod("sealed", sits=False)
    going = new_pod()
    for person, there, leads in (
        (ANN, pod, {"deck", "log"}),
        (BEN, pod, {"deck"}),
        (ANN, watched, {"log"}),
        (ANN, going, set()),
    ):
        html = browser_of(person).get("/drafts/").content.decode()
        assert {page for page in ("deck", "log") if f'href="/drafts/{there.slug}/{page}/"' in html} == leads


def test_the_list_tells_no_secret(new_pod):
    pod = new_pod(others=[BEN])
    html = browser_of(ANN).get("/drafts/").content.decode()
    assert pod.seed not in html
    examples = ("Kong", "Fire Shaman", "Flame Strike")  # of the form
    assert not any(card in html for card in question(pod)["cards"] if card not in examples)


@pytest.mark.parametrize("remembered", [True, False])
def test_the_page_asks_as_often_for_many_drafts_as_for_few(new_pod, monkeypatch, remembered):
    """Of drafts that go on, wait for players, cannot go on, and are over with a log that opens after the match; also
    when the server has just started."""
    monkeypatch.setattr(domain, "MOST_PODS", 20)
    browser = browser_of(ANN)

    def furnish():
        take(new_pod("dark", others=[BEN]))
        new_pod(begin=False)
        changed = new_pod(others=[BEN])
        Pod.objects.filter(pk=changed.pk).update(digest="0" * 16)
        over = new_pod("dark", others=[BEN])
        play(over, [ANN, BEN])
        matches.begin(slug=over.slug, person=ANN, pairings="robin")

    def asked():
        positions.forget()
        if remembered:
            browser.get("/drafts/")
        with CaptureQueriesContext(connection) as found:
            assert len(browser.get("/drafts/").context["entries"]) == Pod.objects.count()
        return len(found)

    furnish()
    few = asked()
    for _ in range(4):
        furnish()
    assert asked() == few <= 12


def test_a_guest_who_signs_up_keeps_the_draft(client):
    pod = made(host(client, shown="Ann"))
    mine = {"username": "Anna", "password1": "hunting kong", "password2": "hunting kong", "email": ""}
    shown = read_by_people(client.post("/account/sign-up/", mine, follow=True))
    assert "Added to your account: 1 draft you created as a guest." in shown
    pod = fresh(pod)
    assert (pod.user.username, pod.seats.get(number=0).user) == ("Anna", pod.user)
    assert [one.pod for one in client.get("/drafts/").context["entries"]] == [pod]


# --- sitting down ----------------------------------------------------------------------------------------------------


def test_whoever_has_the_link_sits_down_and_is_marked(client, new_pod):
    pod = new_pod(begin=False)
    response = client.post(f"/drafts/{pod.slug}/sit/", {"shown": "Ben"})
    assert (response.status_code, response["Location"]) == (302, f"/drafts/{pod.slug}/")
    seat = Seat.objects.of(Person(client.session[KEY])).get()
    assert (seat.pod, seat.number, seat.name) == (pod, 1, "Ben")


def test_a_seat_can_be_chosen(new_pod):
    pod = new_pod(begin=False)
    browser_of(BEN).post(f"/drafts/{pod.slug}/sit/", {"shown": "Ben", "number": "3"})
    assert [seat.name for seat in pod.seats.all()] == ["Ann", "", "", "Ben"]


@pytest.mark.parametrize("number", ["0", "4", "-1", "x", "9" * 50, "²"])
def test_a_seat_that_is_not_free_is_refused_in_a_sentence(new_pod, number):
    pod = new_pod(begin=False)
    browser = browser_of(BEN)
    browser.post(f"/drafts/{pod.slug}/sit/", {"shown": "Ben", "number": number})
    assert not Seat.objects.of(BEN).exists()
    assert "This seat is taken. Choose another one." in read_by_people(browser.get("/drafts/"))
    assert browser.get("/drafts/").context["form"]["shown"].value() == "Ben"


def test_a_name_that_was_typed_is_filled_in_wherever_one_is_asked_for(new_pod):
    browser = browser_of(BEN)
    browser.post(f"/drafts/{new_pod(begin=False).slug}/sit/", {"shown": "Benny", "number": "1"})
    for page in ("invite", "lobby"):
        assert browser.get(reverse(page)).context["form"]["name"].value() == "Benny"


def test_a_draft_that_has_ended_seats_nobody(new_pod):
    pod = new_pod("sealed")
    assert fresh(pod).status == "over"
    browser = browser_of(CAT)
    browser.post(f"/drafts/{pod.slug}/sit/", {})
    assert "This draft has ended." in read_by_people(browser.get("/drafts/"))


def test_nobody_sits_down_in_a_draft_that_is_not_there(client, db):
    response = client.post("/drafts/nowhere/sit/", {"shown": "Ann"})
    assert (response.status_code, client.get("/drafts/nowhere/sit/").status_code) == (404, 405)


def test_who_sits_already_stays(new_pod):
    pod = new_pod(begin=False)
    browser_of(ANN).post(f"/drafts/{pod.slug}/sit/", {"shown": "Eve", "number": "2"})
    assert [seat.name for seat in pod.seats.all()] == ["Ann", "", "", ""]
