"""Prices of picks in drafts of the Epic TCG: among its pages, by its bots and its rules."""

import re

import pytest

from engine.games import of
from lab.pick_prices import domain, queries
from lab.pick_prices.measuring import Compared
from lab.pick_prices.models import PickPrice
from lab.pick_prices.playing import ToPlay, play
from tests.drafts.conftest import TCG
from tests.drafts.logs.reading import drafted, step_address, story_of
from tests.drafts.players import ANN
from tests.lab.pick_prices.conftest import compare, draft, others
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db
VERSION = of(TCG).play.VERSION


@pytest.fixture
def ann():
    return browser_of(ANN)


@pytest.fixture
def theirs(tcg_pod):
    """A Draft 2 of Ann and a bot."""
    return drafted(tcg_pod())


def home_of(pod):
    return f"/{TCG}/drafts/{pod.slug}/"


def test_each_pick_of_a_log_leads_to_its_options(ann, theirs):
    home, story = home_of(theirs), story_of(theirs)
    step, last = story.of(0)[4], story.of(0)[14]
    shown = ann.get(f"{home}{step_address(step)}").text
    assert f'href="{home}log/{step.choice}/price/"' in shown
    assert "/price/" not in ann.get(f"{home}{step_address(last)}").text  # the only card left
    assert f'href="{home}log/0/price/"' in ann.get(f"{home}log/0/?card=1").text
    costs = re.findall(rf'href="{home}log/(\d+)/price/"', ann.get(f"{home}log/coach/").text)
    assert set(map(int, costs)) <= {one.choice for one in story.of(0)} - {None}
    assert costs


def test_a_price_is_asked_for_drafted_and_played(ann, theirs):
    home, other = home_of(theirs), others(theirs)[1]
    options = f"{home}log/0/price/"
    assert "Epic TCG · Fourfold</title>" in ann.get(options).text
    address = ann.post(options, {"option": other.code, "games": "200"}).url
    price = PickPrice.objects.get()
    assert (address, price.get_absolute_url()) == (f"{options}{price.slug}/",) * 2
    assert (price.name, price.version, price.key_of_game) == (other.name, VERSION, TCG)
    job = queries.job_of(draft(price))
    assert isinstance(job, ToPlay)
    assert {(one.game, one.version, one.bot) for one in job.matchups} == {(TCG, VERSION, "greedy")}
    compared, seconds = play(job)
    assert domain.store(slug=price.slug, number=0, compared=compared, seconds=seconds)
    shown = ann.get(address)
    said = read_by_people(shown)
    assert f"{other.name} instead of {price.taken}" in said
    assert "after 4 games." in said
    assert "Greedy bots play" in said
    assert f"Only after {other.name}" in said
    assert "Epic TCG · Fourfold</title>" in shown.text
    assert set(re.findall(r'href="([^"]*/cards/[^"]+)"', shown.text)) <= set(
        re.findall(rf'href="(/{TCG}/cards/[^"]+)"', shown.text)
    )


def test_an_address_of_another_game_leads_to_the_game_of_the_draft(ann, theirs, pod, start):
    for over, home, elsewhere in ((theirs, f"/{TCG}", ""), (pod, "", f"/{TCG}")):
        price = start(over)
        rest = f"/drafts/{over.slug}/log/0/price/"
        for below in ("", f"{price.slug}/"):
            assert ann.get(f"{home}{rest}{below}").status_code == 200
            led = ann.get(f"{elsewhere}{rest}{below}")
            assert (led.status_code, led["Location"]) == (307, f"{home}{rest}{below}")


def test_only_prices_end_whose_own_game_has_other_rules_now(theirs, pod, start):
    """The versions of two games have nothing to do with each other."""
    old, new, first = start(theirs), start(theirs, pick=1), start(pod)
    PickPrice.objects.filter(pk=old.pk).update(version=VERSION + 1)
    assert domain.give_up_outdated() == 1
    assert [(one.pk, one.why) for one in PickPrice.objects.exclude(ended=None)] == [(old.pk, domain.OUTDATED)]
    assert queries.next_price() == new
    compare(new, Compared(0.5, 0.5))
    assert queries.next_price() == first
