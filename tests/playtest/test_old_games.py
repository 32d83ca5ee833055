"""Games that were begun before the rules changed: they go on where they come out the same, and say where they do not.

A fixed rule is stood for by more cards that are drawn, an earlier engine by the version that a table stores.
"""

import json
import secrets

import pytest
from channels.db import database_sync_to_async
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from engine.epic.positions import footprint
from engine.epic.records import Record
from engine.epic.rules import atoms
from engine.epic.versions import GAMES, VERSION
from engine.games import DEFAULT
from engine.kernel.versions import in_words, since
from live.errors import Refused
from people import persons
from people.persons import Person
from playtest import domain, positions, queries
from playtest.models import Checkpoint, Choice, Table
from playtest.workers import think
from tests.playtest.scripted import answer, is_asked
from tests.playtest.stored import make_old

pytestmark = pytest.mark.django_db(transaction=True)

EARLIER = VERSION - 1
CHANGED = in_words(since(EARLIER, GAMES))
STORY = f"{CHANGED} From here on this game goes by the new rules."
OTHERWISE = f"{CHANGED} Under today’s rules, this game would have a different position. It cannot continue."
DAMAGED = "The stored choices no longer lead to the same game. It cannot continue."


@pytest.fixture
def table(new_table, monkeypatch):
    """Dealt so that its game still goes on in the fifth turn, by either rules: one in 300 is over by then."""
    with monkeypatch.context() as patched:
        patched.setattr(secrets, "randbits", lambda bits: 7)
        return new_table()


@pytest.fixture
def ann(settings):
    """The browser of the visitor who plays."""
    client = Client()
    session = client.session
    session[persons.KEY] = "ann"
    session.save()
    return client


def by_other_rules(monkeypatch):
    """Another engine: from the second turn on everybody draws one card more."""
    draw = atoms.draw
    monkeypatch.setattr(atoms, "draw", lambda g, seat, count: draw(g, seat, count + (g.turn > 1)))


def restarted(table):
    """The server was stopped, and begins again with a newer engine than the one that this game went by."""
    Table.objects.filter(pk=table.pk).update(versions=[[0, EARLIER]])
    positions.forget()


def fresh(table):
    return Table.objects.get(pk=table.pk)


def look(table, seat=0):
    return queries.table_payload(slug=table.slug, seat=seat, log=0)


def act(table):
    """Whoever is asked makes a choice, persons by rule."""
    for seat, player in enumerate(fresh(table).seats):
        seen = look(table, seat)["view"]
        if is_asked(seen) and not player.bot:
            body = answer(seen)
            domain.choose(slug=table.slug, seat=seat, at=body.pop("at"), choice=body)
            return
    turn = queries.bot_turn(slug=table.slug)
    codes = think(turn.bot, turn.seat, turn.setup, turn.seed, turn.codes, game_key=DEFAULT).codes
    assert domain.play_bot(slug=table.slug, seat=turn.seat, at=turn.at, codes=codes)


def play(table, turn):
    """Until this turn begins, or the game is over."""
    while (seen := look(table)["view"])["turn"] < turn and seen["phase"] != "over":
        act(table)


def stored(table):
    return list(Choice.objects.filter(table=table).values_list("number", "seat", "code"))


def everything(table):
    row = Table.objects.filter(pk=table.pk).values().get()
    return row, stored(table), list(Checkpoint.objects.filter(table=table).values())


# --- checkpoints -----------------------------------------------------------------------------------------------------


def test_each_position_that_somebody_is_shown_has_a_checkpoint(table):
    marks = {0: footprint(positions.current(fresh(table)))}
    for _ in range(12):
        act(table)
        marks[len(stored(table))] = footprint(positions.current(fresh(table)))
    assert dict(Checkpoint.objects.filter(table=table).values_list("number", "digest")) == marks


def test_a_checkpoint_is_stored_with_its_choices_or_not_at_all(table):
    before = everything(table)
    seen = look(table)["view"]
    with pytest.raises(Refused):
        domain.choose(slug=table.slug, seat=0, at=seen["choices"], choice={"codes": [2**40]})
    assert everything(table) == before


def test_the_story_is_stored_as_it_was_told(table):
    for turn in (1, 3, 6):
        play(table, turn)
        for seat in (0, 1):
            assert queries.story_so_far(fresh(table), seat) == look(table, seat)["log"]
    assert queries.story_so_far(fresh(table), 0) != queries.story_so_far(fresh(table), 1)


def test_a_game_that_is_over_keeps_its_story_once(table):
    play(table, 2)
    domain.concede(slug=table.slug, seat=0, at=look(table)["view"]["choices"])
    assert [stories for stories in table.checkpoints.values_list("stories", flat=True) if stories] == []
    assert look(table)["log"] == fresh(table).record["stories"][0]
    positions.forget()
    assert positions.current(fresh(table)).reason


def test_storing_a_checkpoint_is_one_query(table):
    play(table, 1)
    while not is_asked(look(table)["view"]):
        act(table)
    with CaptureQueriesContext(
        connection,
    ) as asked:
        act(table)
    assert len([one for one in asked if "playtest_checkpoint" in one["sql"]]) == 1


# --- a game that comes out the same ----------------------------------------------------------------------------------


def test_a_game_that_the_change_does_not_touch_goes_on_and_says_so(table):
    play(table, 3)
    at, before = len(stored(table)), look(table)
    restarted(table)
    after = look(table)
    assert after["view"] == before["view"]
    assert after["log"][:-1] == before["log"]
    assert (after["log"][-1]["kind"], after["log"][-1]["text"]) == ("rules", STORY)
    assert queries.stopped(fresh(table)) == ""
    play(table, 5)
    assert fresh(table).versions == [[0, EARLIER], [at, VERSION]]
    for remembered in (True, False):
        if not remembered:
            positions.forget()
        for seat in (0, 1):
            log = look(table, seat)["log"]
            assert [entry["text"] for entry in log if entry["kind"] == "rules"] == [STORY]
            assert log == queries.story_so_far(fresh(table), seat)


def test_the_record_of_a_game_by_two_versions_tells_both_and_replays(table):
    play(table, 3)
    at = len(stored(table))
    restarted(table)
    play(table, 5)
    log = look(table)["log"]
    domain.concede(slug=table.slug, seat=0, at=look(table)["view"]["choices"])
    record = Record.from_json(fresh(table).record)
    assert record.versions == ((0, EARLIER), (at, VERSION))
    assert list(record.stories[0])[: len(log)] == log
    assert footprint(record.replay()) == footprint(positions.current(fresh(table)))


def test_two_servers_remember_the_same_story(table):
    """One process stores choices by the new rules; the other one catches up with them."""
    play(table, 3)
    restarted(table)
    game, last = positions.current(fresh(table)), table.choices.last()
    act(table)
    right = look(table)["log"]
    positions.keep(table.slug, game, last.number + 1, last.pk)
    assert look(table)["log"] == right


def test_where_nobody_chooses_nothing_is_stored(table):
    play(table, 3)
    restarted(table)
    before = everything(table)
    look(table)
    queries.stopped(fresh(table))
    assert everything(table) == before


# --- a game that comes out otherwise ---------------------------------------------------------------------------------


@pytest.fixture
def touched(table, monkeypatch):
    """A running game that an earlier engine played by other rules."""
    by_other_rules(monkeypatch)
    play(table, 5)
    monkeypatch.undo()
    restarted(table)
    return fresh(table)


@pytest.mark.parametrize(
    "verb",
    [
        lambda slug: domain.choose(slug=slug, seat=0, at=0, choice={"codes": [0]}),
        lambda slug: domain.concede(slug=slug, seat=0, at=0),
        lambda slug: domain.pass_until(slug=slug, seat=0, my_turn=True),
        lambda slug: domain.set_stops(slug=slug, seat=0, stops={}),
        lambda slug: queries.table_payload(slug=slug, seat=0, log=0),
        lambda slug: queries.position_text(slug=slug, seat=0),
        lambda slug: queries.bot_turn(slug=slug),
    ],
)
def test_a_game_that_the_change_touches_is_neither_played_on_nor_changed(touched, verb):
    before = everything(touched)
    with pytest.raises(Refused) as refused:
        verb(touched.slug)
    assert (refused.value.code, str(refused.value)) == ("changed", OTHERWISE)
    assert everything(touched) == before


def test_it_goes_on_when_the_earlier_rules_are_back(touched, monkeypatch):
    assert queries.stopped(touched) == OTHERWISE
    by_other_rules(monkeypatch)
    positions.forget()
    assert queries.stopped(touched) == ""


def test_its_page_says_why_what_can_be_done_and_what_happened(touched, ann):
    page = ann.get(f"/table/{touched.slug}/").content.decode()
    assert OTHERWISE in page
    assert "Play again with the same decks" in page
    assert "data-ws" not in page
    story = queries.story_so_far(touched, 0)
    assert len(story) > 10
    assert page.count("<li>") >= len(story)
    hidden = [entry["text"] for entry in queries.story_so_far(touched, 1) if entry not in story]
    drawn = [text for text in hidden if text.startswith("You draw [[")]
    assert drawn
    assert [text for text in drawn if text.replace("[[", "").replace("]]", "") in page and text not in str(story)] == []
    assert [entry["state"] for entry in ann.get("/").context["recent"]] == ["Cannot continue"]


def test_its_record_stays_a_secret(touched, ann):
    answered = ann.get(f"/table/{touched.slug}/record.json")
    assert answered.status_code == 409
    assert touched.seed not in answered.content.decode()


def test_from_its_page_a_new_game_begins_with_the_same_decks(touched, ann):
    answered = ann.post(f"/table/{touched.slug}/again/")
    new = Table.objects.get(rematch_of=touched)
    assert answered["Location"] == f"/table/{new.slug}/"
    assert (new.setup, new.versions) == (touched.setup, [[0, VERSION]])
    assert ann.post(f"/table/{touched.slug}/again/")["Location"] == f"/table/{new.slug}/"
    assert f'href="/table/{new.slug}/"' in ann.get(f"/table/{touched.slug}/").content.decode()


def test_nobody_else_begins_one(touched):
    assert Client().post(f"/table/{touched.slug}/again/").status_code == 403
    assert Client().get(f"/table/{touched.slug}/").status_code == 403


def test_a_game_that_goes_on_is_not_begun_again(table, ann):
    answered = ann.post(f"/table/{table.slug}/again/", follow=True)
    assert answered.status_code == 200
    assert not Table.objects.filter(rematch_of=table).exists()


def test_both_of_two_persons_find_the_same_new_game(new_table):
    table = new_table(other="bob")
    make_old(table)
    assert domain.rematch(slug=table.slug, seat=1) == domain.rematch(slug=table.slug, seat=0)


async def test_an_open_tab_is_told(table, tabs, cookie_of):
    tab = await tabs(table.slug, await database_sync_to_async(cookie_of)("ann"))
    command, _ = await tab.ask("hello", {"log": 0})
    assert command == "table"
    await database_sync_to_async(make_old)(table)
    for ask, body in (("choose", {"at": 0, "codes": [1]}), ("concede", {"at": 0}), ("hello", {"log": 0})):
        command, said = await tab.ask(ask, body)
        assert (command, said["code"]) == ("error", "changed")
        assert said["text"].endswith("It cannot continue.")


# --- what else cannot be trusted -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage",
    [
        lambda table: Checkpoint.objects.filter(table=table).order_by("number").last().delete(),
        lambda table: Checkpoint.objects.filter(table=table, number=0).update(digest="0" * 16),
        lambda table: Checkpoint.objects.filter(table=table, number__gt=3).update(digest="0" * 16),
        lambda table: Choice.objects.filter(table=table, number=2).update(code=2**40),
        lambda table: Choice.objects.filter(table=table, number=2).delete(),
        lambda table: Table.objects.filter(pk=table.pk).update(seed="1"),
        lambda table: Table.objects.filter(pk=table.pk).update(setup=table.setup | {"rules": "2015-06-01"}),
        lambda table: Table.objects.filter(pk=table.pk).update(setup=table.setup | {"decks": [["Nobody"] * 30] * 2}),
    ],
)
def test_what_is_damaged_does_not_go_on(table, ann, caplog, damage):
    play(table, 3)
    damage(table)
    positions.forget()
    assert queries.stopped(fresh(table)) == DAMAGED
    assert DAMAGED in ann.get(f"/table/{table.slug}/").content.decode()
    assert [record.levelname for record in caplog.records if record.name == "playtest.positions"] == ["ERROR"]
    answered = ann.post(f"/table/{table.slug}/again/", follow=True)
    assert answered.status_code == 200


def test_a_game_of_the_time_before_says_so_and_has_no_story(table, ann):
    play(table, 3)
    make_old(table)
    page = ann.get(f"/table/{table.slug}/").content.decode()
    assert "its position cannot be restored. It cannot continue." in page
    assert "The story of this game was not saved." in page


def test_a_game_that_is_over_is_shown_as_it_was(table, ann):
    play(table, 3)
    domain.concede(slug=table.slug, seat=0, at=look(table)["view"]["choices"])
    shown, record = look(table), json.loads(ann.get(f"/table/{table.slug}/record.json").content)
    make_old(table)
    assert look(table) == shown
    assert "data-ws" in ann.get(f"/table/{table.slug}/").content.decode()
    assert json.loads(ann.get(f"/table/{table.slug}/record.json").content) == record
    with pytest.raises(Refused, match="its position is not available"):
        queries.position_text(slug=table.slug, seat=0)


def test_an_account_goes_with_its_game_that_cannot_go_on(touched):
    assert domain.adopt(person=Person("ann", None)) == 0
    assert queries.stopped(touched) == OTHERWISE
