"""Drafts that were begun before something changed: nothing goes on that stands otherwise, and what is over can be read.

Other passing stands for a fixed engine, another number in the setup for a draft of other rules.
"""

import pytest

from drafts import domain, positions, queries
from drafts.models import Pick, Pod
from engine.epic.limited import RULES
from engine.limited import apply, footprint
from live.errors import Refused
from tests.drafts.players import ANN, BEN, NOON, fresh, look, play, question, take
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

DAMAGED = "The stored picks no longer lead to the same draft. It cannot continue."
CARDS = "The cards of this draft have changed since it began. It cannot continue."
STATE = "Cannot continue: the rules or cards have changed"


def everything(pod):
    return Pod.objects.filter(pk=pod.pk).values().get(), list(Pick.objects.filter(pod=pod).values())


@pytest.fixture
def running(new_pod):
    """A draft that goes on, after a few picks."""
    pod = new_pod(others=[BEN])
    for _ in range(3):
        take(pod, ANN)
        take(pod, BEN)
    return fresh(pod)


def test_the_deal_and_the_end_of_each_transaction_have_a_digest(new_pod):
    pod = new_pod(begin=False)
    assert pod.digest == footprint(positions.current(pod))
    domain.start(slug=pod.slug, person=ANN, now=NOON)
    for _ in range(3):
        take(pod, ANN)
        last = pod.picks.order_by("ordinal").last()
        assert last.digest == footprint(positions.current(fresh(pod)))
    assert pod.picks.filter(digest="").exists()


def test_a_draft_that_an_engine_plays_otherwise_is_neither_played_on_nor_changed(running, monkeypatch, caplog):
    monkeypatch.setattr("drafts.positions.apply", backwards)
    positions.forget()
    before = everything(running)
    for verb in (
        lambda: domain.pick(slug=running.slug, person=ANN, option=1, now=NOON),
        lambda: domain.advance(slug=running.slug, now=NOON),
        lambda: look(running),
    ):
        with pytest.raises(Refused) as refused:
            verb()
        assert (refused.value.code, str(refused.value)) == ("gone", DAMAGED)
    assert everything(running) == before
    assert {record.levelname for record in caplog.records if record.name == "drafts.positions"} == {"ERROR"}
    monkeypatch.undo()
    assert question(running)


def backwards(draft, seat, option):
    """Another engine: it puts a pool together in another order."""
    apply(draft, seat, option)
    draft.pools[seat].reverse()


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda pod: Pod.objects.filter(pk=pod.pk).update(seed="1"), DAMAGED),
        (lambda pod: pod.picks.filter(ordinal=2).update(option=0), DAMAGED),
        (lambda pod: pod.picks.exclude(digest="").update(digest="0" * 16), DAMAGED),
        (lambda pod: Pod.objects.filter(pk=pod.pk).update(setup=pod.setup | {"fingerprint": "0" * 16}), CARDS),
        (lambda pod: Pod.objects.filter(pk=pod.pk).update(setup=pod.setup | {"rules": RULES + 1}), None),
        (lambda pod: Pod.objects.filter(pk=pod.pk).update(setup=pod.setup | {"rules": "?"}), None),
        (lambda pod: Pod.objects.filter(pk=pod.pk).update(setup=pod.setup | {"rules": RULES - 1}), None),
    ],
)
def test_the_page_and_the_list_say_why_and_the_host_closes_it(running, damage, why):
    damage(running)
    positions.forget()
    ann, ben = browser_of(ANN), browser_of(BEN)
    page = read_by_people(ann.get(f"/drafts/{running.slug}/"))
    assert "This draft cannot continue" in page
    assert (why or "This draft began under earlier rules. It cannot continue.") in page
    assert "Close this draft" in page
    assert "Close this draft" not in ben.get(f"/drafts/{running.slug}/").content.decode()
    assert STATE in ann.get("/drafts/").content.decode()
    assert ben.post(f"/drafts/{running.slug}/close/", follow=True).status_code == 200
    assert fresh(running).status == "running"
    assert ann.post(f"/drafts/{running.slug}/close/")["Location"] == "/drafts/"
    assert fresh(running).status == "closed"
    assert ann.get(f"/drafts/{running.slug}/").status_code == 200
    assert "Closed" in ann.get("/drafts/").content.decode()


def test_a_draft_of_the_time_before_digests_goes_on(running):
    running.picks.update(digest="")
    Pod.objects.filter(pk=running.pk).update(digest="")
    positions.forget()
    before = look(running)["view"]
    assert before["question"]
    take(running)


def test_the_log_of_a_draft_that_is_over_outlives_the_rules(new_pod):
    pod = new_pod()
    play(pod, [ANN])
    log = queries.log_of(slug=pod.slug, person=ANN)
    Pod.objects.filter(pk=pod.pk).update(setup=pod.setup | {"rules": RULES + 1})
    positions.forget()
    assert queries.stopped(fresh(pod)) == ""
    assert queries.log_of(slug=pod.slug, person=ANN) == log
    assert queries.pool_of(slug=pod.slug, person=ANN) == log["pools"][0]
    assert look(pod)["view"] is None
    assert browser_of(ANN).get(f"/drafts/{pod.slug}/log/").status_code == 200
