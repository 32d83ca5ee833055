"""The list of a mate's deck is the mate's secret until pairings have been played: what is told of games with it."""

import json
from itertools import chain

import pytest

from drafts.matches import domain
from drafts.models import Match, PodTable
from engine.epic.catalogue import CARDS
from live.errors import Refused
from playtest import domain as tables
from playtest import queries as played
from playtest.watching import domain as watching
from playtest.watching.terms import Watch
from playtest.withheld import withheld_at
from tests.drafts.matches.conftest import bots_lose_to_first, concede, lose, mine
from tests.drafts.players import ANN, BEN, CAT
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)


def begin(pod, **options):
    return domain.begin(slug=pod.slug, person=ANN, pairings="robin", **options)


def play(pod, person=ANN, number=1, **options):
    """A game outside of pairings that ends at once."""
    table = domain.play(slug=pod.slug, person=person, number=number, **options)
    concede(table, 0)
    domain.settle(slug=pod.slug)
    return table


def play_all(pod, people):
    """Everybody loses, and the pairings are over."""
    bots_lose_to_first(pod)
    for person in people:
        for line in mine(pod, person):
            if line.state == "new":
                lose(pod, person, line.match)
    assert not pod.tournaments.filter(ended=None).exists()


def record(table, person=ANN):
    return browser_of(person).get(f"/table/{table.slug}/record.json")


def only_of(pod, number):
    """Cards that only this seat has drafted."""
    pools = pod.log["pools"]
    return set(pools[number]) - {name for at, pool in enumerate(pools) if at != number for name in pool}


def check_sealed(pod, table, person=ANN, other=1):
    """Nothing that this person can ask for of the game tells what the other seat's deck holds, and they cannot let
    others watch it."""
    seat = played.seat_of(table, person)
    with pytest.raises(Refused) as refused:
        watching.open_table(slug=table.slug, seat=seat, watch=Watch("all", 1))
    assert refused.value.code == "illegal"
    assert 'data-may-be-opened=""' in browser_of(person).get(f"/table/{table.slug}/").content.decode()
    answer = record(table, person)
    assert (answer.status_code, answer.json()["code"]) == (409, "withheld")
    assert answer.json()["text"].startswith("The record of this game would reveal your opponent’s whole deck. ")
    page = browser_of(person).get(f"/table/{table.slug}/").content.decode()
    assert withheld_at(slug=table.slug, seat=seat, person=person) == answer.json()["text"]  # as the page is sent it
    assert browser_of(person).get(f"/table/{table.slug}/replay/coach/").status_code == 409
    place = 0 if table.seats[0].belongs_to(person) else 1
    body = json.dumps(played.table_payload(slug=table.slug, seat=place, log=0))
    named = [name for name in only_of(pod, other) if json.dumps(name) in body + page + answer.content.decode()]
    assert named == []


def names_the_list(pod, table, person=ANN, other=1):
    answer = record(table, person)
    return answer.status_code == 200 and only_of(pod, other) <= set(chain(*answer.json()["setup"]["decks"]))


def test_the_bot_with_a_mates_deck_does_not_tell_the_list_before_or_while_decks_are_fixed(over):
    pod = over(2, others=[BEN])
    table = play(pod, bot=True)
    check_sealed(pod, table)
    begin(pod)
    check_sealed(pod, table)
    play_all(pod, [ANN])
    assert names_the_list(pod, table)


def test_a_game_against_the_mate_tells_the_list_no_sooner(over):
    pod = over(2, others=[BEN])
    table = play(pod)
    check_sealed(pod, table, ANN, 1)
    check_sealed(pod, table, BEN, 0)
    begin(pod)
    check_sealed(pod, table, BEN, 0)
    play_all(pod, [ANN])
    assert names_the_list(pod, table, BEN, 0)


def test_a_match_of_the_pairings_tells_the_list_when_all_are_played(over):
    pod = over(3, others=[BEN, CAT])
    begin(pod)
    first = next(line for line in mine(pod) if line.other == "Ben")
    lose(pod, ANN, first.match)
    table = Match.objects.get(pk=first.match).table
    check_sealed(pod, table)
    play_all(pod, [ANN, BEN])
    assert names_the_list(pod, table)


def test_pairings_that_the_host_stops_tell_nothing(over):
    pod = over(2, others=[BEN])
    table = play(pod, bot=True)
    begin(pod)
    domain.stop(slug=pod.slug, person=ANN)
    check_sealed(pod, table)


def test_a_deck_that_is_played_after_pairings_is_secret_until_the_next_ones_are_played(over):
    pod = over(2, others=[BEN])
    begin(pod)
    play_all(pod, [ANN])
    table = play(pod, bot=True)
    check_sealed(pod, table)
    begin(pod)
    play_all(pod, [ANN])
    assert names_the_list(pod, table)


def test_the_table_that_a_match_had_before_tells_nothing_either(over):
    """The bot stands in, and the match gets another table; the first one can still be played to its end."""
    pod = over(2, others=[BEN])
    begin(pod)
    (line,) = mine(pod)
    left = domain.sit_down(slug=pod.slug, person=ANN, match=line.match)
    domain.stand_in(slug=pod.slug, person=ANN, match=line.match, number=1)
    concede(left, 0)
    check_sealed(pod, left)


def test_a_rematch_tells_nothing_either(over):
    pod = over(2, others=[BEN])
    again = tables.rematch(slug=play(pod).slug, seat=0)
    concede(again, 0)
    third = tables.rematch(slug=again.slug, seat=1)
    concede(third, 1)
    check_sealed(pod, again)
    check_sealed(pod, third, BEN, 0)
    begin(pod)
    play_all(pod, [ANN])
    assert names_the_list(pod, third)


def test_nobody_tries_a_mates_deck_out_while_it_is_fixed(over):
    pod = over(3, others=[BEN])
    done, going = play(pod, bot=True), domain.play(slug=pod.slug, person=BEN, number=0, bot=True)
    begin(pod)
    sentence = (
        "Decks are fixed until the pairings are over, so you cannot test Ben’s deck yet. Play Ben, or come back later."
    )
    with pytest.raises(Refused) as refusal:
        domain.play(slug=pod.slug, person=ANN, number=1, bot=True)
    assert (refusal.value.code, str(refusal.value)) == ("fixed", sentence)
    with pytest.raises(Refused) as refusal:
        tables.rematch(slug=done.slug, seat=0)
    assert (refusal.value.code, str(refusal.value)) == ("fixed", sentence)
    assert PodTable.objects.count() == 2
    page = read_by_people(
        browser_of(ANN).post(f"/drafts/{pod.slug}/games/play/", {"seat": "1", "bot": "on"}, follow=True)
    )
    assert sentence in page
    assert ("Play Ben" in page, "Play Ben's bot" in page) == (True, False)
    assert domain.play(slug=pod.slug, person=BEN, number=0, bot=True) == going  # begun before, it goes on
    assert domain.play(slug=pod.slug, person=ANN, number=1).is_watched  # Ben knows of that game
    assert domain.play(slug=pod.slug, person=ANN, number=2).is_watched  # nobody's deck
    play_all(pod, [ANN, BEN])
    assert domain.play(slug=pod.slug, person=ANN, number=1, bot=True).is_watched


def test_where_decks_may_change_between_games_a_mates_bot_plays(over):
    pod = over(2, others=[BEN])
    begin(pod, fixed=False)
    check_sealed(pod, play(pod, bot=True))


def test_the_deck_of_a_bot_is_told_to_who_may_read_the_log(over):
    pod = over(3, others=[BEN], readers="host")
    for_host, for_other = play(pod, ANN, 2), play(pod, BEN, 2)
    assert names_the_list(pod, for_host, ANN, 2)
    check_sealed(pod, for_other, BEN, 2)
    begin(pod)
    assert names_the_list(pod, for_host, ANN, 2)


def test_the_position_in_one_line_names_no_card_of_the_mates_deck_that_was_not_seen(over):
    """Hidden cards are dealt anew from all cards, so over many lines any card comes up as often as others."""
    pod = over(2, others=[BEN])
    table = domain.play(slug=pod.slug, person=ANN, number=1, bot=True)
    secret = {name for name in only_of(pod, 1) if sum(name in card.name for card in CARDS) == 1}
    lines = [played.position_text(slug=table.slug, seat=0) for _ in range(20)]
    named = [{name for name in secret if name in line} for line in lines]
    assert set.intersection(*named) == set()
    assert sum(map(len, named)) < 20 * len(secret) / 2
