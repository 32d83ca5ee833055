"""Games after drafts of the second game: single ones, and matches of several with the sideboards of their decks."""

from collections import Counter
from datetime import timedelta

import pytest
from django.utils import timezone

from decks.models import Deck
from drafts import building, queries
from drafts import domain as pods
from drafts.matches import domain
from drafts.matches.queries import bots_turn
from drafts.models import Match, Pod, PodTable
from drafts.reading import Options
from engine import games
from live.errors import Refused
from people.persons import Person
from playtest.challenges import domain as challenges
from playtest.challenges.queries import room
from playtest.models import Challenge, Table
from playtest.queries import table_payload
from tests.drafts.matches.conftest import EVE, bots_lose_to_first, concede, lines, mine, see
from tests.drafts.players import ANN, BEN
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

TCG = "epic-tcg"


@pytest.fixture
def dealt():
    """A Sealed Pack that is over as it begins, of three boosters each unless something else is wanted; Ann, who hosts,
    sits in seat 0, others in the next ones, bots in the rest."""

    def dealt(key="sealed", *, seats=2, others=(), **chosen):
        chosen = {"packs": 3} | chosen if key == "sealed" else chosen
        setup = games.of(TCG).limited.plan(key, seats=seats, **chosen)
        pod = pods.create(person=ANN, setup=setup, game=TCG, options=Options(clock="none"), shown="Ann")
        for person in others:
            pods.sit(slug=pod.slug, person=person, shown=person.guest_key.capitalize())
        pods.start(slug=pod.slug, person=ANN)
        return Pod.objects.get(pk=pod.pk)

    return dealt


def play(pod, number=1, person=ANN, **options):
    return domain.play(slug=pod.slug, person=person, number=number, **options)


def give_up(pod, table, seat):
    """This seat of the table concedes, and what comes of that is entered."""
    concede(table, seat)
    domain.settle(slug=pod.slug)


def ready(pod, person):
    return challenges.set_ready(slug=Match.objects.get(pod=pod).challenge.slug, person=person, ready=True)


def refused(code, verb, *arguments, **named):
    with pytest.raises(Refused) as refusal:
        verb(*arguments, **named)
    assert (refusal.value.code, str(refusal.value)[-1]) == (code, ".")


def sorted_decks(table):
    return [sorted(deck) for deck in Table.objects.get(pk=table.pk).setup["decks"]]


# --- single games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "chosen", "cards", "pack_war"),
    [("sealed", {"packs": 2}, 30, False), ("packwar", {}, 15, True), ("sealed", {"packs": 1}, 15, True)],
)  # rule book: "“Pack War” or “Sealed Pack 1”"; neither it nor Sealed Pack 2 has deck building
@pytest.mark.parametrize("best_of", [1, 3])
def test_what_was_dealt_is_played_by_the_rules_of_the_format(dealt, key, chosen, cards, pack_war, best_of):
    pod = dealt(key, **chosen)
    table = play(pod, best_of=best_of)
    assert (table.game, table.setup["pack_war"]) == (TCG, pack_war)
    assert [(player.name, player.bot) for player in table.seats] == [("Ann", ""), ("Bot 2", "greedy")]
    assert sorted_decks(table) == [sorted(pool) for pool in Pod.objects.get(pk=pod.pk).log["pools"]]
    assert [len(deck) for deck in table.setup["decks"]] == [cards, cards]
    assert queries.draft_of_table(table.slug) == pod.slug


def test_a_single_game_is_over_with_its_first(dealt):
    pod = dealt(others=[BEN])
    table = play(pod)
    assert play(pod, 0, BEN) == table
    give_up(pod, table, 0)
    (line,) = see(pod).friendly
    assert [side.won for side in line.sides] == [False, True]
    assert (line.state, line.why, line.score) == ("over", "Ann conceded", "")


def test_pairings_are_made_and_counted(dealt):
    pod = dealt(seats=4)
    domain.begin(slug=pod.slug, person=ANN, pairings="swiss", best_of=1)
    bots_lose_to_first(pod)
    give_up(pod, domain.sit_down(slug=pod.slug, person=ANN, match=mine(pod)[0].match), 0)
    pairing = see(pod).pairing
    assert (pairing.current, [part.number for part in pairing.rounds]) == (2, [1, 2])
    assert len(pairing.winners) == 2  # of the first round, with nothing to tell them apart


# --- matches of several games ----------------------------------------------------------------------------------------


def test_the_loser_swaps_and_chooses_and_two_wins_are_the_match(dealt):
    pod = dealt()
    first = play(pod, best_of=3)
    assert play(pod, best_of=3) == first
    pool = Counter(building.pool_of(pod, 0))
    deck, left = Counter(first.setup["decks"][0]), pool - Counter(first.setup["decks"][0])
    assert (deck.total(), left.total()) == (30, 15)  # of three boosters of 15, with the least deck
    give_up(pod, first, 0)
    (line,) = see(pod).friendly
    assert (line.state, line.score, see(pod).next) == ("between", "0 : 1", line)
    here = room(slug=line.room, person=ANN)
    assert (here.pod, here.opening.chooser, here.other.bot, here.side.sideboard) == (
        pod, 0, "greedy", list(left.elements()),
    )  # fmt: skip

    out, into = next(deck.elements()), next(left.elements())
    challenges.swap(slug=line.room, person=ANN, out=[out], into=[into])
    challenges.choose_opener(slug=line.room, person=ANN, seat=1)
    second = ready(pod, ANN)
    assert sorted_decks(second) == [
        sorted((deck - Counter([out]) + Counter([into])).elements()),
        sorted_decks(first)[1],
    ]
    assert (second.setup["first"], PodTable.objects.get(table=second).seats) == (1, [0, 1])
    (line,) = see(pod).friendly
    assert (line.state, line.table) == ("running", second.slug)

    give_up(pod, second, 0)
    (line,) = see(pod).friendly
    assert (line.state, [side.won for side in line.sides], line.score) == ("over", [False, True], "0 : 2")
    assert room(slug=line.room, person=ANN).over == "The match is over. Bot 2 has won it 2 : 0."
    refused("closed", ready, pod, ANN)
    assert play(pod, best_of=3) not in (first, second)  # another match, with the deck as it was
    assert sorted_decks(Table.objects.order_by("-pk").first()) == sorted_decks(first)


def test_two_players_are_both_asked_before_the_next_game_and_one_each_makes_a_third(dealt):
    pod = dealt(others=[BEN])
    table = play(pod, best_of=3)
    assert play(pod, 0, BEN, best_of=3) == table
    for loser, score in ((0, "0 : 1"), (1, "1 : 1")):
        give_up(pod, table, loser)
        (line,) = see(pod, EVE).friendly
        assert (line.state, line.score, line.room) == ("between", score, "")
        slug = Challenge.objects.get().slug
        refused("not_yours", challenges.choose_opener, slug=slug, person=(BEN, ANN)[loser], seat=0)
        assert ready(pod, ANN) is None
        assert (see(pod, BEN).next.invited, see(pod, ANN).next.invited) == (True, False)
        table = ready(pod, BEN)
        assert table.setup["first"] == loser  # who lost starts, if they say nothing else
    give_up(pod, table, 1)
    assert Match.objects.get().result == "one"


def test_what_belongs_to_a_draft_is_not_closed_watched_played_with_other_decks_or_expired(dealt):
    pod = dealt(others=[BEN])
    table = play(pod, best_of=3)
    give_up(pod, table, 0)
    slug = Challenge.objects.get().slug
    refused("draft", challenges.leave, slug=slug, person=ANN)
    refused("draft", challenges.choose_watching, slug=slug, person=ANN, watch=challenges.UNWATCHED)
    refused("match", challenges.change_deck, slug=slug, person=ANN, deck=challenges.Deck("Another", ["Hulk"] * 30))
    refused("match", challenges.set_ready, slug=slug, person=ANN, ready=True, change_sides=True)
    assert room(slug=slug, person=ANN, now=timezone.now() + timedelta(days=3)).over == ""


def test_bots_play_matches_to_their_end(dealt):
    pod = dealt(seats=3)
    domain.begin(slug=pod.slug, person=ANN, pairings="robin", best_of=3)
    bots_lose_to_first(pod)
    (line,) = [line for line in lines(pod) if line.state == "over"]
    assert (line.score, [side.won for side in line.sides], Table.objects.count()) == ("2 : 0", [True, False], 2)
    assert bots_turn(most=5) == []


def test_a_bot_stands_in_and_the_games_that_were_won_stay(dealt):
    pod = dealt(others=[BEN])
    domain.begin(slug=pod.slug, person=ANN, pairings="robin", best_of=3)
    (line,) = mine(pod)
    anns = [side.name for side in line.sides].index("Ann")
    table = domain.sit_down(slug=pod.slug, person=ANN, match=line.match)
    give_up(pod, table, anns)
    later = timezone.now() + timedelta(minutes=11)
    refused("present", domain.stand_in, slug=pod.slug, person=BEN, match=line.match, number=0, now=timezone.now())
    domain.stand_in(slug=pod.slug, person=BEN, match=line.match, number=0, now=later)
    (line,) = mine(pod, BEN)
    assert (line.state, line.other, line.score) == ("between", "Ann's bot", ("0 : 1", "1 : 0")[anns])
    table = ready(pod, BEN)
    assert sorted(player.bot for player in table.seats) == ["", "greedy"]
    give_up(pod, table, anns)
    (line,) = lines(pod)
    assert (line.state, next(side.name for side in line.sides if side.won)) == ("over", "Ben")


def test_decks_are_fixed_with_their_sideboards(dealt):
    pod = dealt()
    deck = building.begin(slug=pod.slug, person=ANN, suggested=True)
    before = deck.versions.get()
    assert sum(before.sideboard.values()) == 15
    domain.begin(slug=pod.slug, person=ANN, pairings="robin", best_of=3)
    Deck.objects.get(pk=deck.pk).versions.update(sideboard={})
    domain.sit_down(slug=pod.slug, person=ANN, match=mine(pod)[0].match)
    side = next(side for side in Challenge.objects.get().sides.all() if side.is_persons)
    assert Counter(side.sideboard) == Counter(before.sideboard)


def test_the_deck_of_a_player_is_not_looked_at_while_it_is_fixed(dealt):
    pod = dealt(others=[BEN])
    give_up(pod, play(pod, bot=True, best_of=3), 0)
    domain.begin(slug=pod.slug, person=ANN, pairings="robin", best_of=3)
    slug = Challenge.objects.get().slug
    refused("fixed", challenges.set_ready, slug=slug, person=ANN, ready=True)


def test_a_pool_whose_rest_is_no_sideboard_leaves_the_choice_to_its_player(dealt):
    pod = dealt(packs=4)  # 60 cards, of which 30 are no sideboard of 15
    assert sum(building.begin(slug=pod.slug, person=ANN, suggested=True).versions.get().sideboard.values()) == 0


@pytest.mark.parametrize("best_of", [0, 2, 5])
def test_only_what_the_game_offers_can_be_played(dealt, over, best_of):
    refused("best_of", play, dealt(), best_of=best_of)
    refused("best_of", play, over(), best_of=3)
    refused("best_of", domain.begin, slug=over().slug, person=ANN, pairings="robin", best_of=3)
    assert not Table.objects.exists()


def test_who_deletes_their_account_leaves_the_match_to_a_bot(dealt, account):
    ben = account("ben")
    pod = dealt(others=[Person("ben", ben)])
    give_up(pod, play(pod, best_of=3), 0)
    ben.delete()
    domain.settle(slug=pod.slug)
    (line,) = see(pod).friendly
    assert (line.state, line.mine) == ("new", True)
    table = domain.sit_down(slug=pod.slug, person=ANN, match=line.match)
    assert [bool(player.bot) for player in table.seats] == [False, True]
    assert see(pod).friendly[0].score == ""  # it begins anew


def test_the_table_says_how_the_match_stands(dealt):
    pod = dealt()
    table = play(pod, best_of=3)
    begun = {"score": [0, 0], "over": False, "prepares": False}
    assert table_payload(slug=table.slug, seat=0, log=0)["match"] == begun
    give_up(pod, table, 0)
    after_one = {"score": [0, 1], "over": False, "prepares": True}
    assert table_payload(slug=table.slug, seat=0, log=0)["match"] == after_one
    give_up(pod, table := ready(pod, ANN), 0)
    payload = table_payload(slug=table.slug, seat=0, log=0)
    assert (payload["match"], payload["change_sides"]) == ({"score": [0, 2], "over": True, "prepares": False}, "no")
    give_up(pod, single := play(pod), 0)
    assert "match" not in table_payload(slug=single.slug, seat=0, log=0)


# --- pages -----------------------------------------------------------------------------------------------------------


def test_its_page_offers_matches_and_leads_to_where_they_go_on(dealt, over):
    pod, ann = dealt(seats=3), browser_of(ANN)
    page = ann.get(f"/{TCG}/drafts/{pod.slug}/games/")
    words = read_by_people(page)
    assert "Best of 3" in words
    assert "Play together Everybody plays one game at one table" in words
    assert "Free-for-all" in words
    for of_teams in ("Hydra", "Teammates", "What these games are"):
        assert of_teams not in words
    assert "Best of" not in read_by_people(ann.get(f"/drafts/{over().slug}/games/"))
    begun = ann.post(f"/{TCG}/drafts/{pod.slug}/games/play/", {"seat": "2", "best_of": "3"}, follow=True)
    table = Table.objects.get()
    assert begun.redirect_chain[-1][0] == f"/{TCG}/table/{table.slug}/"
    give_up(pod, table, 0)
    match = Match.objects.get()
    between = read_by_people(ann.get(f"/{TCG}/drafts/{pod.slug}/games/"))
    assert "The match stands Ann 0 : 1 Bot 3." in between
    here = ann.post(f"/{TCG}/drafts/{pod.slug}/games/{match.pk}/play/", follow=True)
    assert here.redirect_chain[-1][0] == f"/{TCG}/play/{match.challenge.slug}/"
    words = read_by_people(here)
    assert "Match after Sealed Pack 3" in words
    assert "Swap cards with your sideboard" in words
    assert "Close the invitation" not in words


@pytest.mark.parametrize("fields", [{"best_of": "9" * 5000}, {"best_of": "x"}, {"best_of": "3", "seat": "1x"}])
def test_forged_fields_are_refused_with_a_sentence(dealt, fields):
    pod = dealt()
    page = browser_of(ANN).post(f"/{TCG}/drafts/{pod.slug}/games/play/", {"seat": "1"} | fields, follow=True)
    words = read_by_people(page)
    assert ("Matches here are best of 3 or 1." in words) != ("Choose another player of this draft." in words)
    assert not Table.objects.exists()


def test_no_page_of_a_match_tells_the_other_deck_and_only_its_players_swap(dealt):
    pod = dealt(others=[BEN])
    table = play(pod, best_of=3)
    give_up(pod, table, 0)
    # names of several words: a card called No is also a word of the page
    mine, theirs = ({name for name in building.pool_of(pod, number) if " " in name} for number in (0, 1))
    place = f"/{TCG}/play/{Challenge.objects.get().slug}/"
    ann, stranger = browser_of(ANN), browser_of(EVE)
    words = read_by_people(ann.get(place))
    assert all(name in words for name in mine)
    assert not [name for name in theirs - mine if name in words]
    assert not [name for name in mine | theirs if name in read_by_people(stranger.get(place))]
    record = ann.get(f"/{TCG}/table/{table.slug}/record.json")
    assert (record.status_code, record.json()["code"]) == (409, "withheld")
    refusal = read_by_people(stranger.post(place, {"do": "swap"}, follow=True))
    assert "Only the two players of this invitation can do that." in refusal
    assert "This page is out of date" in read_by_people(ann.post(place, {"do": "swaps"}, follow=True))
