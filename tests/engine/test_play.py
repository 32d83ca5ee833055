"""The part `play` of the contract of games, kept by every game that can be played at a table."""

import json
import random
from pathlib import Path

import pytest

from engine import games
from engine.kernel.answers import IllegalOption
from engine.kernel.names import Unknown
from engine.kernel.random import Rng
from engine.kernel.records import TAKE_BACK, BadRecord, BadSetup, concession

every_game = pytest.mark.parametrize("key", games.GAMES)
CHOICES = 120
SPRITE = Path(__file__).resolve().parents[2] / "static" / "icons" / "sprite.svg"


def begun(key, seed=1, **agreed):
    """A game of two ready decks."""
    game = games.of(key)
    one, two = game.construction.READY[:2]
    return game.play, game.play.new_game(game.play.setup((one.cards, two.cards), 0, **agreed), seed)


def walked(key, seed=1, most=CHOICES):
    """The positions of a random game, the same object each time."""
    play, game = begun(key, seed, every_window=True)
    chance = random.Random(seed)
    for _ in range(most):
        asked = play.decision(game)
        if asked is None:
            return
        yield play, game, asked
        play.apply(game, chance.choice(asked.options))


@every_game
def test_ready_and_dealt_decks_can_be_played(key):
    game = games.of(key)
    for ready in game.construction.READY:
        assert game.construction.parse("\n".join(ready.cards), 200).errors == []
    for deal in game.limited.DEALS:
        sources = list(deal.sources)[:1]
        decks = deal.deal(2, 7, sources)
        assert decks == deal.deal(2, 7, sources) == deal.deal(2, 7, ()) != deal.deal(2, 8, sources)
        assert len(deal.deal(1, 7, ())) == 1
        assert game.play.decision(game.play.new_game(game.play.setup(decks, None, **deal.agreed), 1)) is not None


@every_game
def test_a_setup_goes_to_json_and_back(key):
    play, game = begun(key)
    assert play.setup_in(json.loads(json.dumps(game.setup.to_json()))) == game.setup


@every_game
def test_what_a_game_does_not_agree_on_is_refused(key):
    play = games.of(key).play
    with pytest.raises(BadSetup):
        play.setup(((), ()), 0, weather="rain")
    with pytest.raises(BadSetup):
        play.setup(((), ()), 5)
    with pytest.raises(BadSetup):
        play.setup_in({"decks": 3})
    with pytest.raises(Unknown):
        play.new_game(play.setup((["No such card"], []), 0), 1)


@every_game
def test_a_window_has_a_known_stop_and_passes_by_an_option(key):
    windows, stops = 0, {stop.key for stop in games.of(key).play.STOPS}
    for play, game, asked in walked(key):
        window = play.window(game)
        if window is None:
            continue
        windows += 1
        assert window.seat == asked.seat
        assert window.passing is None or window.passing in asked.options
        if not play.asks_own_turn(game):
            assert window.stop in stops | {step for step, _ in play.WORDS["steps"].items()}
    assert windows > CHOICES // 4


@every_game
def test_who_does_not_decide_is_told_no_options(key):
    for play, game, asked in walked(key, most=30):
        other = play.view(game, 1 - asked.seat)["decision"]
        assert (other["kind"], other["options"]) == ("wait", [])
        seen = play.view(game, asked.seat)["decision"]
        assert [option["code"] for option in seen["options"]] == asked.options
        assert play.describe(game, asked.options[0]) == seen["options"][0]


@every_game
def test_a_seat_sees_the_same_in_every_game_that_it_could_be_in(key):
    for number, (play, game, _) in enumerate(walked(key, seed=3)):
        if number % 10 == 0:
            for seat in (0, 1):
                other = play.determinize(game, seat, Rng(number))
                assert play.view(other, seat) == play.view(game, seat)


@every_game
def test_a_record_replays_the_game_and_tells_its_story(key):
    play, game = begun(key)
    chance, options = random.Random(5), []
    for _ in range(40):
        options.append(chance.choice(play.decision(game).options))
        play.apply(game, options[-1])
    unfinished = play.record_of(game.setup, 1, options, ((0, play.VERSION),))
    assert not unfinished.is_over
    assert play.footprint(unfinished.replay()) == play.footprint(game)
    options.append(concession(1))
    record = play.record_of(game.setup, 1, options, ((0, play.VERSION),))
    kept = json.loads(json.dumps(record.to_json()))
    assert record.is_over
    assert kept["format"] in play.RECORDS
    assert play.record_in(kept) == record
    over = play.record_in(kept).replay(bounded=True)
    assert play.decision(over) is None
    assert kept["stories"] == [play.entries(over, seat) for seat in (0, 1)]
    assert play.view(over, 0)["result"]["winner"] == 0
    assert play.why("concession", "Ann", "Bob") == "Bob conceded"
    with pytest.raises(BadRecord):
        play.record_in({"format": "chess"})


@every_game
def test_what_is_offered_is_what_there_is(key):
    play, game = begun(key)
    assert {
        games.FORECASTS, games.WARNINGS, games.PRACTICE, games.CHANCES, games.CONCESSIONS, games.THOUGHTS, games.COACH,
        games.BEGUN_POSITIONS, games.LOSER_STARTS,
    } >= play.OFFERS  # fmt: skip
    if games.FORECASTS not in play.OFFERS:
        assert play.forecast(game, 0, []) is None
    if games.WARNINGS not in play.OFFERS:
        assert play.warning(game, game.seat, [play.decision(game).options[0]]) is None
    assert play.playing(game) == (0, 1)
    assert play.hand_count(game, 0) == play.view(game, 0)["players"][0]["hand_count"]
    assert play.first(game) == 0


@pytest.mark.parametrize("key", [key for key, game in games.GAMES.items() if games.THOUGHTS in game.play.OFFERS])
def test_what_a_bot_thought_of_reads_the_same_in_every_game_that_its_seat_could_be_in(key):
    """Words of ideas are told by what the seat that thought may know."""
    bots, count = games.of(key).bots, 0
    for number, (play, game, asked) in enumerate(walked(key, seed=5)):
        other = play.determinize(game, asked.seat, Rng(number))
        texts = [play.in_words(game, option, ()) for option in asked.options]
        assert texts == [play.in_words(other, option, ()) for option in asked.options]
        assert all(texts)
        bot = bots.bot("hard")
        bot.choose(bots.observe(game, asked.seat), Rng(number))
        for idea in [] if bot.thought is None else bot.thought["ideas"]:
            count += 1
            words = play.in_words(game, idea["option"], idea["refs"])
            assert words == play.in_words(other, idea["option"], idea["refs"])
    assert count > CHOICES // 4


@pytest.mark.parametrize("key", [key for key, game in games.GAMES.items() if games.CHANCES in game.play.OFFERS])
def test_the_chance_of_winning_is_the_same_in_every_game_that_the_seat_could_be_in(key):
    win_chance, count = games.of(key).bots.win_chance, 0
    for number, (play, game, asked) in enumerate(walked(key, seed=4)):
        if play.window(game) is not None:
            count += 1
            other = play.determinize(game, asked.seat, Rng(number))
            assert 0 <= win_chance(game, asked.seat) == win_chance(other, asked.seat) <= 1
    assert count > CHOICES // 8
    play.concede(game, 0)
    assert [win_chance(game, seat) for seat in (0, 1)] == [0.0, 1.0]


@pytest.mark.parametrize("key", [key for key, game in games.GAMES.items() if games.COACH in game.play.OFFERS])
def test_the_coach_goes_by_the_phases_and_searches_for_what_it_reviews(key):
    game, count = games.of(key), 0
    coach = game.bots.COACH
    assert list(coach.moments) == [phase for phase, _ in game.play.WORDS["phases"]]
    for number, (play, position, asked) in enumerate(walked(key, seed=6)):
        if len(asked.options) > 1 and coach.is_reviewed(position):
            count += 1
            world = game.bots.observe(position, asked.seat).determinize(Rng(number))
            for idea in coach.bot(1).ideas(world, asked.seat):
                assert idea.option in asked.options
                assert play.in_words(position, idea.option, idea.refs)
    assert count > CHOICES // 8


@every_game
def test_what_a_seat_has_done_it_may_take_back(key):
    """The first thing that can be taken back in a random game is, and the position is as it was."""
    for play, game, asked in walked(key, seed=2, most=400):
        for option in asked.options:
            then = game.clone()
            then.journal, then.begun = list(game.journal), game.begun
            play.apply(then, option)
            words = play.reversible(then, asked.seat)
            if words is not None and then.begun.option == option:
                assert words == play.describe(game, option)["text"]
                assert play.reversible(then, 1 - asked.seat) is None
                play.play(then, TAKE_BACK)
                assert play.view(then, asked.seat)["decision"] == play.view(game, asked.seat)["decision"]
                with pytest.raises(IllegalOption):
                    play.play(then, TAKE_BACK)
                return
    pytest.fail("nothing could be taken back")


@every_game
def test_words_are_ready_for_json_and_name_icons_that_there_are(key):
    words = games.of(key).play.WORDS
    assert json.loads(json.dumps(words)) == words
    sprite = SPRITE.read_text()
    icons = [term["icon"] for term in (*words["keywords"].values(), *words["traits"].values(), *words["states"])]
    missing = {icon for icon in (*icons, words["life"]["icon"], words["purse"]["icon"]) if f'id="{icon}"' not in sprite}
    assert missing == set()
