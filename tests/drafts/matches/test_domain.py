"""Who may play whom, what tables are made, and what comes of their results."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from drafts import domain as pods
from drafts.matches import domain, queries
from drafts.models import Match, Pod, Tournament
from live.errors import Refused
from people.persons import Person
from playtest.models import Choice, Table
from tests.drafts.matches.conftest import EVE, asked, bots_lose_to_first, concede, draw, lines, lose, mine, see
from tests.drafts.players import ANN, BEN, CAT, DAN, NOON

pytestmark = pytest.mark.django_db(transaction=True)

ROBIN, SWISS = "robin", "swiss"


def refused(code, verb, **arguments):
    with pytest.raises(Refused) as refusal:
        verb(**arguments)
    assert (refusal.value.code, str(refusal.value)[-1]) == (code, ".")


def begin(pod, pairings=ROBIN, **options):
    return domain.begin(slug=pod.slug, person=ANN, pairings=pairings, **options)


def places(table):
    return [(player.name, player.guest_key, player.bot) for player in Table.objects.get(pk=table.pk).seats]


# --- outside of tournaments ------------------------------------------------------------------------------------------


def test_pod_mates_play_with_the_decks_of_their_pools(over):
    pod = over(others=[BEN])
    table = domain.play(slug=pod.slug, person=BEN, number=0)
    assert places(table) == [("Ben", "ben", ""), ("Ann", "ann", "")]
    pools = Pod.objects.get(pk=pod.pk).log["pools"]
    assert [sorted(deck) for deck in table.setup["decks"]] == [sorted(pools[1]), sorted(pools[0])]
    names = {player.deck_name for player in Table.objects.get(pk=table.pk).seats}
    assert names == {f"{pod.name}: drafted deck"}
    line = see(pod, ANN).next
    assert (line.other, line.invited, line.table, line.state) == ("Ben", True, table.slug, "running")
    assert domain.play(slug=pod.slug, person=ANN, number=1) == table
    concede(table, 0)
    domain.settle(slug=pod.slug)
    (line,) = see(pod, EVE).friendly
    assert ([side.won for side in line.sides], line.why, line.mine, line.table) == (
        [False, True],
        "Ben conceded",
        False,
        "",
    )
    assert domain.play(slug=pod.slug, person=ANN, number=1) != table


def test_a_mates_bot_plays_the_mates_deck_and_both_may_play_each_others_bot(over):
    pod = over(others=[BEN])
    first = domain.play(slug=pod.slug, person=BEN, number=0, bot=True)
    assert places(first) == [("Ben", "ben", ""), ("Ann's bot", "", "greedy")]
    second = domain.play(slug=pod.slug, person=ANN, number=1, bot=True)
    assert places(second) == [("Ann", "ann", ""), ("Ben's bot", "", "greedy")]
    assert domain.play(slug=pod.slug, person=BEN, number=0, bot=True) == first
    assert places(domain.play(slug=pod.slug, person=ANN, number=2)) == [("Ann", "ann", ""), ("Bot 3", "", "greedy")]


def test_two_clicks_at_once_make_one_table(over):
    pod = over(others=[BEN])
    begin(pod)
    match = next(line.match for line in mine(pod) if line.other == "Ben")

    def click(person):
        try:
            return domain.sit_down(slug=pod.slug, person=person, match=match).pk, domain.play(
                slug=pod.slug, person=person, number=1 if person == ANN else 0
            ).pk
        finally:
            connection.close()

    with ThreadPoolExecutor(4) as threads:
        made = list(threads.map(click, [ANN, BEN] * 4))
    assert len(set(made)) == 1
    assert Table.objects.count() == 2


def test_who_may_not_play_and_whom(over, new_pod):
    pod = over()
    refused("no_seat", domain.play, slug=pod.slug, person=DAN, number=0)
    for number in (0, 4, -1, 10**30):
        refused("seat", domain.play, slug=pod.slug, person=ANN, number=number)
    refused("gone", domain.play, slug="nowhere", person=ANN, number=1)
    going = new_pod("pack")
    refused("not_over", domain.play, slug=going.slug, person=ANN, number=1)
    refused("not_over", domain.begin, slug=going.slug, person=ANN, pairings=ROBIN)
    pods.close(slug=going.slug, person=ANN)
    refused("not_over", domain.play, slug=going.slug, person=ANN, number=1)
    assert not Table.objects.exists()


# --- the host's ------------------------------------------------------------------------------------------------------


def test_only_the_host_starts_and_stops(over):
    pod = over(others=[BEN])
    refused("not_yours", domain.begin, slug=pod.slug, person=BEN, pairings=ROBIN)
    refused("not_yours", domain.stop, slug=pod.slug, person=BEN)
    refused("no_pairings", domain.stop, slug=pod.slug, person=ANN)
    refused("pairings", domain.begin, slug=pod.slug, person=ANN, pairings="knockout")
    refused("gone", domain.begin, slug="nowhere", person=ANN, pairings=ROBIN)
    begin(pod)
    refused("begun", domain.begin, slug=pod.slug, person=ANN, pairings=SWISS)
    refused("not_yours", domain.stop, slug=pod.slug, person=BEN)
    assert Tournament.objects.count() == 1
    domain.stop(slug=pod.slug, person=ANN)
    begin(pod, SWISS)
    assert see(pod).pairing.title == "Swiss"


def test_pairings_without_bots_need_two_persons(over):
    refused("bots", domain.begin, slug=over().slug, person=ANN, pairings=ROBIN, bots=False)
    pod = over(8, others=[BEN, CAT])
    assert begin(pod, bots=False).rounds == 3
    assert sorted(row.name for row in see(pod).pairing.rows) == ["Ann", "Ben", "Cat"]


def test_a_host_who_only_watches_may_pair(over):
    pod = over(sits=False, others=[BEN, CAT])
    begin(pod)
    assert (see(pod).host, see(pod).seat, see(pod).next) == (True, None, None)
    refused("no_seat", domain.sit_down, slug=pod.slug, person=ANN, match=lines(pod)[0].match)


def test_nobody_fills_the_site_with_pairings(over):
    pod = over(2, others=[BEN])
    for _ in range(domain.MOST_TOURNAMENTS):
        begin(pod)
        domain.stop(slug=pod.slug, person=ANN)
    refused("too_many", domain.begin, slug=pod.slug, person=ANN, pairings=ROBIN)


def test_games_of_stopped_pairings_count_for_nothing(over):
    pod = over(2, others=[BEN])
    begin(pod)
    (line,) = mine(pod)
    table = domain.sit_down(slug=pod.slug, person=BEN, match=line.match)
    domain.stop(slug=pod.slug, person=ANN)
    concede(table, 0)
    assert queries.unsettled_slugs() == []
    domain.settle(slug=pod.slug)
    pairing = see(pod).pairing
    assert (pairing.stopped, pairing.goes_on, [row.standing.points for row in pairing.rows]) == (True, False, [0, 0])
    assert see(pod).next is None
    assert domain.sit_down(slug=pod.slug, person=ANN, match=line.match) == table
    table.delete()
    refused("stopped", domain.sit_down, slug=pod.slug, person=ANN, match=line.match)


# --- matches ---------------------------------------------------------------------------------------------------------


def test_a_round_robin_from_its_start_to_its_end(over):
    """Ann beats all; Ben loses to all; the first of two bots wins."""
    pod = over(others=[BEN])
    begin(pod)
    assert len(lines(pod)) == 6
    assert see(pod).next.round == 1
    bots_lose_to_first(pod)
    for line in mine(pod, BEN):
        lose(pod, BEN, line.match)
    for line in mine(pod):
        if line.state != "over":
            table = domain.sit_down(slug=pod.slug, person=ANN, match=line.match)
            concede(table, int(table.seats[0].belongs_to(ANN)))
    assert queries.unsettled_slugs() == [pod.slug]
    domain.settle(slug=pod.slug)
    assert queries.unsettled_slugs() == []
    pairing = see(pod).pairing
    assert [(row.standing.place, row.standing.points) for row in pairing.rows] == [(1, 9), (2, 6), (3, 3), (4, 0)]
    assert (pairing.rows[0].name, pairing.rows[-1].name, pairing.goes_on, pairing.stopped) == (
        "Ann",
        "Ben",
        False,
        False,
    )
    assert see(pod).next is None
    begin(pod)


def test_swiss_rounds_are_paired_by_themselves_and_a_bye_counts_as_a_win(over):
    pod = over(3, others=[BEN, CAT])
    people = {"Ann": ANN, "Ben": BEN, "Cat": CAT}
    begin(pod, SWISS)
    for number in (1, 2):
        pairing = see(pod).pairing
        assert (pairing.current, len(pairing.rounds), pairing.goes_on) == (number, number, True)
        game, bye = pairing.rounds[-1].lines
        assert (game.state, bye.state, len(bye.sides)) == ("new", "bye", 1)
        lose(pod, people[game.sides[1].name], game.match)
    pairing = see(pod).pairing
    assert not pairing.goes_on
    assert sum(row.standing.byes for row in pairing.rows) == 2
    assert sum(row.standing.points for row in pairing.rows) == 12
    assert {row.standing.byes for row in pairing.rows} == {0, 1}


def test_a_draw_is_a_point_for_each(over):
    pod = over(2, others=[BEN])
    begin(pod)
    (line,) = mine(pod)
    domain.sit_down(slug=pod.slug, person=ANN, match=line.match)
    draw(line.match)
    domain.settle(slug=pod.slug)
    pairing = see(pod).pairing
    assert [(row.standing.place, row.standing.points, row.standing.drawn) for row in pairing.rows] == [(1, 1, 1)] * 2
    assert (lines(pod)[0].has_winner, lines(pod)[0].why) == (False, "both players fell to 0 health at the same time")
    assert [row.name for row in pairing.winners] == ["Ann", "Ben"]


def test_a_table_that_is_gone_or_cannot_go_on_is_set_up_again(over):
    pod = over(2, others=[BEN])
    begin(pod)
    (line,) = mine(pod)
    first = domain.sit_down(slug=pod.slug, person=ANN, match=line.match)
    assert (lines(pod)[0].state, lines(pod)[0].why) == ("running", "")
    Table.objects.filter(pk=first.pk).update(versions=[])
    assert lines(pod)[0].state == "new"
    assert lines(pod)[0].why == "The rules have changed, so it cannot continue: play it again"
    second = domain.sit_down(slug=pod.slug, person=BEN, match=line.match)
    assert second != first
    Table.objects.filter(pk=second.pk).delete()
    assert lines(pod)[0].state == "new"
    third = domain.sit_down(slug=pod.slug, person=ANN, match=line.match)
    concede(third, 0)
    domain.settle(slug=pod.slug)
    Table.objects.filter(pk=third.pk).delete()
    assert see(pod).pairing.rows[0].standing.points == 3
    refused("over", domain.sit_down, slug=pod.slug, person=ANN, match=line.match)


def test_only_the_two_sit_down(over):
    pod, other = over(others=[BEN, CAT]), over(others=[BEN])
    begin(pod)
    match = next(line.match for line in mine(pod) if line.other == "Ben")
    bots = next(line.match for line in mine(pod) if line.other == "Bot 4")
    refused("no_seat", domain.sit_down, slug=pod.slug, person=DAN, match=match)
    refused("not_yours", domain.sit_down, slug=pod.slug, person=CAT, match=match)
    refused("not_yours", domain.sit_down, slug=pod.slug, person=BEN, match=bots)
    refused("gone", domain.sit_down, slug=pod.slug, person=ANN, match=10**6)
    refused("gone", domain.sit_down, slug=pod.slug, person=ANN, match=10**30)
    refused("gone", domain.sit_down, slug=other.slug, person=ANN, match=match)
    refused("gone", domain.stand_in, slug=other.slug, person=ANN, match=match, number=0)


def test_decks_stay_what_they_were_when_pairings_began_if_the_host_likes(over):
    pod = over(2, others=[BEN])
    for fixed in (True, False):
        tournament = begin(pod, fixed=fixed)
        assert [bool(one.cards) for one in tournament.entrants.all()] == [fixed, fixed]
        domain.stop(slug=pod.slug, person=ANN)


# --- a bot plays instead ---------------------------------------------------------------------------------------------


def test_ones_own_bot_plays_at_any_time_and_others_only_when_they_keep_one_waiting(over):
    pod = over(2, others=[BEN])
    begin(pod)
    (line,) = mine(pod)
    refused("present", domain.stand_in, slug=pod.slug, person=BEN, match=line.match, number=0)
    refused("not_yours", domain.stand_in, slug=pod.slug, person=DAN, match=line.match, number=0)
    refused("seat", domain.stand_in, slug=pod.slug, person=BEN, match=line.match, number=7)
    domain.stand_in(slug=pod.slug, person=BEN, match=line.match, number=1)
    refused("seat", domain.stand_in, slug=pod.slug, person=BEN, match=line.match, number=1)
    refused("not_yours", domain.sit_down, slug=pod.slug, person=BEN, match=line.match)
    table = domain.sit_down(slug=pod.slug, person=ANN, match=line.match)
    assert sorted(places(table)) == [("Ann", "ann", ""), ("Ben's bot", "", "greedy")]
    assert sorted(row.name for row in see(pod).pairing.rows) == ["Ann", "Ben"]


def test_who_is_asked_and_does_not_answer_is_replaced_by_the_opponent(over):
    pod = over(2, others=[BEN, CAT], sits=False)
    begin(pod)
    (line,) = lines(pod)
    table = domain.sit_down(slug=pod.slug, person=BEN, match=line.match)
    slow = asked(table)  # who is asked first
    people = [BEN, CAT] if table.seats[0].belongs_to(BEN) else [CAT, BEN]
    waiting, number = people[1 - slow], [BEN, CAT].index(people[slow])
    late = timezone.now() + domain.PATIENCE
    soon = late - timedelta(minutes=1)
    claim = {"slug": pod.slug, "match": line.match}
    refused("present", domain.stand_in, **claim, person=waiting, number=number, now=soon)
    refused("present", domain.stand_in, **claim, person=people[slow], number=1 - number, now=late)
    refused("not_yours", domain.stand_in, **claim, person=DAN, number=number, now=late)
    offered = [{number for number, _ in mine(pod, waiting, now)[0].stand_ins} for now in (soon, late)]
    assert offered == [{1 - number}, {0, 1}]
    domain.stand_in(**claim, person=waiting, number=number, now=late)
    again = domain.sit_down(slug=pod.slug, person=waiting, match=line.match)
    assert again != table
    assert [player.bot for player in again.seats].count("greedy") == 1
    concede(table, 0)
    domain.settle(slug=pod.slug)
    assert see(pod).pairing.goes_on


def test_days_for_each_pick_are_days_for_each_move(over):
    pod = over(2, others=[BEN], clock="days", days=2)
    assert (domain.patience(pod), see(pod).patience) == (timedelta(days=2), "2 days")


def test_the_host_lets_bots_play_for_anybody_and_then_they_play_by_themselves(over):
    pod = over(others=[BEN, CAT], sits=False)
    begin(pod, bots=False)
    for line in lines(pod):
        for number, _ in line.stand_ins:
            domain.stand_in(slug=pod.slug, person=ANN, match=line.match, number=number)
    assert {side.name for line in lines(pod) for side in line.sides} == {"Ben's bot", "Cat's bot"}
    bots_lose_to_first(pod)
    assert not see(pod).pairing.goes_on


def test_a_result_that_is_there_stands(over):
    pod = over(2, others=[BEN])
    begin(pod)
    (line,) = mine(pod)
    lose(pod, BEN, line.match)
    refused("over", domain.stand_in, slug=pod.slug, person=ANN, match=line.match, number=1)
    begin(pod)
    (line,) = mine(pod)
    concede(domain.sit_down(slug=pod.slug, person=BEN, match=line.match), 0)
    refused("over", domain.stand_in, slug=pod.slug, person=ANN, match=line.match, number=1)


def test_the_bot_plays_for_a_player_whose_account_is_gone(over, account):
    user = account("Cat")
    pod = over(2, others=[Person("cat", user)])
    begin(pod)
    assert queries.bots_turn(most=9) == []
    user.delete()
    (line,) = mine(pod)
    assert line.other == "Seat 2's bot"
    assert places(domain.sit_down(slug=pod.slug, person=ANN, match=line.match))
    domain.stand_in(slug=pod.slug, person=ANN, match=line.match, number=0)
    assert queries.bots_turn(most=9) == [line.match]


def test_bots_that_cannot_play_their_decks_any_more_draw(over):
    pod = over(2, sits=False)
    tournament = begin(pod)
    tournament.entrants.update(cards=["No such card"] * 30)
    (match,) = queries.bots_turn(most=9)
    assert domain.let_bots_play(match=match) is None
    domain.settle(slug=pod.slug)
    assert (lines(pod)[0].state, see(pod).pairing.goes_on) == ("over", False)
    assert domain.let_bots_play(match=match) is None
    assert domain.let_bots_play(match=10**6) is None


def test_persons_hear_that_their_decks_cannot_be_played_any_more(over):
    pod = over(2, others=[BEN])
    begin(pod).entrants.update(cards=["No such card"] * 30)
    refused("gone", domain.sit_down, slug=pod.slug, person=ANN, match=mine(pod)[0].match)
    assert not Table.objects.exists()


def test_what_the_page_shows_has_a_fingerprint_that_changes_with_it(over):
    pod = over(2, others=[BEN])
    fingerprints = [see(pod).fingerprint, see(pod).fingerprint]
    begin(pod)
    fingerprints.append(see(pod).fingerprint)
    domain.sit_down(slug=pod.slug, person=BEN, match=mine(pod)[0].match)
    fingerprints.append(see(pod).fingerprint)
    assert [fingerprints[0] == fingerprint for fingerprint in fingerprints] == [True, True, False, False]
    assert len(set(fingerprints)) == 3


def test_a_finished_pod_of_others_is_read_and_nothing_else(over):
    pod = over(others=[BEN])
    begin(pod)
    seen = see(pod, EVE, NOON)
    assert (seen.host, seen.seat, seen.next, seen.pairing.deck) == (False, None, None, "")
    assert all(not line.mine and not line.table and not line.stand_ins for line in lines(pod, EVE))
    assert Match.objects.count() == 6
    assert not Choice.objects.exists()
