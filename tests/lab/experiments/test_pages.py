"""The pages of experiments: what they show, what they take, and whom they turn away."""

import json
import re
from collections import Counter

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from decks import domain as decks
from drafts.models import Pod, Seat, Status
from engine.bots.epic.building import build
from engine.epic.records import Record
from engine.epic.versions import VERSION
from engine.games import DEFAULT, of
from gate.limits import REPLAYS
from lab import cards, choices, equilibrium, field, findings
from lab.cards import Comparison, Rate
from lab.executors import Processes
from lab.experiments import domain, presenter, queries, views
from lab.experiments.models import Experiment, ExperimentMatchup
from lab.experiments.playing import play
from lab.experiments.presenter import CardShown
from lab.forms import GONE
from lab.matchups import Contender
from lab.runs import Run
from lab.storing import play_on
from people.persons import KEY, Person
from playtest.templatetags.trials import points
from playtest.workers import unwatched
from tests.drafts.conftest import new_pod  # noqa: F401 (a fixture)
from tests.drafts.logs.reading import drafted
from tests.lab.experiments.conftest import (
    ANN,
    BEN,
    EVIL,
    GOOD,
    LOST,
    SAGE,
    SPLIT,
    WILD,
    WON,
    fresh,
    shorten,
    store,
)  # fmt: skip
from tests.lab.experiments.conftest import views as pair_of
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db

ASKED = {
    "test": ["site:good"], "against": ["site:evil", "site:sage"], "meet": "field", "bot": "random", "until": "decided",
    "within": "20", "games": "100", "do": "start",
}  # fmt: skip


@pytest.fixture
def ann():
    return browser_of(ANN)


@pytest.fixture
def apes():
    """A deck of Ben's, private until it is described otherwise."""

    def apes(**about):
        made = decks.create(person=BEN, name="Apes", format_spec="constructed", cards=Counter(WILD.cards))
        return decks.describe(slug=made.slug, person=BEN, **about) if about else made

    return apes


@pytest.fixture(autouse=True)
def nothing_is_remembered():
    presenter.forget()
    views.forget()
    yield
    unwatched.stop()


def played(experiment):
    """Play all that is left, as the runner does."""
    while (block := queries.block_of(fresh(experiment))) is not None:
        domain.store(slug=block.slug, place=block.place, played=play(block))
    return fresh(experiment)


def ticked(response, column):
    return re.findall(rf'name="{column}" value="([^"]+)" checked', response.content.decode())


# --- beginning -------------------------------------------------------------------------------------------------------


def test_an_experiment_is_begun_by_its_form(ann):
    assert "You have no experiments yet." in read_by_people(ann.get("/lab/"))
    response = ann.post("/lab/new/", ASKED)
    made = Experiment.objects.get()
    assert (response.status_code, response["Location"]) == (302, f"/lab/{made.slug}/")
    assert made.belongs_to(ANN)
    assert [one["name"] for one in made.decks] == ["Good", "Evil", "Sage"]
    assert (made.tested, made.bot, made.games, made.within, made.decided) == (1, "random", 100, 20, True)
    assert "Good against Evil, Sage Playing · 0 games, 0 of 2 matchups answered." in read_by_people(ann.get("/lab/"))


def test_all_that_are_ticked_can_meet_each_other(ann):
    ann.post("/lab/new/", ASKED | {"meet": "all", "until": "narrow"})
    made = Experiment.objects.get()
    assert (made.tested, made.matchups.count(), made.decided) == (0, 3, False)


def test_a_guest_keeps_an_experiment_when_signing_in(client, django_user_model):
    client.post("/lab/new/", ASKED)
    made = Experiment.objects.get()
    assert made.belongs_to(Person(client.session[KEY]))
    eve = django_user_model.objects.create_user("eve")
    client.force_login(eve)
    assert fresh(made).belongs_to(Person(user=eve))


def test_what_is_on_offer_is_what_one_may_read(ann, apes):
    private = apes()
    assert "Apes" not in read_by_people(ann.get("/lab/new/"))
    assert "Apes" in read_by_people(browser_of(BEN).get("/lab/new/"))
    decks.describe(slug=private.slug, person=BEN, visibility="public")
    assert "Public decks 1" in read_by_people(ann.get("/lab/new/"))
    assert "Big Breakthrough" in read_by_people(ann.get("/lab/new/"))


def test_public_decks_are_found_by_name_and_what_was_ticked_stays(ann, apes):
    deck = apes(visibility="public")
    key = f"deck:{deck.slug}"
    found = ann.post("/lab/new/", ASKED | {"find": "ape", "do": "find", "test": [key]})
    assert "1 public deck found." in read_by_people(found)
    assert ticked(found, "test") == [key]
    none = ann.post("/lab/new/", ASKED | {"find": "zebra", "do": "find", "test": [key]})
    assert "0 public decks found." in read_by_people(none)
    assert "Chosen before 1" in read_by_people(none)
    assert (ticked(none, "test"), ticked(none, "against")) == ([key], ["site:evil", "site:sage"])
    assert not Experiment.objects.exists()
    nothing_yet = ann.post("/lab/new/", ASKED | {"find": "\0a" * 500, "do": "find", "test": [], "games": "<b>"})
    assert 'role="alert"' not in nothing_yet.content.decode()
    assert '<option value="random" selected>' in nothing_yet.content.decode()
    ann.post("/lab/new/", ASKED | {"test": [key]})
    assert Experiment.objects.get().decks[0]["name"] == "Apes"


def test_a_deck_is_copied_at_the_start(ann, apes):
    deck = apes(visibility="public")
    ann.post("/lab/new/", ASKED | {"test": [f"deck:{deck.slug}"]})
    decks.save(slug=deck.slug, person=BEN, base=deck.revision, cards={"Kong": 3})
    made = Experiment.objects.get()
    assert made.decks[0]["cards"] == dict(Counter(WILD.cards))
    deck.delete()
    assert fresh(made).decks[0]["name"] == "Apes"


def test_a_deck_page_leads_to_an_experiment_with_it(ann):
    mine = decks.create(person=ANN, name="Mine", format_spec="constructed", cards=Counter(WILD.cards))
    assert f'href="/lab/new/?deck={mine.slug}"' in ann.get(f"/decks/{mine.slug}/study/trials/").content.decode()
    response = ann.get(f"/lab/new/?deck={mine.slug}")
    assert ticked(response, "test") == [f"deck:{mine.slug}"]
    assert ticked(response, "against") == [f"site:{word}" for word in ("good", "evil", "sage", "wild")]


def test_what_was_drafted_can_be_tested(ann, new_pod):  # noqa: F811
    pod = drafted(new_pod("sealed", 2))
    assert f"{pod.name}, your deck" in read_by_people(ann.get("/lab/new/"))
    ann.post("/lab/new/", ASKED | {"test": [f"draft:{pod.slug}"]})
    number = Seat.objects.of(ANN).get().number
    assert Experiment.objects.get().decks[0]["cards"] == dict(
        Counter(build(pod.log["pools"][number], pod.picker.ratings).deck)
    )
    assert choices.contender(f"draft:{pod.slug}", BEN, of(DEFAULT)) is None


def test_running_drafts_tell_nothing(new_pod):  # noqa: F811
    pod = new_pod("pack", 2)
    assert choices.contender(f"draft:{pod.slug}", ANN, of(DEFAULT)) is None
    assert "From your drafts" not in [group.title for group in choices.offered(ANN, of(DEFAULT))]


def test_a_draft_that_goes_on_is_said_to_whom_it_has_a_seat_for(ann, new_pod):  # noqa: F811
    pod = new_pod("pack", 2)
    asked = ASKED | {"test": [f"draft:{pod.slug}"]}
    assert choices.NOT_OVER.format(pod.name) in read_by_people(ann.post("/lab/new/", asked))
    assert choices.NOT_OVER.format(pod.name) in read_by_people(ann.get(f"/lab/better/new/?deck=draft:{pod.slug}"))
    others = read_by_people(browser_of(BEN).post("/lab/new/", asked))
    assert GONE in others
    assert pod.name not in others
    Pod.objects.filter(pk=pod.pk).update(status=Status.CLOSED)
    both = read_by_people(ann.post("/lab/new/", asked | {"against": ["site:nobody"]}))
    assert choices.CLOSED.format(pod.name) in both
    assert GONE in both
    assert not Experiment.objects.exists()


@pytest.mark.parametrize(
    ("posted", "sentence"),
    [
        ({"test": []}, domain.NO_DECKS),
        ({"against": []}, domain.NO_FIELD),
        ({"meet": "all", "against": []}, domain.ALONE),
        ({"against": ["site:good"]}, "“Good” is ticked in both columns."),
        ({"test": ["site:nobody"]}, GONE),
        ({"test": ["deck:nowhere"]}, GONE),
        ({"test": ["deck:" + "a" * 5000]}, GONE),
        ({"test": ["draft:nowhere"]}, GONE),
        ({"test": ["\0", "<script>", "site:good/../evil", ""]}, GONE),
        ({"test": [f"deck:{number}" for number in range(500)]}, "Tick 12 decks at most; you ticked 502."),
        ({"bot": "nobody"}, "Choose one of those that are offered."),
        ({"games": "101"}, "Choose one of those that are offered."),
        ({"games": "9" * 5000}, "Choose one of those that are offered."),
        ({"within": "1"}, "Choose one of those that are offered."),
        ({"until": ""}, "Fill this in."),
        ({"meet": "both"}, "Choose one of those that are offered."),
        ({"find": "a" * 5000}, "The maximum is 80."),
    ],
)
def test_what_cannot_be_asked_is_said_and_what_was_typed_is_kept(ann, posted, sentence):
    response = ann.post("/lab/new/", ASKED | posted)
    assert sentence in read_by_people(response)
    assert '<option value="random" selected>' in response.content.decode() or "bot" in posted
    if "against" not in posted:
        assert ticked(response, "against") == ASKED["against"]
    assert not Experiment.objects.exists()


def test_a_deck_that_one_may_not_read_cannot_be_chosen_by_hand(ann, apes):
    private = apes()
    response = ann.post("/lab/new/", ASKED | {"test": [f"deck:{private.slug}"]})
    assert GONE in read_by_people(response)
    assert "Apes" not in response.content.decode()
    assert not Experiment.objects.exists()


def test_small_decks_are_refused_with_a_sentence(ann):
    small = decks.create(person=ANN, name="Few", format_spec="constructed", cards={"Kong": 3})
    assert "Few" not in [one.name for group in choices.offered(ANN, of(DEFAULT)) for one in group.choices]
    said = read_by_people(ann.post("/lab/new/", ASKED | {"test": [f"deck:{small.slug}"]}))
    assert "“Few” has 3 cards. Bots need 20 to 200." in said


def test_too_many_are_said(ann, start):
    for _ in range(domain.MOST_WAITING):
        start()
    assert "5 of your experiments are not finished yet." in read_by_people(ann.post("/lab/new/", ASKED))


# --- reading ---------------------------------------------------------------------------------------------------------


def test_the_matrix_says_chances_intervals_and_verdicts(ann, start):
    experiment = start((GOOD,), (EVIL, SAGE))
    store(experiment, *[WON] * 9)
    store(experiment, SPLIT, WON, LOST, SPLIT, place=1)
    response = ann.get(experiment.get_absolute_url())
    said = read_by_people(response)
    assert "Good against Evil: ▲ 100%" in said
    assert "shown to be better" in said
    assert "Good against Sage: 50%" in said
    assert "26 games played, 1 of 2 matchups answered." in said
    assert 'data-lean="5"' in response.content.decode()
    assert 'data-lean="0"' in response.content.decode()
    assert 'hx-trigger="every 1s"' in response.content.decode()
    assert "Good is better: decided." in said
    assert "On the play 75%" in said  # Good won 3 of the 4 games that it started
    assert "On the draw 25%" in said


def test_the_page_says_one_thing_of_one_moment(ann, start):
    """While games are played it asks each second for all that it says of them: the matrix, and matchups below it."""
    experiment = start((GOOD,), (EVIL, SAGE))
    address = experiment.get_absolute_url()
    for at in range(3):
        store(experiment, WON, SPLIT, at=2 * at)
        response = ann.get(address)
        assert response.content.decode().count("hx-trigger") == 1
        asked = response.content.decode().split('<div id="experiment"')[1]
        assert f'hx-get="{address}" hx-trigger="every 1s" hx-select="#experiment"' in asked
        said = read_by_people(response)
        cell, matchup = (re.search(words, said) for words in (
            r"Good against Evil: (\d+)% (\d+)–(\d+) ", r"Good against Evil (\d+)% (\d+)% to (\d+)%, (\d+) games"
        ))  # fmt: skip
        assert cell.groups() == matchup.groups()[:3]
        assert matchup[4] == f"{4 * (at + 1)}"
        assert f"{4 * (at + 1)} games played" in said


def test_each_second_games_are_read_of_matchups_alone_that_went_on(ann, start):
    experiment = start((GOOD,), (EVIL, SAGE))

    def games_read():
        with CaptureQueriesContext(connection) as asked:
            assert "median" in read_by_people(ann.get(experiment.get_absolute_url()))
        return sum("lab_experimentpair" in one["sql"] for one in asked.captured_queries)

    store(experiment, SPLIT, WON)
    assert games_read() == 2
    assert games_read() == 0
    store(experiment, WON, place=1)
    assert games_read() == 1


def test_what_two_decks_win_adds_up_to_100(ann, start):
    """71.5% and 28.5% are 72% and 28%, and so are their bounds."""
    experiment = start((GOOD, EVIL), (), games=5000, within=3, decided=False)
    store(experiment, *[WON] * 86, *[SPLIT] * 114)
    said = read_by_people(ann.get(experiment.get_absolute_url()))
    good, evil = (
        tuple(map(int, re.search(rf"{one}: [▲▼] (\d+)% (\d+)–(\d+)", said).groups()))
        for one in ("Good against Evil", "Evil against Good")
    )
    assert (good[0], evil[0]) == (72, 28)
    assert (good[1] + evil[2], good[2] + evil[1]) == (100, 100)


def test_a_square_field_has_both_halves_and_an_equilibrium(ann, start):
    experiment = shorten(start((GOOD, EVIL, SAGE), ()), 4)
    assert "It is computed when the games are over or paused" in read_by_people(ann.get(experiment.get_absolute_url()))
    store(experiment, WON, WON)  # Good beats Evil, Evil beats Sage, Sage beats Good: each has a third
    store(experiment, LOST, LOST, place=1)
    store(experiment, WON, WON, place=2)
    response = ann.get(experiment.get_absolute_url())
    said = read_by_people(response)
    assert "Evil against Good: 0%" in said
    assert response.content.decode().count("is-self") == 3
    assert "they win 50% against whatever is brought" in said
    assert len(re.findall(r"(Good|Evil|Sage) 33% ", said)) == 3
    assert "hx-trigger" not in response.content.decode()
    data = ann.get(f"{experiment.get_absolute_url()}equilibrium.json").json()
    assert [round(row["part"], 6) for row in data["rows"]] == [round(1 / 3, 6)] * 3


def test_a_deck_that_beats_all_others_is_not_called_certain(ann, start):
    """Its part is the same in all fields that are drawn anew: no interval of width 0 says so."""
    experiment = shorten(start((GOOD, EVIL, SAGE), (), decided=False), 40)
    for place in (0, 1, 2):
        store(experiment, *[WON] * 20, place=place)
    said = read_by_people(ann.get(experiment.get_absolute_url()))
    assert "Good 100% 100% in 95 or more over 99% 50%" in said
    assert "Evil 0% 0% in 95 or more under 1% 0%" in said


def test_a_matchup_says_how_long_games_are_and_how_they_end(ann, start):
    experiment = start()
    store(
        experiment,
        pair_of(0, 0, turns=8),
        pair_of(1, None, turns=12, reason="deck"),
        pair_of(0, 1, turns=12),
    )
    said = read_by_people(ann.get(f"{experiment.get_absolute_url()}1/"))
    assert "All 58%" in said  # 3.5 points of 6 games
    assert "On the play 67%" in said
    assert "On the draw 50%" in said
    assert "10.7 turns on average" in said
    assert "By health 3 1 0" in said
    assert "By drawing from an empty deck 0 1 1" in said
    assert "Replay of game 6 Evil Evil by health 12" in said
    assert "Games are still played." in said


def test_many_games_are_paged(ann, start):
    experiment = start(within=3)
    store(experiment, *[SPLIT] * 40)
    first = read_by_people(ann.get(f"{experiment.get_absolute_url()}1/"))
    assert first.count("Replay of game") == views.GAMES_ON_PAGE
    assert "Replay of game 51" in read_by_people(ann.get(f"{experiment.get_absolute_url()}1/?page=2"))


def test_why_it_stopped_is_said(ann, start):
    experiment = shorten(start(), 4)
    store(experiment, SPLIT, SPLIT)
    assert "All games allowed are played." in read_by_people(ann.get(f"{experiment.get_absolute_url()}1/"))
    assert "Finished" in read_by_people(ann.get(experiment.get_absolute_url()))


def test_it_is_paused_goes_on_is_cancelled_and_deleted(ann, start):
    address = start().get_absolute_url()
    for verb, word in (("pause", "Paused"), ("go-on", "Playing"), ("cancel", "Cancelled")):
        assert ann.get(f"{address}{verb}/").status_code == 405
        assert ann.post(f"{address}{verb}/")["Location"] == address
        assert word in read_by_people(ann.get(address))
    assert ann.post(f"{address}delete/")["Location"] == "/lab/"
    assert ann.get(address).status_code == 404


# --- as the command line has it --------------------------------------------------------------------------------------


@pytest.fixture
def by_hand():
    """What the command line makes of the same decks, seed and games."""

    def by_hand(experiment):
        run = Run(experiment.plan, experiment.rule)
        play_on(run, Processes(1), None)
        return run

    return by_hand


def as_json(data):
    return json.loads(json.dumps(data))


def test_figures_are_those_of_the_command_line(ann, start, by_hand):
    experiment = played(shorten(start((GOOD, EVIL, SAGE), ()), 10))
    run = by_hand(experiment)
    address = experiment.get_absolute_url()
    assert ann.get(f"{address}field.json").json() == as_json(
        findings.of_field(run, field.reports(run), field.matrix(run))
    )
    assert ann.get(f"{address}equilibrium.json").json() == as_json(
        findings.of_equilibrium(run, equilibrium.of_field(run))
    )
    assert ann.get(f"{address}nothing.json").status_code == 404


def test_figures_of_cards_are_those_of_the_command_line(ann, start, by_hand):
    experiment = played(shorten(start((GOOD,), (EVIL, SAGE)), 10))
    run = by_hand(experiment)
    found = ann.get(f"{experiment.get_absolute_url()}cards.json?deck=0").json()
    assert found == as_json(findings.of_cards(run, cards.reports(run)))
    assert ann.get(f"{experiment.get_absolute_url()}equilibrium.json").status_code == 404


# --- cards -----------------------------------------------------------------------------------------------------------


def test_cards_are_shown_in_three_ways_and_in_any_order(ann, start):
    experiment = start()
    names = sorted(set(GOOD.cards))
    one, two = names[0], names[1]
    store(
        experiment,
        pair_of(0, 1, first=({one: (0, 5)}, {one: (3, None)})),
        pair_of(1, 0, first=({two: (0, 2)}, {})),
    )
    address = f"{experiment.get_absolute_url()}cards/"
    hand = read_by_people(ann.get(f"{address}?way=opening_hand&order=won"))
    assert hand.index(f"1 {one} too few games 100%") < hand.index(f"1 {two} too few games 0%")
    assert f"1 {one} too few games 50%" in read_by_people(ann.get(address))
    assert f"1 {two} too few games 0%" in read_by_people(ann.get(f"{address}?way=played"))
    by_card = ann.get(f"{address}?order=card").content.decode()
    assert 'aria-sort="ascending"' in by_card
    assert [by_card.index(f">{name}<") for name in names[:5]] == sorted(
        by_card.index(f">{name}<") for name in names[:5]
    )
    theirs = read_by_people(ann.get(f"{address}?deck=1"))
    assert "Cards of Evil" in theirs
    for deck in ("2", "-1", "x", "9" * 50):
        assert ann.get(f"{address}?deck={deck}").status_code == 404


def test_games_that_were_counted_before_the_order_of_cards_was_say_so(ann, start):
    """They open as before, with rates and opening hands; of what was drawn and played they have no difference."""
    experiment = start(games=5000, within=3)
    name = min(GOOD.cards)
    with_it, without = pair_of(0, 0, first=({name: (0, 5)},) * 2), pair_of(1, 1)
    store(experiment, *[with_it, without] * 20)
    address = f"{experiment.get_absolute_url()}cards/"
    for way in ("drawn", "played"):
        said = read_by_people(ann.get(f"{address}?way={way}"))
        assert (
            "These games were counted in an earlier way, without the order of the cards: there is no difference."
            in said
        )
        assert f"1 {name} too few games 100%" in said
    hand = read_by_people(ann.get(f"{address}?way=opening_hand"))
    assert "earlier way" not in hand
    assert f"1 {name} ▲ +100 +100 to +100 100%" in hand
    ordered = play(queries.block_of(fresh(experiment))).pairs[40]
    store(experiment, ordered, at=40)
    assert "80 of these games were counted in an earlier way" in read_by_people(ann.get(address))


def test_only_what_can_be_seen_to_leave_out_0_is_marked():
    """The bound is written as 0 where it is nearly that."""
    shown = [
        CardShown("Kong", 1, Rate(99, 0.5, (0.4, 0.6)), Comparison(99, 0.06, (low, 0.12))) for low in (0.0004, 0.0006)
    ]
    assert [(points(one.compared.interval[0]), one.shown) for one in shown] == [("0", 0), ("+0.1", 1)]
    turned = CardShown("Kong", 1, Rate(99, 0.5, (0.4, 0.6)), Comparison(99, -0.06, (-0.12, -0.0046)))
    assert (points(turned.compared.interval[1]), turned.shown) == ("−0.5", -1)
    few = CardShown("Kong", 1, Rate(9, 0.5, (0.4, 0.6)), Comparison(9, 0.06, (0.01, 0.12)))
    assert few.shown == 0


# --- replays ---------------------------------------------------------------------------------------------------------


def test_each_game_opens_as_a_replay_that_ends_as_it_was_counted(ann, start):
    experiment = played(shorten(start(), 4))
    games = [game for pair in queries.run_of(experiment).courses[0].pairs() for game in pair]
    for number, game in enumerate(games, 1):
        address = f"{experiment.get_absolute_url()}1/{number}/"
        shown = ann.get(address)
        assert f"Replay: Good against Evil, game {number}" in read_by_people(shown)
        assert f'data-steps="{address}steps.json"' in shown.content.decode()
        steps = ann.get(f"{address}steps.json").json()
        last = steps["steps"][-1]["view"]
        assert (last["result"]["winner"], last["result"]["reason"]) == (game.winner, game.reason)
        assert last["turn"] == game.turns
        assert steps["names"] == ["Good", "Evil"]
        hands = [player["hand"] for player in steps["steps"][0]["view"]["players"]]
        assert all(len(hand) == 5 for hand in hands)
    assert ann.get(f"{experiment.get_absolute_url()}1/1/steps.json?seen_by=1").json()["steps"]
    assert ann.get(f"{experiment.get_absolute_url()}1/1/steps.json?seen_by=7").status_code == 400
    for wrong in ("1/5/", "1/0/", "2/1/", "0/1/", f"1/{10**30}/", f"{10**30}/1/"):
        assert ann.get(f"{experiment.get_absolute_url()}{wrong}").status_code == 404
        assert ann.get(f"{experiment.get_absolute_url()}{wrong}steps.json").status_code == 404


def test_a_game_that_comes_out_otherwise_is_not_shown(ann, start):
    experiment = shorten(start(), 4)
    true = play(queries.block_of(experiment)).pairs[0][0]
    store(experiment, pair_of(*(0 if game.winner else 1 for game in true)))
    address = f"{experiment.get_absolute_url()}1/1/steps.json"
    assert ann.get(address).status_code == 409
    Experiment.objects.update(version=VERSION - 1)
    assert "cannot be watched any more" in ann.get(address).json()["text"]
    assert "Replay of game" not in read_by_people(ann.get(f"{experiment.get_absolute_url()}1/"))


def test_nobody_keeps_workers_busy_with_replays(ann, start):
    experiment = played(shorten(start(), 4))
    while not REPLAYS.is_full("192.0.2.77"):
        REPLAYS.take("192.0.2.77")
    response = ann.get(f"{experiment.get_absolute_url()}1/1/steps.json", REMOTE_ADDR="192.0.2.77")
    assert (response.status_code, response.json()["code"]) == (429, "too_many")


def test_a_worker_plays_the_game_that_was_counted():
    matchup = start_matchup()
    pair = matchup.play(3)
    for place, game in enumerate(pair):
        record = Record.from_json(views.record_of(matchup, 2 * 3 + place)[0])
        assert (record.result[0]["winner"], record.replay().turn) == (game.winner, game.turns)


def start_matchup():
    experiment = Experiment(
        decks=[{"name": one.name, "cards": Counter(one.cards), "deity": None} for one in (GOOD, EVIL)],
        tested=1, bot="random", seed=7, games=100, within=5, decided=True, version=VERSION,
    )  # fmt: skip
    return experiment.plan.matchup(0)


# --- whose they are --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "below",
    ["", "1/", "1/1/", "1/1/steps.json", "cards/", "field.json", "cards.json", "equilibrium.json"],
)
def test_for_others_there_is_none(ann, start, below):
    experiment = start()
    store(experiment, *[WON] * 3)
    nowhere = experiment.get_absolute_url().replace(experiment.slug, "nowhere")
    for browser in (browser_of(BEN), Client()):
        theirs, none = (browser.get(f"{address}{below}") for address in (experiment.get_absolute_url(), nowhere))
        assert read_by_people(theirs, 404) == read_by_people(none, 404)
    assert "Good" not in read_by_people(browser_of(BEN).get("/lab/"))


@pytest.mark.parametrize("verb", ["pause", "go-on", "cancel", "delete"])
def test_others_change_nothing(start, verb):
    experiment = start()
    assert browser_of(BEN).post(f"{experiment.get_absolute_url()}{verb}/").status_code == 404
    assert (fresh(experiment).ended, fresh(experiment).paused) == (None, None)


def test_pages_are_kept_by_no_cache(ann, start):
    assert "no-store" in ann.get(start().get_absolute_url())["Cache-Control"]


def test_matchups_go_with_their_experiment(start):
    experiment = start()
    store(experiment, WON)
    experiment.delete()
    assert not ExperimentMatchup.objects.exists()


def test_names_are_text_and_nothing_else(ann, start):
    experiment = start((Contender("<b>Bold</b>", GOOD.cards),))
    store(experiment, WON)
    for below in ("", "1/", "cards/"):
        shown = ann.get(f"{experiment.get_absolute_url()}{below}").content.decode()
        assert "&lt;b&gt;Bold" in shown
        assert "<b>Bold" not in shown
