"""The laboratory of the Epic TCG: its own decks, its own experiments, and nothing of another game."""

import pytest

from decks import domain as decks
from engine.games import of
from lab.experiments import domain, queries
from lab.experiments.models import Experiment
from lab.experiments.playing import play
from live.errors import Refused
from tests.lab.experiments.conftest import ANN, BEN, GOOD, fresh, shorten, store
from tests.lab.experiments.conftest import WON as WON_PAIR
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db
TCG = of("epic-tcg")
ASKED = {
    "test": ["site:epic-tcg-good"], "against": ["site:epic-tcg-evil"], "meet": "field", "bot": "random",
    "until": "narrow", "within": "20", "games": "100", "do": "start",
}  # fmt: skip


@pytest.fixture
def ann():
    return browser_of(ANN)


@pytest.fixture
def begun(ann):
    """An experiment of Ann's that was begun on the page; of two decks two games at most."""

    def begun(**asked):
        response = ann.post("/epic-tcg/lab/new/", ASKED | asked)
        assert response.status_code == 302, read_by_people(response)
        return shorten(Experiment.objects.get(slug=response.url.split("/")[-2]), 2)

    return begun


def played(experiment):
    """The same with all its games."""
    while (block := queries.block_of(fresh(experiment))) is not None:
        domain.store(slug=block.slug, place=block.place, played=play(block))
    return fresh(experiment)


def test_what_can_be_chosen_is_of_this_game(ann):
    sideboard = {"Hulk": 3}
    made = decks.create(person=ANN, name="My line", format_spec="designed", cards={"Djinn": 3, "Hulk": 57},
                        sideboard=sideboard, game=TCG.KEY)  # fmt: skip
    decks.create(person=ANN, name="My gold", format_spec="constructed", cards={"Kong": 60}, game="epic")
    said = read_by_people(ann.get(f"/epic-tcg/lab/new/?deck={made.slug}"))
    for words in ("Unaligned", "My line", "Greedy: looks one step ahead;"):
        assert words in said
    for words in ("My gold", "Sage", "Tournament decks", "Expert"):
        assert words not in said
    assert "My line" not in read_by_people(ann.get("/lab/new/"))


def test_a_deck_of_another_game_cannot_be_sent(ann):
    gold = decks.create(person=ANN, name="Gold", format_spec="constructed", cards={"Kong": 60}, game="epic")
    for key in ("site:good", f"deck:{gold.slug}"):
        response = ann.post("/epic-tcg/lab/new/", ASKED | {"test": [key]})
        assert "One of these decks was deleted or is no longer shared." in read_by_people(response)
    with pytest.raises(Refused, match="which this site does not know"):
        domain.start(person=ANN, game=TCG, decks=[GOOD], field=[GOOD], bot="random", games=100, within=20, decided=True)
    assert not Experiment.objects.exists()


def test_it_is_begun_played_and_read(ann, begun):
    experiment = played(begun())
    assert (experiment.game, experiment.version, experiment.ending) == (TCG.KEY, TCG.play.VERSION, "done")
    address = experiment.get_absolute_url()
    assert address == f"/epic-tcg/lab/{experiment.slug}/"
    assert "Good against Evil" in read_by_people(ann.get("/epic-tcg/lab/"))
    assert "Good against Evil: " in read_by_people(ann.get(address))
    matchup = read_by_people(ann.get(f"{address}1/"))
    (reason,) = {game[1] for pair in experiment.matchups.get().played.all() for game in pair.games[:1]}
    assert TCG.play.ENDINGS[reason].removeprefix("by ") in matchup.partition("How games end")[2]
    assert "Difference" in read_by_people(ann.get(f"{address}cards/?deck=1"))
    assert ann.get(f"{address}field.json").json()["game"] == TCG.KEY
    steps = ann.get(f"{address}1/1/steps.json").json()
    assert steps["names"] == ["Good", "Evil"]
    assert steps["steps"][-1]["view"]["result"]["winner"] == experiment.matchups.get().played.get().games[0][0]
    assert ann.get(f"{address}1/1/").status_code == 200


def test_the_main_deck_plays_without_its_sideboard(ann, begun):
    made = decks.create(person=ANN, name="My line", format_spec="designed", cards={"Hulk": 60},
                        sideboard={"Djinn": 3}, game=TCG.KEY)  # fmt: skip
    experiment = begun(test=[f"deck:{made.slug}"])
    assert experiment.plan.contenders[0].cards == ("Hulk",) * 60


def test_another_game_has_no_such_experiment(ann, begun, start):
    theirs, first = begun(), start()
    for experiment, home in ((theirs, "/"), (first, "/epic-tcg/")):
        store(experiment, WON_PAIR)
        nowhere = ann.get(f"{home}lab/nowhere/")
        for below in ("", "1/", "cards/", "field.json"):
            assert ann.get(f"{experiment.get_absolute_url()}{below}").status_code == 200
            found = ann.get(f"{home}lab/{experiment.slug}/{below}")
            assert read_by_people(found, 404) == read_by_people(nowhere, 404)
    assert "Good against Evil" in read_by_people(ann.get("/lab/"))
    assert first.slug not in ann.get("/epic-tcg/lab/").text
    assert theirs.slug not in ann.get("/lab/").text


def test_others_have_none(begun):
    assert browser_of(BEN).get(begun().get_absolute_url()).status_code == 404


def test_only_those_end_whose_own_game_has_other_rules_now(begun, start):
    """The versions of two games have nothing to do with each other."""
    first, theirs, old = start(), begun(), begun()
    Experiment.objects.filter(pk=old.pk).update(version=TCG.play.VERSION + 1)
    assert domain.give_up_outdated() == 1
    assert (fresh(old).why, fresh(old).is_current) == (domain.OUTDATED, False)
    assert (fresh(first).ended, fresh(theirs).ended) == (None, None)
    assert fresh(first).is_current
    assert fresh(theirs).is_current


def test_what_is_not_there_yet_is_not_offered(ann, begun):
    for address in ("/epic-tcg/lab/", begun().get_absolute_url()):
        assert "better/" not in ann.get(address).text
