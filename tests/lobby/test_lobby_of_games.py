"""Each game has a lobby of its own, and whoever waits in one plays that game."""

import pytest

from drafts import domain as pods
from drafts.models import Start
from drafts.reading import Options
from engine.epic_tcg import limited
from engine.epic_tcg.construction import READY
from live.errors import Refused
from lobby import queue
from people.persons import Person
from playtest.challenges.domain import Deck
from playtest.models import Table
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

ANN, BOB = map(Person, ("ann's key", "bob's key"))
GAME, LOBBY = "epic-tcg", "/epic-tcg/lobby/"
OPEN = {"my_deck": "good", "my_list": "", "name": "Ann", "kind": "", "first": "random", "who_joins": "anybody"}
WAIT = {"my_deck": "good", "format_key": "", "name": "Ann"}


@pytest.fixture
def ann():
    return browser_of(ANN)


@pytest.fixture
def bob():
    return browser_of(BOB)


def lobby(browser, address=LOBBY):
    return read_by_people(browser.get(address))


def test_an_open_table_stands_in_the_lobby_of_its_game_and_is_joined_there(ann, bob):
    link = ann.post("/epic-tcg/play/", OPEN)["Location"]
    ann.get(link)
    assert "Ann’s table Any deck hosted by Ann 1 of 2 seats taken · no clock · one game Join" in lobby(bob)
    assert "Ann’s table" not in lobby(bob, "/lobby/")
    assert f'href="{link}"' in bob.get(LOBBY).text
    bob.post(link, {"do": "sit", "my_deck": "evil", "my_list": "", "name": "Bob"})
    for browser in (ann, bob):
        browser.post(link, {"do": "ready"})
    assert Table.objects.get().game == GAME


def test_an_open_table_of_many_says_what_is_played(ann, bob):
    ann.get(ann.post("/epic-tcg/play/", OPEN | {"kind": "free-for-all", "seats": "5"})["Location"])
    assert "Ann’s table Any deck hosted by Ann 4 of 5 seats free · Free-for-all Join" in lobby(bob)


def test_an_open_draft_stands_in_the_lobby_of_its_game(ann, bob):
    options = Options(open=True, start=Start.FULL, clock="none")
    pod = pods.create(person=ANN, setup=limited.plan("sealed", seats=2), game=GAME, options=options, shown="Ann")
    ann.get(f"/epic-tcg/drafts/{pod.slug}/")
    assert "Sealed Pack" in lobby(bob).split("Open drafts")[1]
    assert f'href="/epic-tcg/drafts/{pod.slug}/"' in bob.get(LOBBY).text
    assert pod.slug not in bob.get("/lobby/").text


def test_two_who_wait_for_this_game_play_it(ann, bob):
    assert ann.post(f"{LOBBY}queue/", WAIT).url == LOBBY
    assert "You play Good . Your opponent may play any deck." in lobby(ann)
    bob.post(f"{LOBBY}queue/", WAIT | {"my_deck": "wild", "name": "Bob"})
    assert "Somebody wants to play." in lobby(ann)
    ann.post(f"{LOBBY}queue/do/", {"do": "ready"})
    begun = bob.post(f"{LOBBY}queue/do/", {"do": "ready"})
    table = Table.objects.get()
    assert (table.game, sorted(table.names)) == (GAME, ["Ann", "Bob"])
    assert begun.url == f"/epic-tcg/table/{table.slug}/"
    assert sorted(table.setup["decks"]) == sorted([list(READY[0].cards), list(READY[2].cards)])


def test_who_waits_for_another_game_is_nobody_to_play_with(ann, bob):
    ann.post(f"{LOBBY}queue/", WAIT)
    bob.post("/lobby/queue/", WAIT | {"name": "Bob"})
    assert "Waiting for an opponent" in lobby(ann)
    assert "Waiting for an opponent" in lobby(bob, "/lobby/")


def test_who_waits_reads_in_the_lobby_of_another_game_for_which_one(ann):
    assert "This is for a game of" not in lobby(ann, "/lobby/")
    ann.post(f"{LOBBY}queue/", WAIT)
    assert "This is for a game of" not in lobby(ann)
    assert "This is for a game of the Epic TCG . You play Good ." in lobby(ann, "/lobby/")
    queue.leave(person=ANN)
    assert "This is for a game of" not in lobby(ann, "/lobby/")


@pytest.mark.parametrize("wrong", [{"my_deck": "sage"}, {"my_deck": "pasted"}, {"format_key": "preconstructed"}])
def test_what_the_game_has_not_is_refused(ann, wrong):
    answered = ann.post(f"{LOBBY}queue/", WAIT | wrong)
    assert set(answered.context["form"].errors) == set(wrong)


def test_a_deck_of_another_size_or_of_no_such_format_is_refused():
    for cards, key, code in ((["Hulk"] * 14, "", "deck"), (["Hulk"] * 60, "designed", "deck"),
                             (READY[0].cards, "constructed", "format_key")):  # fmt: skip
        with pytest.raises(Refused) as refused:
            queue.enter(person=ANN, name="Ann", deck=Deck("Mine", cards), format_key=key, game=GAME)
        assert refused.value.code == code
