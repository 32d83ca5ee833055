"""A few killed servers, and what the comparison says when something is wrong."""

import copy
import json
import subprocess
import sys

import pytest

from engine.epic import Setup, decision, new_game, view
from engine.epic import apply as choose
from engine.epic.construction import preconstructed
from engine.epic.limited import plan
from engine.epic.prompts import plan as plan_run
from engine.epic.views import entries
from engine.limited import ARBITER, SPECTATOR, apply, asked, new_draft
from engine.limited import view as view_of_draft
from soak.counts import Counts
from soak.games import StoredGame
from soak.names import named_in
from soak.picks import StoredDraft
from soak.traffic import POD, TABLE, Answer, Page, Received, Request
from tests.patience import PATIENCE
from tests.playtest.scripted import answer

SEED = 5
SETUP = Setup(decks=(tuple(preconstructed("good")), tuple(preconstructed("evil"))), first=0)


# --- servers that are killed ----------------------------------------


@pytest.mark.slow
def test_nothing_is_lost_and_nothing_leaks_while_servers_are_killed():
    said = subprocess.run(
        [sys.executable, "-m", "soak", "--kills", "3", "--life", "150", "--tables", "3", "--think", "0.1",
         "--formats", "pack", "dark", "random60", "--json"],
        capture_output=True, text=True, timeout=5 * PATIENCE, check=False,
    )  # fmt: skip
    assert said.returncode == 0, said.stdout + said.stderr
    counts = json.loads(said.stdout)
    assert counts["kills"] >= 3
    assert min(counts["frames"], counts["choices"] + counts["picks"]) > 0
    assert [counts[wrong] for wrong in ("lost", "twice", "leaks", "faults")] == [0, 0, 0, 0]


# --- a table ----------------------------------------


class Table:
    """A game of a few choices, as it is stored, with what was truly asked and shown."""

    def __init__(self, choices=12):
        self.counts, self.requests, self.frames = Counts(), [], []
        self.stored = StoredGame("table", SETUP.to_json(), SEED, (0, 1), self.counts)
        self.game = new_game(SETUP, SEED)
        self.show()
        for _ in range(choices):
            self.answer()
            self.show()

    def answer(self):
        seat = decision(self.game).seat
        choice = answer(view(self.game, seat))
        at, codes = choice.pop("at"), plan_run(self.game, choice)
        self.requests.append(Request(TABLE, "table", seat, at, choice, Answer.DONE))
        for code in codes:
            self.stored.rows.append((seat, code))
            choose(self.game, code)

    def show(self):
        for seat in (0, 1):
            payload = {"at": self.game.choices, "view": view(self.game, seat), "log": entries(self.game, seat)}
            self.frames.append(Received(TABLE, "table", seat, ["table", 1, json.loads(json.dumps(payload))]))

    def found(self):
        self.stored.compare(self.requests, self.frames)
        self.stored.settle()
        counts = self.counts
        return counts.lost, counts.twice, counts.leaks


def test_what_is_stored_and_shown_as_it_should_be_is_found_so():
    assert Table().found() == (0, 0, 0)


def test_a_choice_that_was_acknowledged_and_is_not_stored_is_lost():
    table = Table()
    table.stored.rows.pop()
    table.frames = table.frames[:-2]
    assert table.found() == (1, 0, 0)


def test_a_choice_that_is_stored_otherwise_is_lost():
    table = Table()
    seat, code = table.stored.rows[-1]
    others = [one for one in options_before_last(table) if one != code]
    table.stored.rows[-1] = (seat, others[0])
    table.frames = table.frames[:-2]
    assert table.found()[0] == 1


def options_before_last(table):
    game = new_game(SETUP, SEED)
    for _, code in table.stored.rows[:-1]:
        choose(game, code)
    return decision(game).options


def test_a_choice_that_nobody_asked_for_is_there_twice():
    table = Table()
    many = len(table.stored.rows) - table.requests.pop().at
    assert table.found() == (0, many, 0)


def test_a_choice_that_was_asked_when_the_server_died_may_be_stored_or_not():
    table = Table()
    table.requests[-1].answer = Answer.NONE
    assert table.found() == (0, 0, 0)
    table = Table()
    table.requests[-1].answer = Answer.NONE
    del table.stored.rows[table.requests[-1].at :]
    table.frames = table.frames[:-2]
    assert table.found() == (0, 0, 0)


def test_a_card_of_the_other_hand_in_a_frame_is_a_leak():
    table = Table()
    payload = table.frames[-2].frame[2]
    table.stored.at(len(table.stored.rows))  # until then a card is a secret that this frame may name
    hidden = min(table.stored.secrets_of(0))
    payload["view"]["players"][1]["hand"].append({"id": "c40", "card": hidden})
    assert table.found() == (0, 0, 2)  # it is not the view, and it names a card that was never seen
    assert f"names {hidden}" in table.counts.notes[-1]


def test_the_story_of_the_other_seat_is_a_leak():
    table = Table()
    table.frames[-2].frame[2]["log"] = table.frames[-1].frame[2]["log"]
    assert table.found()[2] >= 1


def test_a_result_that_is_shown_before_it_is_stored_is_a_leak():
    table = Table()
    at = table.requests.pop().at
    del table.stored.rows[at:]
    assert table.found() == (0, 0, 2)  # to both seats


@pytest.mark.parametrize(("seat", "status", "leaks"), [(None, 200, 1), (None, 403, 0), (0, 409, 0), (0, 200, 0)])
def test_a_record_is_for_who_played_when_the_game_is_over(seat, status, leaks):
    table = Table()
    while decision(table.game) is not None:
        table.answer()
    table.stored.at(len(table.stored.rows))
    table.stored.read(Page(TABLE, "table", seat, "/table/table/record.json", status, ""))
    assert table.counts.leaks == leaks


def test_a_page_that_names_a_card_to_somebody_without_a_seat_is_a_leak():
    table = Table()
    table.stored.read(Page(TABLE, "table", None, "/table/table/", 403, "This is a game between other players."))
    assert table.counts.leaks == 0
    name = next(name for name in SETUP.decks[0] if " " in name)
    table.stored.read(Page(TABLE, "table", None, "/table/table/", 200, f"<li>{name}</li>"))
    assert table.counts.leaks == 1


# --- a pod ----------------------------------------


class Pod:
    """A draft of a few picks, as it is stored, with what was truly asked and shown."""

    def __init__(self, picks=9, key="pack"):
        self.counts, self.requests, self.frames = Counts(), [], []
        setup = plan(key, seats=2)
        self.stored = StoredDraft("pod", setup.to_json(), SEED, self.counts)
        self.draft = new_draft(setup, SEED)
        self.show()
        for _ in range(picks):
            seat, question = next((seat, found) for seat in (0, 1) if (found := asked(self.draft, seat)))
            option = question.options[0]
            self.requests.append(Request(POD, "pod", seat, 0, option, Answer.DONE))
            self.stored.rows.append((seat, option, "person", 0))
            apply(self.draft, seat, option)
            self.show()

    def show(self):
        for seat in (0, 1, None):
            shown = view_of_draft(self.draft, SPECTATOR if seat is None else seat)
            payload = {"view": shown, "status": "running", "seed": None, "log": False, "behind": 0, "now": 0}
            self.frames.append(Received(POD, "pod", seat, ["pod", 1, json.loads(json.dumps(payload))]))

    found = Table.found


def test_a_pod_that_is_as_it_should_be_is_found_so():
    assert Pod().found() == (0, 0, 0)
    assert Pod(key="dark").found() == (0, 0, 0)


def test_a_pick_that_is_not_stored_is_lost_and_one_that_is_stored_twice_is_there_twice():
    pod = Pod()
    pod.stored.rows.pop()
    pod.frames = pod.frames[:-3]
    assert pod.found() == (1, 0, 0)
    pod = Pod()
    pod.requests.append(copy.copy(pod.requests[-1]))
    assert pod.found() == (0, 1, 0)
    pod = Pod()
    pod.requests.pop()
    assert pod.found() == (0, 1, 0)


def shown_to_a_late_spectator(pod, count):
    """All hands after so many choices, when both seats have taken four or five cards and the delay is two."""
    draft = new_draft(plan("pack", seats=2), SEED)
    for seat, option, _, _ in pod.stored.rows[:count]:
        apply(draft, seat, option)
    payload = {"view": view_of_draft(draft, ARBITER), "status": "running", "seed": None, "log": False, "behind": 2}
    pod.frames.append(Received(POD, "pod", None, ["pod", 0, json.loads(json.dumps(payload | {"now": 0}))]))
    return pod


@pytest.mark.parametrize(("count", "leaks"), [(0, 0), (4, 0), (6, 1), (9, 1)])
def test_a_late_spectator_must_be_so_many_cards_behind_every_seat(count, leaks):
    pod = Pod(picks=9)
    assert [seat for seat, _, _, _ in pod.stored.rows].count(0) in (4, 5)
    assert shown_to_a_late_spectator(pod, count).found() == (0, 0, leaks)


def test_the_pack_of_a_neighbour_is_a_leak():
    pod = Pod(picks=0)
    payload = pod.frames[0].frame[2]
    payload["view"]["seats"][1]["pack"] = [pod.draft.name_of[card] for card in pod.draft.packs[1]]
    assert pod.found()[2] == 2


def test_the_seed_of_a_draft_that_goes_on_is_a_leak():
    pod = Pod()
    pod.frames[-1].frame[2]["seed"] = "5"
    assert pod.found() == (0, 0, 1)


def test_the_log_of_a_draft_that_goes_on_is_a_leak():
    pod = Pod()
    pod.stored.read(Page(POD, "pod", 0, "/drafts/pod/log.json", 409, "{}"))
    assert pod.counts.leaks == 0
    pod.stored.read(Page(POD, "pod", 0, "/drafts/pod/log.json", 200, "{}"))
    assert pod.counts.leaks == 1


# --- names ----------------------------------------


def test_names_are_found_where_cards_are_meant():
    assert named_in({"card": "Kong", "text": "Turn 4: your turn."}) == {"Kong"}
    assert named_in(["You play [[Kong]] and [[Muse]]."]) == {"Kong", "Muse"}
    assert named_in("Turn") == {"Turn"}
    assert named_in("Play Wolf Rider") == named_in("Wolf Rider")


@pytest.mark.parametrize("options", [["--kills", "0"], ["--life", "0"], ["--formats", "chess"], ["--think", "soon"]])
def test_options_that_kill_nobody_are_refused(options):
    done = subprocess.run([sys.executable, "-m", "soak", *options], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "usage:" in done.stderr
