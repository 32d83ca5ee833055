"""Replays of finished games: who may see them, and that each step is what the seat could see then."""

import json

import pytest
from django.test import Client

from engine.bots.epic.observation import Observation
from engine.bots.epic.players import BOTS
from engine.epic import Setup, apply, decision, new_game, view
from engine.epic.positions import setup_in
from engine.epic.records import Record, play, reversible
from engine.kernel.random import Rng
from engine.kernel.records import concession
from people.persons import Person
from playtest import domain, positions
from playtest.models import Table
from tests.playtest.scripted import answer
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def ann():
    return browser_of(Person("ann"))


@pytest.fixture
def finished(new_table):
    """A game of Ann against a bot: some choices, then she concedes."""
    table = new_table("ann")
    for _ in range(12):
        _go_on(table)
    domain.concede(slug=table.slug, seat=0, at=positions.current(table).choices)
    return Table.objects.get(pk=table.pk)


def _go_on(table):
    game = positions.current(Table.objects.get(pk=table.pk))
    asked = decision(game)
    if asked.seat == 0:
        domain.choose(slug=table.slug, seat=0, at=game.choices, choice=answer(view(game, 0)))
    else:
        code = BOTS["random"]().choose(Observation(game, 1), Rng(game.choices))
        domain.play_bot(slug=table.slug, seat=1, at=game.choices, codes=[code])


def steps(browser, table, **asked):
    return browser.get(f"/table/{table.slug}/replay/steps.json", asked)


def test_the_chance_of_winning_is_that_of_who_is_seen(ann, finished):
    """Ann has conceded: at the end hers is 0, and the other's 1."""
    for seen_by, seat, last in (("0", 0, 0.0), ("1", 1, 1.0), ("open", 0, 0.0)):
        shown = steps(ann, finished, seen_by=seen_by).json()
        assert shown["chances_of"] == seat
        known = [step["chance"] for step in shown["steps"] if step["chance"] is not None]
        assert len(known) >= 2
        assert known[-1] == last


def test_every_step_is_what_the_seat_could_see_then(ann, finished):
    game = new_game(Setup.from_json(finished.setup), int(finished.seed))
    shown = steps(ann, finished, seen_by="0").json()
    codes = finished.record["options"]
    assert len(shown["steps"]) == len(codes) + 1
    assert (shown["first"], shown["note"]) == (0, "")
    for code, step in zip(codes[:-1], shown["steps"], strict=False):
        assert step["view"] == {**view(game, 0), "decision": None}
        assert (step["events"], step["thought"]) == (len(game.journal), None)
        apply(game, code)
    assert shown["steps"][-1]["view"]["result"]["reason"] == "concession"
    assert shown["log"] == finished.record["stories"][0]


def test_the_other_seat_sees_its_own_hand_and_calls_you_the_opponent(ann, finished):
    shown = steps(ann, finished, seen_by="1").json()
    assert shown["names"] == ["Opponent", "Random"]
    first = shown["steps"][0]["view"]["players"]
    assert [len(player["hand"]) for player in first] == [0, first[1]["hand_count"]]


def test_with_open_hands_both_are_seen(ann, finished):
    first = steps(ann, finished, seen_by="open").json()["steps"][0]["view"]
    assert first["seat"] == 0
    assert [len(player["hand"]) for player in first["players"]] == [each["hand_count"] for each in first["players"]]


def test_with_open_hands_the_story_names_what_either_player_saw(ann, finished):
    def drawn(seen_by):
        log = steps(ann, finished, seen_by=seen_by).json()["log"]
        return [entry["text"] for entry in log if entry["kind"] == "draw"]

    def of(texts, who):
        return [text for text in texts if text.startswith(who)]

    mine, theirs, everything = drawn("0"), drawn("1"), drawn("open")
    assert of(everything, "You draw [[") == of(mine, "You draw") != []
    said = [text.replace("You draw", "Your opponent draws", 1) for text in of(theirs, "You draw")]
    assert of(everything, "Your opponent draws [[") == said != []


def test_the_last_step_tells_the_same_end_with_open_hands(ann, finished):
    ends = [steps(ann, finished, seen_by=seen_by).json()["steps"][-1]["view"]["result"] for seen_by in ("0", "open")]
    assert ends[0] == ends[1]
    assert ends[0]["text"] == "Your opponent wins: you conceded."


def test_the_page_opens_for_its_player(ann, finished):
    response = ann.get(f"/table/{finished.slug}/replay/")
    assert response.status_code == 200
    assert f"/table/{finished.slug}/record.json" in response.content.decode()


@pytest.mark.parametrize("page", ["", "steps.json", "position.json?step=0"])
def test_a_game_that_goes_on_has_no_replay(ann, new_table, page):
    table = new_table("ann")
    response = ann.get(f"/table/{table.slug}/replay/{page}")
    assert response.status_code == 409
    assert "This game is still in progress." in response.content.decode()
    assert table.seed not in response.content.decode()


@pytest.mark.parametrize("page", ["", "steps.json", "position.json?step=0"])
def test_strangers_see_no_replay(finished, page):
    assert Client().get(f"/table/{finished.slug}/replay/{page}").status_code == 403
    assert Client().get(f"/table/nowhere/replay/{page}").status_code == 404


@pytest.mark.parametrize("seen_by", ["2", "both", "", "0 "])
def test_viewers_that_nobody_has_are_refused(ann, finished, seen_by):
    response = steps(ann, finished, seen_by=seen_by)
    assert (response.status_code, response.json()["code"]) == (400, "malformed")


def test_a_game_of_two_bots_is_shown_to_anybody_when_it_is_over(bots_table):
    table = bots_table("random", "random")
    assert steps(Client(), table, seen_by="open").status_code == 409
    while Table.objects.get(pk=table.pk).finished is None:
        game = positions.current(table)
        asked = decision(game)
        code = BOTS["random"]().choose(Observation(game, asked.seat), Rng(game.choices))
        domain.play_bot(slug=table.slug, seat=asked.seat, at=game.choices, codes=[code])
    assert len(steps(Client(), table, seen_by="open").json()["steps"]) > 1
    page = Client().get(f"/table/{table.slug}/replay/")
    assert "record.json" not in page.content.decode()


def test_a_seat_that_its_player_left_makes_no_game_public(finished):
    finished.seats[0].vacate()
    assert steps(Client(), finished).status_code == 403


def test_a_game_of_other_rules_shows_its_last_view_and_its_story(ann, finished):
    finished.record = finished.record | {"digests": ["0" * 16 for _ in finished.record["digests"]]}
    finished.save()
    shown = steps(ann, finished, seen_by="0").json()
    assert [step["view"] for step in shown["steps"]] == [finished.views[0]]
    assert shown["first"] == finished.views[0]["choices"]
    assert shown["log"] == finished.record["stories"][0]
    assert shown["note"].endswith("The final position and the story are shown.")
    assert ann.get(f"/table/{finished.slug}/replay/position.json?step=0").json()["code"] == "changed"


def test_with_open_hands_such_a_game_shows_both_last_hands(ann, finished):
    finished.record = finished.record | {"digests": ["0" * 16 for _ in finished.record["digests"]]}
    finished.save()
    last = steps(ann, finished, seen_by="open").json()["steps"][0]["view"]
    assert [len(player["hand"]) for player in last["players"]] == [each["hand_count"] for each in last["players"]]


def test_a_position_is_copied_with_all_cards(ann, finished):
    texts = {ann.get(f"/table/{finished.slug}/replay/position.json?step={n}").json().get("text") for n in range(6)}
    assert len(texts) > 1


@pytest.mark.parametrize("step", ["", "-1", "1.5", "x", "99999", "9" * 40, "²"])
def test_a_step_that_there_is_not_is_refused(ann, finished, step):
    response = ann.get(f"/table/{finished.slug}/replay/position.json", {"step": step})
    assert (response.status_code, response.json()["code"]) == (400, "malformed")


# --- playing on from a moment ---------------------------------------------------------------------------------------


def play_on(browser, table, *, follow=True, **asked):
    form = {"step": "4", "seat": "0", "bot": "random"} | asked
    return browser.post(f"/table/{table.slug}/replay/play-on/", form, follow=follow)


def moment(table, step):
    """The finished game after so many choices."""
    game = new_game(Setup.from_json(table.setup), int(table.seed))
    for code in table.record["options"][:step]:
        apply(game, code)
    return game


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("step", [0, 1, 7])
def test_a_game_goes_on_from_a_moment_in_either_seat(ann, finished, step, seat):
    response = play_on(ann, finished, step=str(step), seat=str(seat))
    begun = Table.objects.latest("pk")
    assert response.redirect_chain == [(f"/table/{begun.slug}/", 302)]
    positions.forget()  # as after a restart: what is stored leads there
    assert view(positions.current(begun), seat) == view(moment(finished, step), seat)
    assert [player.bot for player in begun.seats] == (["", "random"] if seat == 0 else ["random", ""])
    assert begun.seats[seat].belongs_to(Person("ann"))
    before = begun.choices.count()
    assert before == step
    _go_on_as(begun, seat)
    assert begun.choices.count() > before
    assert finished.choices.count() == len(finished.record["options"])


def _go_on_as(table, seat):
    """Whoever is asked answers."""
    game = positions.current(table)
    if decision(game).seat == seat:
        domain.choose(slug=table.slug, seat=seat, at=game.choices, choice=answer(view(game, seat)))
    else:
        domain.play_bot(slug=table.slug, seat=1 - seat, at=game.choices, codes=[decision(game).options[0]])


def test_what_was_taken_back_before_is_taken_back_there_too(ann, new_table):
    table = new_table("ann")
    while not positions.current(table).begun or decision(positions.current(table)).seat != 0:
        _go_on(table)
        table = Table.objects.get(pk=table.pk)
        if reversible(positions.current(table), 0):
            break
    game = positions.current(table)
    domain.take_back(slug=table.slug, seat=0, at=game.choices)
    table = Table.objects.get(pk=table.pk)
    step = positions.current(table).choices
    expected = view(positions.current(table), 0)
    domain.concede(slug=table.slug, seat=0, at=step)
    play_on(ann, table, step=str(step))
    begun = Table.objects.latest("pk")
    positions.forget()
    assert view(positions.current(begun), 0) == expected
    assert list(begun.choices.order_by("number").values_list("seat", "code")) == list(
        table.choices.order_by("number").values_list("seat", "code")[:step]
    )


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"step": "99999"}, "This game has steps 0 to"),
        ({"step": "-1"}, "A step is a whole number from 0 on."),
        ({"step": "²"}, "A step is a whole number from 0 on."),
        ({"seat": "2"}, "Choose a seat, 0, 1 or both, and one of the bots."),
        ({"bot": "deep blue"}, "Choose a seat, 0, 1 or both, and one of the bots."),
    ],
)
def test_a_wrong_wish_is_answered_in_words_and_begins_nothing(ann, finished, asked, sentence):
    assert sentence in play_on(ann, finished, **asked).content.decode()
    assert Table.objects.count() == 1


def test_nobody_plays_on_from_the_end(ann, finished):
    end = str(len(finished.record["options"]))
    assert "The game was over at this step." in play_on(ann, finished, step=end).content.decode()
    assert Table.objects.count() == 1


def test_nobody_plays_on_from_a_game_of_others_or_one_that_goes_on(ann, finished, new_table):
    assert play_on(browser_of(Person("bob")), finished).status_code == 403
    running = new_table("ann")
    assert "This game is still in progress." in play_on(ann, running).content.decode()
    assert Table.objects.count() == 2


# --- record files --------------------------------------------------------------------------------------------------


def read_file(browser, record, seen_by="0"):
    return browser.post(
        "/replay/steps.json", json.dumps({"record": record, "seen_by": seen_by}), content_type="application/json"
    )


@pytest.fixture
def file(ann, finished):
    return ann.get(f"/table/{finished.slug}/record.json").json()


@pytest.mark.parametrize("seen_by", ["0", "1", "open"])
def test_a_downloaded_record_is_watched_by_whoever_has_it(ann, finished, file, seen_by):
    assert read_file(Client(), file, seen_by).json() == steps(ann, finished, seen_by=seen_by).json()
    assert Table.objects.count() == 1  # nothing of it is stored


def test_a_record_of_other_definitions_is_shown_as_it_ended(finished, file):
    changed = file | {"digests": ["0" * len(one) for one in file["digests"]]}
    shown = read_file(Client(), changed).json()
    assert shown["note"].endswith("The final position and the story are shown.")
    assert shown["log"] == finished.record["stories"][0]
    assert [step["view"] for step in shown["steps"]] == [{**finished.views[0], "decision": None}]
    answered = read_file(Client(), changed | {"views": None})
    assert (answered.status_code, answered.json()["code"]) == (409, "changed")
    assert answered.json()["text"].endswith("The file holds no views, so it cannot be shown either.")


@pytest.mark.parametrize(
    "change",
    [
        {"format": "chess"},
        {"options": "1 2 3"},
        {"options": [10**9], "views": None},
        {"options": list(range(4000))},
        {"options": [0] * 3001},
        {"seed": "x"},
        {"seed": float("inf")},
        {"digests": ["0"], "stories": [[{"n": float("inf")}], []]},
        {"result": None, "stories": []},
        {"digests": ["0"], "views": [{}, {}]},
        {"digests": ["0"], "stories": [[{}], [{}]]},
        {"setup": {"decks": [["Kong"], []]}},
        {"versions": []},
        {"versions": [["0", 1]]},
    ],
)
def test_a_file_that_is_no_record_of_a_finished_game_is_refused_in_words(file, change):
    answered = read_file(Client(), file | change)
    assert answered.status_code in (400, 409)
    assert answered.json()["text"].endswith(".")


def test_a_file_of_a_game_of_more_players_is_shown_from_each_seat():
    record = Record.of(Setup((("Kong",) * 10,) * 3, format="free-for-all"), 1, [concession(2), concession(0)])
    assert record.replay().winner == 1
    shown = [read_file(Client(), record.to_json(), seen_by=seat).json() for seat in ("2", "open")]
    assert [one["names"] for one in shown] == [["Player 1", "Player 2", "Player 3"]] * 2
    assert [one["steps"][0]["view"]["seat"] for one in shown] == [2, 0]
    assert read_file(Client(), record.to_json(), seen_by="3").status_code == 400


@pytest.mark.parametrize("body", ["", "null", "[]", "{", "[" * 50_000, '{"record": 1}', "\x00"])
def test_a_body_that_is_no_record_is_refused_in_words(body):
    answered = Client().post("/replay/steps.json", body, content_type="application/json")
    assert answered.status_code == 400
    assert answered.json()["code"] == "malformed"


def test_a_game_that_would_take_long_to_show_is_shown_as_it_ended_or_refused():
    lines = (f"health=900 gold=1 hand=Kong board={count}*CaveTroll deck=60*HillGiant" for count in (125, 124))
    setup = setup_in(f"turn=5 active=0 first=0 moment=main seat=0 / {' / '.join(lines)}", every_window=True)
    game, options = new_game(setup, 0), []
    while len(options) < 50:
        options.append(decision(game).options[0])
        apply(game, options[-1])
    record = Record.of(setup, 0, [*options, concession(0)]).to_json()
    answered = read_file(Client(), record)
    assert (answered.status_code, answered.json()["code"]) == (409, "changed")
    assert answered.json()["text"].startswith(
        "This game is too long, with too many champions, to be played again here."
    )
    play(game, concession(0))
    shown = read_file(Client(), record | {"views": [view(game, 0), view(game, 1)]}).json()
    assert ([step["view"]["choices"] for step in shown["steps"]], shown["first"]) == ([50], 50)


def test_names_in_a_file_are_two_short_texts_or_left_out(file):
    assert read_file(Client(), file | {"names": ["A" * 500, "B"]}).json()["names"] == ["First player", "Second player"]
    assert read_file(Client(), file | {"names": ["<b>", "B"]}).json()["names"] == ["<b>", "B"]
