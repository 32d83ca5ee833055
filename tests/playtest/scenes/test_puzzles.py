"""Puzzles: each is proved as it is stored, can be solved at a table, and says so when it is not."""

import json
from dataclasses import replace
from datetime import date, timedelta
from functools import partial

import pytest
from django.core.management import CommandError, call_command

from engine.bots.epic.defending import DefendingBot
from engine.bots.epic.mining import is_good, mine
from engine.bots.epic.observation import Observation
from engine.epic import Setup, apply, new_game, view
from engine.epic.positions import read, setup_in
from engine.epic.puzzles import SURVIVE, WIN, BadPuzzle, Solver, after, from_line, is_open, to_line
from engine.epic.puzzles.solving import is_action
from engine.epic.rules import WINDOW
from engine.games import DEFAULT
from engine.kernel.random import Rng
from people.persons import Person
from playtest import domain, queries
from playtest.management.commands import puzzles as command
from playtest.models import Table
from playtest.puzzle_page import puzzle_page
from playtest.scenes import DONE, advice, partner_in, scene_after, scene_at, scene_of
from playtest.scenes.puzzles import FILLER, key_of, number_of, number_on, puzzles, scene_with
from playtest.scenes.scene import MISSED, OPEN

SOME = range(1, len(puzzles()) + 1, 12)
ENOUGH = 200_000
SMALL = 600
ANN = Person("ann")
DAY = date(2026, 11, 23)


def begun(number):
    """The game of a puzzle as a table begins it, and a solver of it."""
    game = new_game(setup_in(scene_with(number).position, every_window=True), 1)
    return game, Solver(game, puzzles()[number - 1].goal, 0, ENOUGH)


def ended(number, game, choose):
    """What is said at the end while a person chooses so, and how many actions that took."""
    scene = scene_with(number)
    bot, actions = partner_in(scene), 0
    while (now := advice(scene, view(game, 0))).state == OPEN:
        if game.seat == 0:
            option = choose(game)
            actions += is_action(game, option)
        else:
            option = bot.choose(Observation(game, 1), Rng(1))
        apply(game, option)
    return now, actions


def best_option(solver, game):
    """The option that leads to the goal in the fewest actions."""
    working = [option for option in game.options if solver.reaches(after(game, option))]
    return min(working, key=lambda option: solver.length(after(game, option)) + is_action(game, option))


def smallest_win():
    return min((puzzle for puzzle in puzzles() if puzzle.goal == WIN), key=lambda puzzle: puzzle.proof.nodes)


def test_every_puzzle_is_proved_as_it_is_stored(capsys):
    call_command("puzzles", "--check")
    assert capsys.readouterr().out == f"{len(puzzles())} puzzles are proved.\n"


def reached(game, goal, turn):
    """The goal is reached against every answer, by a search that remembers nothing."""
    if game.reason or game.turn != turn:
        return game.winner == 0 if game.reason else goal == SURVIVE
    found = (reached(after(game, option), goal, turn) for option in game.options)
    return any(found) if game.seat == 0 else all(found)


@pytest.mark.parametrize("number", [at for at, one in enumerate(puzzles(), 1) if one.proof.nodes < SMALL])
def test_what_is_proved_is_so_by_a_search_that_remembers_nothing(number):
    puzzle = puzzles()[number - 1]
    game = read(puzzle.position)
    for made, works in Solver(game, puzzle.goal, 0, ENOUGH).first_actions(game):
        child = game
        for option in made:
            child = after(child, option)
        assert reached(child, puzzle.goal, game.turn) == works


def test_puzzles_are_open_good_and_different():
    assert all(is_open(read(puzzle.position)) for puzzle in puzzles())
    assert all(is_good(puzzle.goal, puzzle.proof) for puzzle in puzzles())
    assert len({puzzle.position for puzzle in puzzles()}) == len(puzzles())


@pytest.mark.parametrize("number", SOME)
def test_a_puzzle_is_solved_in_as_many_actions_as_are_proved(number):
    game, solver = begun(number)

    said, actions = ended(number, game, partial(best_option, solver))
    assert (said.state, said.text) == (DONE, scene_with(number).well)
    assert actions == puzzles()[number - 1].proof.length


@pytest.mark.parametrize("number", SOME)
def test_who_begins_wrongly_does_not_solve_it_any_more(number):
    game, solver = begun(number)
    wrong = next(list(made) for made, works in solver.first_actions(game) if not works)

    def choose(game):
        if wrong and wrong[0] in game.options:
            return wrong.pop(0)
        assert not solver.reaches(game)
        return game.options[-1]

    said, _ = ended(number, game, choose)
    assert said.state == MISSED
    assert said.text.startswith("Not solved: ")
    assert wrong == []


def test_a_puzzle_is_found_again_in_the_game_of_its_seed():
    puzzle = min(puzzles(), key=lambda one: one.choice)
    assert puzzle in mine(puzzle.seed, FILLER)


def test_mining_goes_from_seed_to_seed(capsys):
    seed = min(puzzles(), key=lambda one: one.choice).seed
    call_command("puzzles", "--mine", "1", "--seed", str(seed))
    [line] = capsys.readouterr().out.splitlines()
    assert from_line(line) == mine(seed, FILLER)[0]


def test_a_puzzle_that_is_not_what_is_stored_of_it_is_reported(capsys, monkeypatch):
    first, second = smallest_win(), puzzles()[0]
    lost = first.position.replace(" / health=", " / health=9", 2)
    for wrong, words in (
        (replace(first, proof=replace(first.proof, solutions=first.proof.solutions + 1)), "is stored"),
        (replace(first, position=first.position.replace("@01", "@0")), "hidden"),
        (replace(first, position="turn=3"), "expected"),
        (replace(first, position=lost), "cannot be reached"),
    ):
        monkeypatch.setattr(command, "puzzles", lambda wrong=wrong: (wrong, second))
        with pytest.raises(CommandError, match="1 of 2 puzzles"):
            call_command("puzzles", "--check")
        assert words in capsys.readouterr().err


def test_a_line_keeps_a_puzzle():
    assert all(from_line(to_line(puzzle)) == puzzle for puzzle in puzzles())


@pytest.mark.parametrize("line", ["", "[]", "{}", '{"proof": 3}', "chess"])
def test_a_line_that_is_no_puzzle_is_refused(line):
    with pytest.raises(BadPuzzle, match="no puzzle"):
        from_line(line)
    with pytest.raises(BadPuzzle, match="no goal"):
        from_line(json.dumps(json.loads(to_line(puzzles()[0])) | {"goal": "draw"}))


def test_puzzles_are_scenes_with_numbers():
    last = len(puzzles())
    assert scene_after(scene_with(1), DEFAULT) == scene_with(2)
    assert scene_after(scene_with(last), DEFAULT) == scene_with(1)
    assert scene_at("puzzle-2", DEFAULT) == scene_of("scene-puzzle-2", DEFAULT) == scene_with(2)
    assert type(partner_in(scene_with(2))) is DefendingBot
    for key in ("puzzle-0", f"puzzle-{last + 1}", "puzzle-01", "puzzle-", "puzzle-²", "puzzle-1e1", "2", "attack"):
        assert number_of(key, DEFAULT) == 0


def test_every_puzzle_is_that_of_a_day():
    days = [DAY + timedelta(days=each) for each in range(len(puzzles()))]
    assert {number_on(day) for day in days} == set(range(1, len(puzzles()) + 1))


# --- at a table and on the page ----------------------------------------


def test_a_table_tells_its_puzzle_and_hides_nothing(db):
    table = domain.begin_scene(person=ANN, key=key_of(1), game=DEFAULT)
    shown = queries.table_payload(slug=table.slug, seat=0, log=0)
    assert shown["names"] == ["You", "Opponent"]
    assert (shown["scene"]["kind"], shown["scene"]["state"], shown["scene"]["next"]) == ("puzzle", OPEN, "puzzle-2")
    theirs = shown["view"]["players"][1]
    assert len(theirs["hand"]) == theirs["hand_count"]
    assert [block["cards"] for block in theirs["deck_known"]] == [[FILLER]] * theirs["deck_count"]


def test_the_page_marks_what_this_person_has_solved():
    number = number_on(DAY)
    page = puzzle_page(DAY, {key_of(number), "attack"})
    assert (page.today.row.number, page.today.row.solved) == (number, True)
    assert (page.solved, page.total) == (1, len(puzzles()))
    assert page.another.number == number % len(puzzles()) + 1
    assert puzzle_page(DAY, {key_of(each) for each in range(1, len(puzzles()) + 1)}).another is None


def as_stored(table):
    """The game at a table, from what is stored of it."""
    game = new_game(Setup.from_json(table.setup), int(table.seed))
    for code in table.choices.order_by("number").values_list("code", flat=True):
        apply(game, code)
    return game


def test_a_solved_puzzle_is_remembered(db):
    puzzle = smallest_win()
    key = key_of(puzzles().index(puzzle) + 1)
    table = domain.begin_scene(person=ANN, key=key, game=DEFAULT)
    solver, bot = Solver(as_stored(table), puzzle.goal, 0, ENOUGH), partner_in(scene_at(key, DEFAULT))
    while not (game := as_stored(table)).reason:
        at, kind, codes = game.choices, game.kind, []
        if game.seat == 1:
            domain.play_bot(slug=table.slug, seat=1, at=at, codes=[bot.choose(Observation(game, 1), Rng(1))])
            continue
        while not codes or (game.seat == 0 and game.kind == kind != WINDOW):  # a multi-pick is chosen at once
            codes.append(best_option(solver, game))
            apply(game, codes[-1])
        domain.choose(slug=table.slug, seat=0, at=at, choice={"codes": codes})
    assert queries.scenes_done(ANN, DEFAULT) == {key}
    assert queries.scenes_done(Person("bob"), DEFAULT) == set()


def test_the_page_begins_puzzles(client, db):
    page = client.get("/puzzles/").content.decode()
    assert f"You have solved 0 of {len(puzzles())}." in page
    assert page.count('name="puzzle"') == len(puzzles()) + 2
    begun = client.post("/puzzles/", {"puzzle": "puzzle-3"})
    table = Table.objects.get(slug=begun["Location"].split("/")[2])
    assert [player.bot for player in table.seats] == ["", "scene-puzzle-3"]


@pytest.mark.parametrize("asked", [{}, {"puzzle": "puzzle-0"}, {"puzzle": "attack"}, {"puzzle": "puzzle-99999"}])
def test_a_puzzle_that_is_not_there_is_refused_in_a_sentence(client, db, asked):
    page = client.post("/puzzles/", asked, follow=True)
    assert "There is no such puzzle." in page.content.decode()
    assert Table.objects.count() == 0
