"""The page of the games and its buttons, as browsers ask for them."""

import re
from html import unescape

import pytest
from django.test import Client

from drafts.matches import domain
from drafts.models import Match, Tournament
from people import persons
from playtest.models import Table
from tests.drafts.matches.conftest import concede, lose, mine, see
from tests.drafts.players import ANN, BEN

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def browser_of():
    """A browser in which this person was before."""

    def browser_of(fingerprint):
        client = Client()
        session = client.session
        session[persons.KEY] = fingerprint
        session.save()
        return client

    return browser_of


@pytest.fixture
def ann(browser_of):
    return browser_of("ann")


@pytest.fixture
def ben(browser_of):
    return browser_of("ben")


def page(client, pod, **options):
    return client.get(f"/drafts/{pod.slug}/games/", **options)


def press(client, pod, button, **fields):
    return client.post(f"/drafts/{pod.slug}/games/{button}/", fields, follow=True)


def words(answer):
    main = re.search(r"<main.*</main>", answer.content.decode(), re.S)[0]
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", "", main)))


def test_before_the_end_there_is_a_sentence(new_pod, client, ann):
    pod = new_pod("pack")
    assert "After the draft you play your deck here" in words(page(client, pod))
    assert "Start" not in words(page(ann, pod))
    assert "you can play when the draft is over" in words(press(ann, pod, "begin", pairings="robin")).lower()
    assert page(client, pod).status_code == 200


def test_a_draft_that_is_not_there_has_no_games(client):
    assert client.get("/drafts/nowhere/games/").status_code == 404
    for button in ("play", "begin", "stop", "7/play", "7/bot"):
        assert client.post(f"/drafts/nowhere/games/{button}/").status_code == 404
        assert client.get(f"/drafts/nowhere/games/{button}/").status_code == 405


def test_one_click_leads_to_a_table_with_a_mate_who_finds_it(over, ann, ben):
    pod = over(others=[BEN])
    answer = press(ben, pod, "play", seat="0")
    table = Table.objects.get()
    assert answer.redirect_chain == [(f"/table/{table.slug}/", 302)]
    assert "You against Ben. Ben is waiting at the table." in words(page(ann, pod))
    assert f'href="/table/{table.slug}/"' in page(ann, pod).content.decode()
    assert "Ben against Ann" in words(ann.get("/")) or "Ann against Ben" in words(ann.get("/"))
    assert f'data-games="/drafts/{pod.slug}/games/"' in ann.get(f"/table/{table.slug}/").content.decode()


def test_pairings_from_start_to_end_on_the_page(over, ann, ben, client):
    pod = over(2, others=[BEN])
    shown = words(press(ann, pod, "begin", pairings="robin", bots="on", fixed="on"))
    assert "1 game to go" in shown
    assert "Play Ben" in shown
    assert "Decks are what they were on" in shown
    assert "Stop the pairings" in shown
    assert "Stop the pairings" not in words(page(ben, pod))
    (line,) = mine(pod)
    assert press(ben, pod, f"{line.match}/play").redirect_chain[0][0].startswith("/table/")
    assert "Round 1: you against Ben. Ben is waiting at the table." in words(page(ann, pod))
    assert "In progress" in words(page(client, pod))
    concede(Table.objects.get(), int(Table.objects.get().seats[1].belongs_to(BEN)))
    domain.settle(slug=pod.slug)
    shown = words(page(client, pod))
    assert "All games are played: Ann wins." in shown
    assert "Ann won: Ben conceded" in shown


def test_swiss_rounds_wait_for_the_others(over, ann, browser_of):
    pod = over(3, others=[BEN, persons.Person("cat")])
    press(ann, pod, "begin", pairings="swiss", bots="on")
    assert "Each game uses the newest legal deck" in words(page(ann, pod))
    bye = next(line for part in see(pod).pairing.rounds for line in part.lines if line.state == "bye")
    sitting_out = browser_of(bye.sides[0].name.lower())
    shown = words(page(sitting_out, pod))
    assert "Your games of this round are played The next round starts when" in shown
    assert "Bye: 3 points without a game" in shown


def test_what_is_refused_is_said_on_the_page(over, ann, ben, client):
    pod = over(others=[BEN])
    assert "Only the host of this draft can do that." in words(press(ben, pod, "begin", pairings="robin"))
    assert "Choose one of robin, swiss." in words(press(ann, pod, "begin", pairings="\x00"))
    for seat in ("0", "9", "x", "9" * 400, "\x00"):
        assert "Choose another player" in words(press(ann, pod, "play", seat=seat))
    assert "You have no seat in this draft." in words(press(client, pod, "play", seat="0"))
    press(ann, pod, "begin", pairings="robin")
    for match in (0, 10**6, 10**30):
        assert "This game no longer exists." in words(press(ann, pod, f"{match}/play"))
        assert "This game no longer exists." in words(press(ann, pod, f"{match}/bot", seat="0"))
    match = mine(pod)[0].match
    assert "You have no seat" in words(press(client, pod, f"{match}/play"))
    assert "Only the host of this draft" in words(press(client, pod, f"{match}/bot", seat="0"))
    assert "Only the host of this draft" in words(press(client, pod, "stop"))
    assert Tournament.objects.get().ended is None
    assert not Table.objects.exists()


def test_the_bot_plays_for_who_cannot(over, ann, ben):
    pod = over(2, others=[BEN])
    press(ann, pod, "begin", pairings="robin")
    (line,) = mine(pod)
    assert "Let the bot play for me" in words(page(ben, pod))
    assert "Let the bot play for Ann" not in words(page(ben, pod))
    assert "The bot now plays this game" in words(press(ben, pod, f"{line.match}/bot", seat="1"))
    assert "Round 1: you against Ben's bot." in words(page(ann, pod))
    assert "Your games are played" in words(page(ben, pod))


def test_the_page_asks_again_and_hears_nothing_new(over, ann):
    pod = over(2, others=[BEN])
    fingerprint = see(pod).fingerprint
    asks = {"headers": {"HX-Request": "true"}}
    assert ann.get(f"/drafts/{pod.slug}/games/?fingerprint={fingerprint}", **asks).status_code == 204
    assert ann.get(f"/drafts/{pod.slug}/games/?fingerprint={fingerprint}").status_code == 200
    press(ann, pod, "begin", pairings="robin")
    answer = ann.get(f"/drafts/{pod.slug}/games/?fingerprint={fingerprint}", **asks)
    assert (answer.status_code, f"fingerprint={see(pod).fingerprint}" in answer.content.decode()) == (200, True)


def test_strangers_read_results_and_no_way_to_a_table_nor_a_deck(over, client, ann):
    pod = over(others=[BEN])
    press(ann, pod, "begin", pairings="robin", fixed="on")
    lose(pod, BEN, next(line.match for line in mine(pod) if line.other == "Ben"))
    press(ann, pod, "play", seat="1")
    text = page(client, pod).content.decode()
    assert "Ann won" in words(page(client, pod))
    assert [slug for slug in Table.objects.values_list("slug", flat=True) if slug in text] == []
    cards = {name for one in Tournament.objects.get().entrants.all() for name in one.cards}
    assert [name for name in cards if name in text] == []
    assert "<form" not in re.search(r"<main.*</main>", text, re.S)[0]
    assert Match.objects.filter(tournament=None).count() == 1


def test_ann_hosts_and_only_watches(over, ann):
    pod = over(2, sits=False, others=[BEN])
    shown = words(press(ann, pod, "begin", pairings="robin", bots="on"))
    assert "Let the bot play for Ben" in shown
    assert see(pod, ANN).seat is None
    assert "Your next game" not in shown
