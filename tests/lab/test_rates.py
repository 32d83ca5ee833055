"""How often decks win that draw a card: counting, keeping, going on, and what the page of a card says."""

import json
from dataclasses import replace

import pytest
from django.core.management import call_command

from decks import rates
from decks.rates import BadRates, CardRate, Drawn, FormatRates, Rate
from engine.epic.versions import VERSION
from lab.drafting import DraftedGames, drafted

NONE = FormatRates("cube", 8, "greedy", 1, VERSION, "2026-11-27T05:00:00+00:00")
LATER = "2026-11-28T05:00:00+00:00"
DECKS = ("Kong", "Kong", "Lash"), ("Kong", "Lash", "Muse")
GAMES = [
    Drawn(0, (("Kong", "Lash"), ("Kong",)), (("Kong",), ()), DECKS, (("Kong", "Kong"), ("Kong", "Muse"))),
    Drawn(1, (("Lash",), ("Muse",)), ((), ("Muse",)), DECKS, (("Lash", "Kong"), ("Muse", "Lash"))),
    Drawn(None, (("Kong",), ("Lash",)), ((), ()), DECKS, (("Lash", "Kong"), ("Muse", "Lash"))),
]


@pytest.fixture
def file(tmp_path, monkeypatch):
    """Where the rates of the pages are stored in this test; there is no file yet."""
    path = tmp_path / "rates.json"
    monkeypatch.setattr(rates, "FILE", path)
    return path


def run(capsys, *arguments):
    call_command("rates", *arguments)
    return capsys.readouterr().out


# --- counting --------------------------------------------------------------------------------------------------------


def test_each_side_counts_for_itself_and_a_drawn_game_for_nobody():
    """Kong lies early in three decks, two of which won with it in the first game and lost in the second one; Lash lies
    early in both decks of the second game, and late in both of the first one."""
    found = NONE.with_games(GAMES, LATER)
    assert (found.games, found.date) == (3, LATER)
    assert found.cards == {
        "Kong": CardRate(drawn=Rate(2, 1), played=Rate(1, 1), early=Rate(3, 1), late=Rate(1, 1)),
        "Lash": CardRate(drawn=Rate(2, 1), early=Rate(2, 1), late=Rate(2, 1)),
        "Muse": CardRate(drawn=Rate(1, 1), played=Rate(1, 1), early=Rate(2, 1)),
    }
    assert NONE.cards == {}


def test_counting_in_parts_is_counting_at_once():
    assert NONE.with_games(GAMES[:1], LATER).with_games(GAMES[1:], LATER) == NONE.with_games(GAMES, LATER)


def test_a_rate_has_its_interval():
    """By hand, of 54 of 100 with z = 1.96: (0.54 + 0.0192 ± 1.96 sqrt(0.002484 + 0.000096)) / 1.0384."""
    low, high = Rate(100, 54).interval
    assert (low, high) == (pytest.approx(0.4426, abs=2e-4), pytest.approx(0.6344, abs=2e-4))
    assert (Rate().of, Rate().interval, Rate(99).is_few, Rate(100).is_few) == (None, (0.0, 1.0), True, False)


# --- games -----------------------------------------------------------------------------------------------------------


def test_neighbours_meet_twice_with_decks_of_one_draft():
    games = DraftedGames("cube", 4, "random", 3)
    decks = drafted("cube", 4, 3)
    assert len(decks) == 4
    for number in range(4):
        game, pair = games.play(number), number // 2
        for side in (0, 1):
            assert set(game.drawn[side]) <= set(decks[2 * pair + side])
            assert len(game.drawn[side]) >= 5  # the opening hand, of different cards
            assert game.decks[side] == decks[2 * pair + side]
            assert set(game.first[side]) <= set(decks[2 * pair + side])
            assert len(game.first[side]) == 10
    assert games.play(0).first == games.play(1).first  # the same shuffles
    assert drafted("cube", 4, 4) != decks
    assert games.play(1) == games.play(1)


def test_games_go_on_from_any_pair():
    assert DraftedGames("dark", 2, "random", 3, first=2).play(1) == DraftedGames("dark", 2, "random", 3).play(3)


# --- the command -----------------------------------------------------------------------------------------------------


def test_the_command_counts_stores_and_goes_on(capsys, file):
    first = run(capsys, "dark", "--games", "2", "--bot", "random", "--write")
    assert "2 games with decks of dark drafts, played by random." in first
    assert rates.stored(file)["dark"].games == 2
    run(capsys, "dark", "--games", "6", "--bot", "random", "--write")
    at_once = json.loads(run(capsys, "dark", "--games", "6", "--bot", "random", "--json"))
    kept = rates.stored(file)["dark"]
    assert kept.games == at_once["games"] == 6
    assert {name: one.drawn.games for name, one in kept.cards.items()} == {
        name: one["drawn"]["games"] for name, one in at_once["cards"].items()
    }


def test_games_of_another_seed_begin_anew_and_other_formats_stay(capsys, file):
    run(capsys, "dark", "--games", "4", "--bot", "random", "--write")
    run(capsys, "cube", "--games", "2", "--bot", "random", "--write")
    run(capsys, "dark", "--games", "4", "--seed", "9", "--bot", "random", "--write")
    kept = rates.stored(file)
    assert {key: (one.games, one.seed) for key, one in kept.items()} == {"cube": (2, 1), "dark": (4, 9)}


def test_many_games_do_not_give_way_to_fewer(capsys, file):
    rates.store(file, {"dark": replace(NONE, format="dark", games=20_000)})
    with pytest.raises(SystemExit):
        call_command("rates", "dark", "--games", "2", "--seed", "9", "--write")
    assert "20,000 games of dark are stored" in capsys.readouterr().err
    assert rates.stored(file)["dark"].games == 20_000


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (("chess",), "There is no draft format chess."),
        (("cube", "--bot", "deep"), "There is no bot deep."),
        (("cube", "--games", "3"), "3 is odd."),
        (("own",), "needs a list of cards"),
    ],
)
def test_what_cannot_be_played_is_said(capsys, asked, sentence):
    with pytest.raises(SystemExit) as leaving:
        call_command("rates", *asked)
    assert leaving.value.code == 2
    out, err = capsys.readouterr()
    assert (out, sentence in err) == ("", True)


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{}",
        '{"formats": [{"format": "cube"}]}',
        '{"formats": [{"format": "cube", "cards": []}]}',
        "[1]",
        '{"formats": [{"format": "cube", "cards": {"Kong": [[3, 2], [1, 0]]}}]}',
    ],
)
def test_a_file_that_holds_no_rates_is_named(file, content):
    file.write_text(content)
    with pytest.raises(BadRates, match="holds no rates of cards"):
        rates.stored(file)


def test_what_is_stored_is_read_the_same(file):
    kept = {"cube": NONE.with_games(GAMES, LATER)}
    rates.store(file, kept)
    assert rates.stored(file) == kept


# --- the page of a card ----------------------------------------------------------------------------------------------


def page(client, name="kong"):
    return " ".join(client.get(f"/cards/{name}/").content.decode().split())


@pytest.mark.django_db
def test_a_card_tells_how_often_those_won_who_drew_it(client, file):
    assert "In drafts of bots" not in page(client)
    cards = {"Kong": CardRate(Rate(1204, 650), Rate(900, 495))}
    rates.store(file, {"cube": FormatRates("cube", 8, "greedy", 1, VERSION, LATER, 20_000, cards)})
    shown = page(client)
    assert '<th scope="row">Cube Draft <small class="muted">20,000</small></th>' in shown
    assert '<td>54% <small class="muted">of 1,204 (51% to 57%)</small></td>' in shown
    assert '<td>55% <small class="muted">of 900 (52% to 58%)</small></td>' in shown
    assert "In drafts of bots" not in page(client, "lash")


@pytest.mark.django_db
def test_a_rate_of_few_games_is_marked(client, file):
    cards = {"Kong": CardRate(Rate(3, 2))}
    rates.store(file, {"cube": FormatRates("cube", 8, "greedy", 1, VERSION, LATER, 20, cards)})
    shown = page(client)
    assert '<td class="few">67% <small class="muted">of 3 (21% to 94%)</small></td> <td class="few">–</td>' in shown


@pytest.mark.django_db
def test_formats_stand_with_most_games_first(client, file):
    cards = {"Kong": CardRate(Rate(1204, 650), Rate(900, 495))}
    kept = [("dark", 2, 4_000), ("cube", 8, 20_000)]
    rates.store(
        file, {key: FormatRates(key, seats, "greedy", 1, VERSION, LATER, games, cards) for key, seats, games in kept}
    )
    shown = page(client)
    assert shown.index("Cube Draft <small") < shown.index("Dark Draft <small")
