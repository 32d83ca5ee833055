"""A server that is killed in the middle of a game: the table comes back and the game goes on as it would have."""

import json
import random
import sqlite3
import time
from contextlib import closing, contextmanager

import pytest
from playwright.sync_api import expect

from engine.epic import Setup, apply, decision, new_game, view
from engine.epic.prompts import plan
from engine.epic.records import Record
from engine.games import DEFAULT
from engine.kernel.records import concession
from playtest.workers import think
from tests.browser import stage
from tests.patience import PATIENCE, eventually
from tests.playtest.scripted import answer, is_asked

LAST_TURN = 7

CHOICES_OF = """
    SELECT count(*) FROM playtest_choice JOIN playtest_table ON table_id = playtest_table.id WHERE slug = ?
"""

LISTEN = """path => new Promise((opened, failed) => {
    window.heard = [];
    window.socket = new WebSocket(`ws://${location.host}${path}`);
    socket.onmessage = message => heard.push(message.data);
    socket.onopen = () => opened(true);
    socket.onerror = () => failed("no connection");
})"""

HEAR = """seconds => new Promise((heardSome, failed) => {
    const hand = () => heardSome(heard.splice(0));
    if (heard.length) return hand();
    socket.addEventListener("message", hand, {once: true});
    setTimeout(() => failed("silence"), seconds * 1000);
})"""


class Visitor:
    """A visitor at a table who talks to the server through a browser's socket, without the table's page."""

    def __init__(self, server, page):
        self.server = server
        self.page = page
        self.table = stage.begin(page, first="random")
        self.connect()

    def connect(self):
        self.page.goto("/")
        self.page.evaluate(LISTEN, f"/ws/table/{self.table}/")
        self.view = None
        self.say("hello", {"log": 0})
        self.say("pace", {"pace": "quick"})

    def say(self, command, body):
        self.page.evaluate("text => socket.send(text)", json.dumps([command, 1, body]))

    def listen(self, wanted):
        """Hear frames until the view is as wanted."""
        deadline = time.monotonic() + PATIENCE
        while self.view is None or not wanted(self.view):
            assert time.monotonic() < deadline, self.view
            for text in self.page.evaluate(HEAR, PATIENCE):
                command, _number, body = json.loads(text)
                assert command == "table", body
                self.view = body["view"]
        return self.view

    def interrupt(self, end):
        """The server ends as `end` does it and is started again."""
        end()
        self.server.start()
        self.connect()

    def record(self):
        return self.page.request.get(f"/table/{self.table}/record.json").json()


def undisturbed(record, choices):
    """The first choices of the same game when nothing is ever killed."""
    setup, seed = Setup.from_json(record["setup"]), int(record["seed"])
    game, codes = new_game(setup, seed), []
    while len(codes) < choices and (asked := decision(game)) is not None:
        if asked.seat == 0:
            chosen = answer(view(game, 0))
            chosen.pop("at")
            run = plan(game, chosen)
        else:
            run = think("random", 1, record["setup"], seed, tuple(codes), game_key=DEFAULT).codes
        for code in run:
            apply(game, code)
        codes += run
    return codes


@pytest.mark.slow
def test_a_game_goes_on_as_if_the_server_had_never_been_killed(server, wide_page, console_errors):
    before = server.output.read_text()
    visitor = Visitor(server, wide_page)
    chance = random.Random(4)
    ends = [server.kill, server.stop, server.kill]
    while (seen := visitor.listen(lambda view: is_asked(view) or view["phase"] == "over"))["turn"] < LAST_TURN:
        if seen["phase"] == "over":
            break
        visitor.say("choose", answer(seen))
        if ends and chance.random() < 0.2:
            visitor.interrupt(ends.pop())  # whether the choice was stored or the bot was thinking is up to chance
        else:
            visitor.listen(lambda view, at=seen["choices"]: view["choices"] > at)
    assert ends == []
    if seen["phase"] != "over":
        visitor.say("concede", {"at": seen["choices"]})
        visitor.listen(lambda view: view["phase"] == "over")
    record = visitor.record()
    codes = [code for code in Record.from_json(record).options if code != concession(0)]
    assert codes == undisturbed(record, len(codes))
    assert "Traceback" not in server.output.read_text().removeprefix(before)
    console_errors.clear()  # sockets that the power cuts closed


def test_a_bot_that_was_asked_when_the_server_died_goes_on_after_the_start(server, wide_page):
    """Nobody looks at the table: the server itself remembers."""
    table = stage.begin(wide_page, first="me")  # the second player, the bot, decides first (1.8.2)
    server.kill()
    server.start()
    with closing(sqlite3.connect(server.data_dir / "db.sqlite3")) as database:
        eventually(lambda: database.execute(CHOICES_OF, [table]).fetchone()[0])


@contextmanager
def changed(server, *, first, then):
    """The server's database is changed while it serves."""
    with closing(sqlite3.connect(server.data_dir / "db.sqlite3", timeout=PATIENCE)) as database:
        database.execute(first)
        try:
            yield
        finally:
            database.execute(then)


def test_who_waits_for_a_bot_reads_that_the_server_has_a_problem_and_need_do_nothing(server, wide_page):
    table = stage.begin(wide_page, first="me")  # the bot decides first
    sentence = wide_page.locator(".prompt-sentence")
    refuse = "CREATE TRIGGER away BEFORE INSERT ON playtest_choice BEGIN SELECT RAISE(ABORT, 'away'); END"
    with changed(server, first=refuse, then="DROP TRIGGER away"):
        wide_page.goto(f"/table/{table}/")
        expect(sentence).to_have_text("The server has a problem. Random continues as soon as it is fixed.")
    expect(sentence).not_to_contain_text("problem")
    with closing(sqlite3.connect(server.data_dir / "db.sqlite3")) as database:
        assert database.execute(CHOICES_OF, [table]).fetchone()[0] > 0


def test_a_page_that_cannot_be_told_how_things_are_comes_again_by_itself(server, wide_page, console_errors):
    table = stage.begin(wide_page, first="bot")
    names = ("playtest_choice", "playtest_away")
    there, away = (f"ALTER TABLE {one} RENAME TO {other}" for one, other in (names, names[::-1]))
    wide_page.goto(f"/table/{table}/")
    expect(wide_page.locator(".prompt-sentence")).to_be_visible()
    server.kill()
    with changed(server, first=there, then=away):
        server.start()
        eventually(lambda: "on_hello" in server.output.read_text())  # it came, and nothing could be read for it
        expect(wide_page.get_by_text("Connection lost.")).to_be_visible()
    expect(wide_page.get_by_text("Connection lost.")).to_have_count(0)
    expect(wide_page.locator(".prompt-sentence")).to_be_visible()
    console_errors.clear()
