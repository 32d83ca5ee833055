"""Who returns takes back what a bot picked for them, as long as nobody has picked from those packs."""

import pytest

from drafts import domain, positions
from drafts.models import Pod
from engine.kernel.random import Rng
from engine.limited import footprint, view
from live.errors import Refused
from tests.drafts.players import ANN, BEN, CAT, DAN, NOON, after, fresh, look, picks, question, stay, take

pytestmark = pytest.mark.django_db(transaction=True)


def back(pod, person=ANN, now=NOON):
    return look(pod, person, now)["mine"]["back"]


def missing(pod, person, seconds=180):
    """Ann is away, and a bot picks; the other one is there."""
    stay(pod, person, 0, seconds)
    domain.advance(slug=pod.slug, now=after(seconds))


def chosen(pod, rng, people, count):
    """So many picks of these people by chance; who took what."""
    done = []
    for _ in range(count):
        asked = [person for person in people if question(pod, person)]
        if not asked:
            break
        person = asked[rng.below(len(asked))]
        options = question(pod, person)["options"]
        done.append((person, options[rng.below(len(options))]))
        follow(pod, done[-1:])
    return done


def follow(pod, done):
    for person, option in done:
        domain.pick(slug=pod.slug, person=person, option=option, now=NOON)


def refused(code, verb, **named):
    with pytest.raises(Refused) as refusal:
        verb(**named)
    assert refusal.value.code == code


def test_who_returns_sees_what_they_left_until_they_have_decided(new_pod):
    pod = new_pod(others=[BEN], seats=4)
    left = look(pod)["view"]
    missing(pod, BEN)
    assert [by for seat, _, by in picks(pod) if seat == 0] == ["bot"] * 3  # her pack, and those that bots passed on
    domain.present(slug=pod.slug, person=ANN, now=after(200))
    body = look(pod, now=after(200))
    assert (body["view"], body["mine"]["made"]) == (left, [])
    assert body["mine"]["back"] == {"number": 0, "count": 3, "until": None}
    assert look(pod, BEN)["mine"]["back"] is None


def test_taken_back_it_is_as_it_was_and_everybody_can_tell(new_pod):
    pod = new_pod(others=[BEN], seats=4)
    before, stored = footprint(positions.current(fresh(pod))), picks(pod)
    missing(pod, BEN)
    domain.present(slug=pod.slug, person=ANN, now=after(200))
    for wrong in (1, -1):
        refused("final", domain.take_back, slug=pod.slug, person=ANN, number=wrong)
    refused("final", domain.take_back, slug=pod.slug, person=BEN, number=0)
    refused("no_seat", domain.take_back, slug=pod.slug, person=DAN, number=0)
    domain.take_back(slug=pod.slug, person=ANN, number=0, now=after(201))
    positions.forget()
    assert (footprint(positions.current(fresh(pod))), picks(pod)) == (before, stored)
    assert [one["taken_back"] for one in look(pod, DAN)["seats"]] == [3, 0, 0, 0]
    assert (back(pod), question(pod)["pick"]) == (None, 1)
    refused("final", domain.take_back, slug=pod.slug, person=ANN, number=0)
    take(pod, ANN, after(202))
    assert picks(pod)[len(stored)] == (0, 0, "person")


def test_what_is_kept_is_final(new_pod):
    pod = new_pod(others=[BEN], seats=4)
    missing(pod, BEN)
    domain.present(slug=pod.slug, person=ANN, now=after(200))
    domain.keep(slug=pod.slug, person=ANN)
    body = look(pod, now=after(200))
    assert (body["mine"]["back"], [one["by"] for one in body["mine"]["made"]]) == (None, ["bot"] * 3)
    assert body["view"] == view(positions.current(fresh(pod)), 0)
    refused("final", domain.take_back, slug=pod.slug, person=ANN, number=0)


def test_a_person_who_picked_from_the_pack_makes_it_final(new_pod):
    pod = new_pod(others=[BEN], seats=2)
    take(pod, BEN)
    missing(pod, BEN)
    assert back(pod)["number"] == 0  # and the pack that Ben had passed to her
    take(pod, BEN, after(181))
    body = look(pod, now=after(182))
    assert [one["number"] for one in body["mine"]["made"]] == [0]
    assert (body["mine"]["back"]["number"], len(body["view"]["question"]["cards"])) == (1, 9)
    refused("final", domain.take_back, slug=pod.slug, person=ANN, number=0)
    domain.present(slug=pod.slug, person=ANN, now=after(182))
    domain.take_back(slug=pod.slug, person=ANN, number=1, now=after(183))
    assert [(seat, by) for seat, _, by in picks(pod)] == [(1, "person"), (0, "bot"), (1, "person")]


def test_nothing_is_taken_back_while_the_draft_is_paused(new_pod):
    pod = new_pod(others=[BEN], seats=4)
    left = look(pod)["view"]
    missing(pod, BEN)
    domain.present(slug=pod.slug, person=ANN, now=after(181))
    domain.pause(slug=pod.slug, person=ANN, now=after(182))
    assert look(pod)["view"] == left
    refused("paused", domain.take_back, slug=pod.slug, person=ANN, number=0)


def test_with_a_clock_it_lasts_as_long_as_the_clock_would_have(new_pod):
    pod = new_pod(others=[BEN], seats=2, clock="relaxed", away_after=1)
    take(pod, BEN)
    stay(pod, BEN, 0, 92)
    domain.advance(slug=pod.slug, now=after(92))
    made = [by for seat, _, by in picks(pod) if seat == 0]
    assert made == ["clock", "bot"]  # a time that ran out is final
    stay(pod, BEN, 92, 182)
    ends = round(after(182).timestamp() * 1000)
    assert back(pod, now=after(181)) == {"number": 1, "count": 1, "until": ends}
    assert back(pod, now=after(182)) is None
    refused("final", domain.take_back, slug=pod.slug, person=ANN, number=1, now=after(182))
    domain.take_back(slug=pod.slug, person=ANN, number=1, now=after(120))
    assert look(pod, now=after(120))["seats"][0]["deadline"] == ends


def test_while_time_stands_still_the_time_to_take_back_does_too(new_pod):
    """A pause, no player there, no server there: the 82 seconds that Ann had left when the first one began remain."""
    pod = new_pod(others=[BEN], seats=2, clock="relaxed", away_after=1)
    take(pod, BEN)
    stay(pod, BEN, 0, 100)
    domain.advance(slug=pod.slug, now=after(92))
    assert back(pod, now=after(100))["until"] == round(after(182).timestamp() * 1000)
    domain.pause(slug=pod.slug, person=ANN, now=after(100))
    domain.present(slug=pod.slug, person=BEN, now=after(5000))
    assert back(pod, now=after(5000))["until"] == round(after(5082).timestamp() * 1000)
    domain.go_on(slug=pod.slug, person=ANN, now=after(5000))
    domain.present(slug=pod.slug, person=BEN, now=after(5000))
    assert back(pod, now=after(5000))["until"] == round(after(5082).timestamp() * 1000)
    assert back(pod, now=after(9000))["number"] == 1  # Ben is gone 40 seconds later, and nobody is there
    domain.present(slug=pod.slug, person=ANN, now=after(9000))
    assert back(pod, now=after(9000))["until"] == round(after(9042).timestamp() * 1000)
    domain.heartbeat(now=after(9000))
    domain.heartbeat(now=after(20_000))
    assert back(pod, now=after(20_000))["until"] == round(after(20_042).timestamp() * 1000)
    domain.present(slug=pod.slug, person=BEN, now=after(20_030))
    assert back(pod, now=after(20_042)) is None


def test_a_pause_before_a_server_was_gone_counts_once(new_pod):
    pod = new_pod(others=[BEN], seats=2, clock="relaxed", away_after=1)
    take(pod, BEN)
    stay(pod, BEN, 0, 100)
    domain.advance(slug=pod.slug, now=after(92))
    domain.heartbeat(now=after(100))
    domain.pause(slug=pod.slug, person=ANN, now=after(100))
    domain.heartbeat(now=after(4000))
    domain.go_on(slug=pod.slug, person=ANN, now=after(5000))
    domain.present(slug=pod.slug, person=BEN, now=after(5000))
    assert back(pod, now=after(5000))["until"] == round(after(5082).timestamp() * 1000)


def test_a_clock_that_ran_already_is_not_begun_anew(new_pod):
    """Her clock began to run 64 seconds before the bot picked for her: she can return for the rest of it."""
    pod = new_pod(others=[BEN], seats=2, clock="relaxed", away_after=5)
    domain.set_absence(slug=pod.slug, person=BEN, absence="wait", now=NOON)
    stay(pod, BEN, 0, 300)
    for seconds in (92, 184, 276, 300):
        domain.advance(slug=pod.slug, now=after(seconds))
    assert [by for seat, _, by in picks(pod) if seat == 0][:4] == ["clock"] * 3 + ["bot"]
    assert back(pod, now=after(300))["until"] == round(after(366).timestamp() * 1000)


def test_what_spectators_have_been_shown_is_final(new_pod):
    pod = new_pod(others=[BEN], seats=2, spectators="all", delay=1)
    for person in (BEN, ANN, BEN, ANN):
        take(pod, person)
    shown = look(pod, DAN)["view"]
    missing(pod, BEN)
    take(pod, BEN, after(180))
    assert look(pod, DAN)["view"] != shown
    made = positions.current(fresh(pod)).made[0]
    assert back(pod)["number"] == made - 1


@pytest.mark.parametrize("key", ["winston", "winchester"])
def test_cards_that_somebody_would_have_seen_too_soon_are_final(new_pod, key):
    pod = new_pod(key, 2, others=[BEN])
    away, here = (ANN, BEN) if question(pod) else (BEN, ANN)
    stay(pod, here, 0, 180)
    domain.advance(slug=pod.slug, now=after(180))
    assert {by for _, _, by in picks(pod)} == {"bot"}
    assert back(pod, away, after(180)) is None


def test_a_continuous_draft_with_an_away_player_only_waits(new_pod):
    pod = new_pod("continuous", 4)
    count = len(picks(pod))
    domain.advance(slug=pod.slug, now=after(100_000))
    assert (len(picks(pod)), fresh(pod).status) == (count, "running")


TABLES = [
    ("pack", 4),
    ("pack", 6),
    ("pack", 8),
    ("cube", 3),
    ("dark", 2),
    ("glimpse", 2),
    ("open", 2),
    ("rochester", 4),
]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
@pytest.mark.parametrize("seed", range(4))
def test_taken_back_the_draft_is_as_if_the_seat_had_waited(new_pod, table, seed):
    """Ann goes at a moment by chance, and the others pick by chance until she returns. The same is done in a draft of
    the same seed in which she lets all wait. Where a pick is not possible there, what
    the bot picked is final, and nowhere else."""
    key, seats = table
    others = [BEN, CAT][: seats - 1]
    pod = new_pod(key, seats, others=others)
    twin = twin_of(pod, new_pod(key, seats, others=others, begin=False))
    rng = Rng(seed)
    follow(twin, chosen(pod, rng, [ANN, *others], rng.below(12)))
    for person in others:
        stay(pod, person, 0, 180)
    domain.advance(slug=pod.slug, now=after(180))
    first = back(pod)
    done = chosen(pod, rng, others, rng.below(4))
    offered = back(pod)
    if not first:
        return
    if not offered or offered["number"] != first["number"]:
        with pytest.raises(Refused):
            follow(twin, done)
        return
    follow(twin, done)
    left = look(pod)["view"]
    domain.take_back(slug=pod.slug, person=ANN, number=offered["number"], now=after(200))
    positions.forget()
    draft = positions.current(fresh(pod))
    assert view(draft, 0) == left == view(positions.current(fresh(twin)), 0)
    assert footprint(draft) == footprint(positions.current(fresh(twin)))
    assert [row.ordinal for row in pod.picks.order_by("ordinal")] == list(range(len(draft.picks)))


def twin_of(pod, other):
    """The other draft is of the same packs, and in it Ann lets all wait."""
    Pod.objects.filter(pk=other.pk).update(seed=pod.seed, digest=pod.digest, commitment=pod.commitment)
    positions.forget()
    domain.set_absence(slug=other.slug, person=ANN, absence="wait", now=NOON)
    domain.start(slug=other.slug, person=ANN, now=NOON)
    return other
