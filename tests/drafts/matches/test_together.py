"""The game of all after a draft: who may begin it, who sits where, and what comes of it."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connection

from drafts.matches import together
from drafts.matches.together import DRAFTED, LOT, Plan, games_for
from drafts.models import Pod, PodTable
from drafts.queries import UNPAIRED, withheld
from engine.epic.rules import FREE_FOR_ALL, HYDRA
from live.errors import Refused
from people import persons
from playtest import domain as tables
from playtest import positions
from playtest.models import Table
from tests.drafts.matches.conftest import EVE, see
from tests.drafts.players import ANN, BEN, CAT, NOON

pytestmark = pytest.mark.django_db(transaction=True)


def begin(pod, format_=FREE_FOR_ALL, person=ANN, **options):
    return together.begin(slug=pod.slug, person=person, plan=Plan(format_, **options))


def refused(code, pod, *arguments, **options):
    with pytest.raises(Refused) as refusal:
        begin(pod, *arguments, **options)
    assert (refusal.value.code, str(refusal.value)[-1]) == (code, ".")


def end(table, winner):
    Table.objects.filter(pk=table.pk).update(finished=NOON, result={"winner": winner, "reason": "champion"})


def test_all_sit_in_the_order_of_the_pod_with_their_decks(over):
    pod = over(others=[BEN])
    table = begin(pod)
    assert [(player.name, player.guest_key, player.bot) for player in table.seats] == [
        ("Ann", "ann", ""),
        ("Ben", "ben", ""),
        ("Bot 3", "", "greedy"),
        ("Bot 4", "", "greedy"),
    ]
    pools = Pod.objects.get(pk=pod.pk).log["pools"]
    assert [sorted(deck) for deck in table.setup["decks"]] == [sorted(pool) for pool in pools]
    assert [see(pod, person).together_now.table for person in (ANN, BEN, EVE)] == [table.slug, table.slug, ""]


def test_only_one_goes_on_and_its_result_is_read_off_the_table(over):
    pod = over(others=[BEN])
    table = begin(pod, HYDRA, teams=2, shared_hands=True)
    assert (table.setup["teams"], table.setup["shared_hands"]) == (2, True)
    refused("begun", pod)
    end(table, 0)
    (line,) = see(pod, EVE).together
    assert (line.title, line.outcome, line.goes_on) == ("Hydra", "Ann and Bot 3 won", False)
    end(begin(pod), None)
    assert see(pod).together[0].outcome == "drawn"


def test_two_clicks_at_once_make_one_table(over):
    pod = over()

    def click(_):
        try:
            return begin(pod).slug
        except Refused as refusal:
            return refusal.code
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(click, range(2)))
    assert sorted(answer == "begun" for answer in answers) == [False, True]
    assert PodTable.objects.count() == 1


def test_what_cannot_be_is_refused(over, new_pod):
    pod = over(5, others=[BEN])
    refused("not_yours", pod, person=BEN)
    refused("not_yours", pod, person=EVE)
    refused("format", pod, "")
    refused("format", pod, "chess")
    refused("players", pod, bots=False)
    refused("teams", pod, HYDRA, teams=2)
    refused("teams", over(4), HYDRA, teams=3)
    refused("arrangement", over(4), HYDRA, teams=2, arrangement="mine")
    refused("arrangement", over(4), HYDRA, teams=2, arrangement=DRAFTED)
    refused("persons", over(4, sits=False))
    refused("players", over(2))
    refused("not_over", new_pod("pack"))
    assert not PodTable.objects.exists()


def test_persons_may_play_without_the_bots(over):
    pod = over(5, others=[BEN, CAT])
    assert begin(pod, bots=False).names == ["Ann", "Ben", "Cat"]


def test_teams_are_drawn_by_lot(over):
    pod = over(4)
    table = begin(pod, HYDRA, teams=2, arrangement=LOT)
    (found,) = PodTable.objects.all()
    assert sorted(found.seats) == [0, 1, 2, 3]
    assert [player.is_persons for player in table.seats] == [number == 0 for number in found.seats]


def test_the_record_would_tell_the_lists_of_all_others(over):
    pod = over(others=[BEN])
    table = begin(pod)
    said = withheld(slug=table.slug, seat=0, person=ANN)
    assert said == UNPAIRED.replace("your opponent’s whole deck", "other players’ whole decks")
    alone = begin(over())
    assert withheld(slug=alone.slug, seat=0, person=ANN) == ""


@pytest.fixture
def ann(client):
    session = client.session
    session[persons.KEY] = "ann"
    session.save()
    return client


def test_the_host_begins_it_on_the_page_and_goes_to_the_table(over, ann):
    pod = over()
    fields = {"format": "hydra-2", "bots": "on", "shared": "on"}
    answer = ann.post(f"/drafts/{pod.slug}/games/together/", fields, follow=True).content.decode()
    table = PodTable.objects.get().table
    assert (table.setup["teams"], table.setup["shared_hands"]) == (2, True)
    assert "Your game of all 4 has begun" in answer
    assert f'href="/table/{table.slug}/"' in answer
    assert "Begin the game" not in answer


def test_forged_fields_are_refused_with_a_sentence(over, ann):
    pod = over()
    fields = {"format": "hydra-" + "9" * 5000, "bots": "on"}
    answer = ann.post(f"/drafts/{pod.slug}/games/together/", fields, follow=True).content.decode()
    assert "4 players play Hydra in 2 teams. Choose one of these." in answer
    assert not PodTable.objects.exists()


@pytest.mark.parametrize(
    ("seats", "hydra"),
    [
        (3, {}),
        (4, {"hydra-2": "Hydra, 2 teams"}),
        (6, {"hydra-2": "Hydra, 2 teams", "hydra-3": "Hydra, 3 teams"}),
        (8, {"hydra-2": "Hydra, 2 teams", "hydra-4": "Hydra, 4 teams"}),
    ],
)
def test_only_games_that_fit_are_offered(over, ann, seats, hydra):
    pod = over(seats)
    offered = games_for(list(pod.seats.all()))
    assert {key: title for key, title in offered.items() if key.startswith("hydra")} == hydra
    page = ann.get(f"/drafts/{pod.slug}/games/").content.decode()
    assert [key for key in ("hydra-2", "hydra-3", "hydra-4") if f'value="{key}"' in page] == list(hydra)


def test_a_rematch_is_a_game_of_all_too(over):
    pod = over(3, others=[BEN, CAT])
    table = begin(pod)
    for seat in (1, 2):
        tables.concede(slug=table.slug, seat=seat, at=positions.current(table).choices)
    again = tables.rematch(slug=table.slug, seat=0)
    assert [line.table for line in see(pod).together] == [again.slug, table.slug]
    refused("begun", pod)
    for seat in (1, 2):
        tables.concede(slug=again.slug, seat=seat, at=positions.current(again).choices)
    assert begin(pod).slug not in (again.slug, table.slug)
    with pytest.raises(Refused) as late:
        tables.rematch(slug=again.slug, seat=0)
    assert late.value.code == "begun"


def test_teams_are_told_against_each_other(over):
    pod = over(4)
    begin(pod, HYDRA, teams=2)
    (line,) = see(pod).together
    assert line.names.count(" against ") == 1
    assert line.names.count(" and ") == 2


def test_the_host_chooses_what_happens_with_who_is_absent(over, ann):
    pod = over()
    refused("absence", pod, absence="banish")
    ann.post(f"/drafts/{pod.slug}/games/together/", {"format": FREE_FOR_ALL, "bots": "on", "absence": "bot"})
    assert PodTable.objects.get().table.absence == "bot"


def test_a_host_without_a_seat_stops_a_game_that_nobody_finishes(over, ann):
    pod = over(sits=False, others=[BEN, CAT])
    table = begin(pod)
    for person in (BEN, EVE):
        with pytest.raises(Refused) as refusal:
            together.stop(slug=pod.slug, person=person)
        assert refusal.value.code == "not_yours"
    assert "Stop the game of all" in ann.get(f"/drafts/{pod.slug}/games/").content.decode()
    page = ann.post(f"/drafts/{pod.slug}/games/together/stop/", follow=True).content.decode()
    assert "Stopped by the host" in page
    assert "Begin the game" in page
    (line,) = see(pod, BEN).together
    assert (line.goes_on, line.stopped, line.table) == (False, True, table.slug)
    with pytest.raises(Refused) as twice:
        together.stop(slug=pod.slug, person=ANN)
    assert twice.value.code == "none"
    other = begin(pod)
    assert see(pod, BEN).together_now.table == other.slug
    end(table, 0)
    assert see(pod).together[1].outcome.endswith(" won")
    with pytest.raises(Refused) as late:
        tables.rematch(slug=table.slug, seat=0)
    assert late.value.code == "begun"


def test_a_game_that_was_stopped_keeps_no_rematch_waiting(over):
    pod = over(3, others=[BEN, CAT])
    first = begin(pod)
    for seat in (1, 2):
        tables.concede(slug=first.slug, seat=seat, at=positions.current(first).choices)
    begin(pod)
    together.stop(slug=pod.slug, person=ANN)
    assert see(pod).together_now is None
    assert tables.rematch(slug=first.slug, seat=0).slug == see(pod).together_now.table


def test_a_game_of_earlier_rules_keeps_no_rematch_waiting(over):
    pod = over(3, others=[BEN, CAT])
    first = begin(pod)
    for seat in (1, 2):
        tables.concede(slug=first.slug, seat=seat, at=positions.current(first).choices)
    Table.objects.filter(pk=begin(pod).pk).update(versions=[])
    assert tables.rematch(slug=first.slug, seat=0).slug == see(pod).together_now.table


def test_a_refused_form_keeps_what_was_chosen(over, ann):
    pod = over(6, others=[BEN, CAT])
    fields = {"format": "hydra-2", "arrangement": "lot", "shared": "on", "absence": "concede"}
    answer = ann.post(f"/drafts/{pod.slug}/games/together/", fields)
    page = answer.content.decode()
    form = page[page.index("begin-together-title") :]
    assert "Hydra is for 4, 6 or 8 players, and 3 would play." in page
    for kept in ('value="hydra-2" checked', 'value="lot" checked', 'name="shared" checked', 'value="concede" selected'):
        assert kept in form
    for other in ('value="seated" checked', 'name="bots" checked', 'value="free-for-all" checked'):
        assert other not in form
    assert not PodTable.objects.exists()
    fresh = ann.get(f"/drafts/{pod.slug}/games/").content.decode()
    assert all(usual in fresh for usual in ('value="seated" checked', 'name="bots" checked', 'free-for-all" checked'))


def test_who_may_not_begin_it_is_told_so_and_sees_no_form(over, client):
    pod = over()
    page = client.post(f"/drafts/{pod.slug}/games/together/", {"format": "free-for-all", "bots": "on"}, follow=True)
    assert "Only the host of this draft can do that." in page.content.decode()
    assert "Begin the game" not in page.content.decode()
    assert client.post("/drafts/nowhere/games/together/", {"format": "free-for-all"}).status_code == 404
