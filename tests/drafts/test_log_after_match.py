"""In a Dark Draft the log and the seed open to players after their match, unless the host says otherwise."""

from datetime import timedelta

import pytest
from django.utils import timezone

from drafts import domain, queries
from drafts.matches import domain as matches
from drafts.models import Pod
from live.errors import Refused
from people.persons import Person
from tests.drafts.matches.conftest import concede, lose, mine
from tests.drafts.players import ANN, BEN, CAT, DAN, NOON, play
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)
ADDRESSES = ("log/", "log/?seat=1&round=1&pick=1", "log/0/", "log.json", "log.txt")


@pytest.fixture
def dark(new_pod):
    """A Dark Draft of Ann, who hosts, against Ben that is over."""

    def dark(key="dark", seats=None, others=(BEN,), sits=True, **options):
        pod = new_pod(key, seats, others=others, sits=sits, **options)
        play(pod, [*([ANN] if sits else []), *others])
        return Pod.objects.get(pk=pod.pk)

    return dark


def readers(pod, *people):
    """Who of them may read the log now; all the ways to it agree, and the seed goes with it."""
    found = []
    for person in people or (ANN, BEN, DAN):
        browser = browser_of(person)
        answers = {address: browser.get(f"/drafts/{pod.slug}/{address}") for address in ADDRESSES}
        payload = queries.pod_payload(slug=pod.slug, person=person)
        verified = browser.get("/drafts/verify/", {"pod": pod.slug}).content.decode()
        page = browser.get(f"/drafts/{pod.slug}/").content.decode()
        opened = payload["log"]
        assert {answer.status_code for answer in answers.values()} == {200 if opened else 403}
        assert payload["seed"] == (pod.seed if opened else None)
        assert ("Every pack is what the seed deals" in verified or pod.seed in verified) == opened
        if opened:
            found.append(person)
        else:
            with pytest.raises(Refused):
                queries.log_of(slug=pod.slug, person=person)
            with pytest.raises(Refused):
                queries.scores_of(slug=pod.slug, person=person, pick=0)
            secret = only_of(pod, 1 if person == ANN else 0)
            for content in (*(one.content.decode() for one in answers.values()), verified, page, str(payload)):
                assert pod.seed not in content
                assert not [name for name in secret if name in content]
    return found


def only_of(pod, number):
    """Cards that this seat has drafted and no other."""
    pools = pod.log["pools"]
    return set(pools[number]) - {name for at, pool in enumerate(pools) if at != number for name in pool}


def friendly(pod, person=ANN, number=1, **options):
    """A game outside of pairings that ends at once."""
    table = matches.play(slug=pod.slug, person=person, number=number, **options)
    concede(table, 0)
    matches.settle(slug=pod.slug)


def let_pass(pod, days):
    Pod.objects.filter(pk=pod.pk).update(finished=timezone.now() - timedelta(days=days))


def test_who_has_not_played_reads_nothing_and_who_has_reads_all(dark):
    pod = dark()
    assert (pod.readers, readers(pod)) == ("match", [])
    table = matches.play(slug=pod.slug, person=BEN, number=0)
    assert readers(pod) == []
    concede(table, 0)
    assert readers(pod) == []  # until the result is entered
    matches.settle(slug=pod.slug)
    assert readers(pod) == [ANN, BEN, DAN]


def test_a_game_against_a_bot_with_the_others_deck_is_not_their_match(dark):
    pod = dark()
    friendly(pod, bot=True)
    assert readers(pod) == []


def test_with_pairings_it_opens_when_they_are_over(dark):
    pod = dark()
    friendly(pod)
    matches.begin(slug=pod.slug, person=ANN, pairings="robin")
    assert readers(pod) == []
    lose(pod, BEN, mine(pod, BEN)[0].match)
    assert readers(pod) == [ANN, BEN, DAN]


def test_in_several_rounds_it_waits_for_the_last(dark):
    pod = dark("random30", 3, (BEN, CAT), readers="match")
    matches.begin(slug=pod.slug, person=ANN, pairings="robin")
    games = [(person, line.match) for person in (ANN, BEN) for line in mine(pod, person)]
    seen = set()
    for person, match in games:
        if match not in seen and match is not None and playable(pod, person, match):
            seen.add(match)
            assert queries.pod_payload(slug=pod.slug, person=ANN)["log"] is False
            lose(pod, person, match)
    assert not pod.tournaments.filter(ended=None).exists()
    assert all(queries.pod_payload(slug=pod.slug, person=person)["log"] for person in (ANN, BEN, CAT, DAN))


def playable(pod, person, match):
    return any(line.match == match and line.state == "new" for line in mine(pod, person))


def test_of_three_players_only_those_who_have_played_read(dark):
    pod = dark("random30", 3, (BEN, CAT), readers="match")
    friendly(pod)
    assert [queries.pod_payload(slug=pod.slug, person=one)["log"] for one in (ANN, BEN, CAT, DAN)] == [
        True, True, False, False,
    ]  # fmt: skip


def test_without_a_match_it_opens_after_a_week_but_not_while_pairings_go_on(dark):
    pod = dark()
    let_pass(pod, 8)
    assert readers(pod) == [ANN, BEN, DAN]
    matches.begin(slug=pod.slug, person=ANN, pairings="robin")
    assert readers(pod) == []
    matches.stop(slug=pod.slug, person=ANN)
    assert readers(pod) == [ANN, BEN, DAN]


def test_six_days_are_no_week(dark):
    pod = dark()
    now = pod.finished + timedelta(days=6, hours=23)
    assert queries.pod_payload(slug=pod.slug, person=ANN, now=now)["log"] is False
    assert queries.pod_payload(slug=pod.slug, person=ANN, now=now + timedelta(hours=1))["log"] is True


def test_a_single_player_among_bots_reads_at_once(dark):
    assert readers(dark(others=())) == [ANN, BEN, DAN]


def test_a_host_who_only_watches_reads_at_once_and_nobody_else(dark):
    pod = dark(others=(BEN, CAT), sits=False)
    assert queries.pod_payload(slug=pod.slug, person=ANN)["seed"] == pod.seed
    assert [queries.pod_payload(slug=pod.slug, person=one)["seed"] for one in (BEN, CAT, DAN)] == [None] * 3
    domain.describe(slug=pod.slug, person=ANN, readers="players")
    assert [queries.pod_payload(slug=pod.slug, person=one)["log"] for one in (BEN, CAT, DAN)] == [True, True, False]


def test_the_host_may_choose_otherwise_before_it_begins(new_pod, dark):
    assert readers(dark(readers="all")) == [ANN, BEN, DAN]
    pod = new_pod("dark", begin=False)
    domain.describe(slug=pod.slug, person=ANN, readers="all")
    assert Pod.objects.get(pk=pod.pk).readers == "all"


def test_a_host_who_plays_does_not_open_it_for_themselves(new_pod, dark):
    running, over = new_pod("dark", others=[BEN]), dark()
    for pod in (running, over):
        for wanted in ("all", "players", "host"):
            with pytest.raises(Refused) as refused:
                domain.describe(slug=pod.slug, person=ANN, readers=wanted)
            assert refused.value.code == "readers"
        domain.describe(slug=pod.slug, person=ANN, name="Friday", readers="match")
    friendly(over)
    domain.describe(slug=over.slug, person=ANN, readers="players")
    assert [queries.pod_payload(slug=over.slug, person=one)["log"] for one in (ANN, BEN, DAN)] == [True, True, False]


def test_whose_account_is_deleted_waits_for_no_match(dark, account):
    eve = account("Eve")
    pod = dark(others=(Person("", eve),))
    assert readers(pod, ANN) == []
    eve.delete()
    assert readers(pod, ANN, DAN) == [ANN, DAN]


def test_the_form_leaves_it_to_the_format(client, db):
    for key, typed, stored in (
        ("dark", "", "match"),
        ("pack", "", "all"),
        ("dark", "all", "all"),
        ("pack", "match", "match"),
    ):
        client.post("/drafts/", {"format": key, "readers": typed})
        assert Pod.objects.latest("created").readers == stored


def test_who_may_not_read_is_told_when(dark):
    pod = dark()
    page = browser_of(BEN).get(f"/drafts/{pod.slug}/log/").content.decode()
    assert "The log of this draft opens to each player after their match" in page
    verified = browser_of(BEN).get("/drafts/verify/", {"pod": pod.slug}).content.decode()
    assert "Players are told it after their match" in verified


def test_a_draft_that_was_closed_tells_its_seed(new_pod):
    pod = new_pod("dark", others=[BEN])
    domain.close(slug=pod.slug, person=ANN, now=NOON)
    assert queries.pod_payload(slug=pod.slug, person=DAN)["seed"] == pod.seed
