"""Taking an action back (3.7.1): exactly, and never once anything hidden became known."""

import json
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.epic import IllegalOption, describe, new_game, view
from engine.epic.positions import read
from engine.epic.positions.pack import SHAPES, digest
from engine.epic.proofs.copies import asked_anew, permuted
from engine.epic.proofs.fuzz import setup_for
from engine.epic.records.record import Record, play
from engine.epic.records.reversing import reversible, taken_back
from engine.epic.rules import codes
from engine.epic.rules.limits import TAKE_BACK_LIMIT
from engine.epic.views.story import entries
from engine.kernel.random import Rng
from engine.kernel.records import TAKE_BACK

KNOWLEDGE = ("known_of", "block_of", "last_block")
COUNTED_ON = ("choices",)


def position(mine, theirs="health=20 deck=9*Muse", turn="turn=3 active=0 moment=main seat=0"):
    """Windows wait, so that what was done last can be taken back where nothing else is left to do."""
    return read(f"{turn} rules=every-window / health=30 gold=1 deck=9*Muse {mine} / {theirs}")


def does(game, text):
    """The first option whose words begin so."""
    [code, *_] = [code for code in game.options if describe(game, code)["text"].startswith(text)]
    play(game, code)


def tables(game, without):
    """All that a position holds, but for some of its tables."""
    left_out = {*without, "journal", "begun", "setup", "rng"}
    return {slot: getattr(game, slot) for slot in SHAPES if slot not in left_out} | {"rng": game.rng.seed()}


# --- by hand ---------------------------------------------------------------------------------------------------------


def test_3_7_1_a_play_is_taken_back_with_its_cost_and_its_consequences():
    def begin():
        return position("hand=Kong,Lash", "health=20 deck=9*Muse board=LurkingGiant")

    game = begin()
    does(game, "Play Kong")
    play(game, game.ref_of[game.board[1][0]] << codes.VERB_BITS | codes.TARGET)
    assert (game.gold[0], len(game.board[1])) == (0, 0)
    assert reversible(game, 0) == "Play Kong"
    play(game, TAKE_BACK)
    assert (game.gold[0], len(game.board[1])) == (1, 1)
    assert tables(game, KNOWLEDGE + COUNTED_ON) == tables(begin(), KNOWLEDGE + COUNTED_ON)
    assert reversible(game, 0) is None


def test_3_7_1_a_power_is_taken_back_with_what_it_cost():
    game = position("board=DarkPrince")
    does(game, "{expend}")
    assert len(game.board[0]) == 2
    assert view(game, 0)["champions"][0]["expended"]
    assert reversible(game, 0)
    play(game, TAKE_BACK)
    assert len(game.board[0]) == 1
    assert not view(game, 0)["champions"][0]["expended"]


def test_3_7_1_in_the_middle_of_a_play_it_may_be_taken_back():
    game = position("hand=Lash", "health=20 deck=9*Muse board=LurkingGiant,CaveTroll")
    does(game, "Play Lash")
    assert game.kind == codes.TARGETS
    play(game, TAKE_BACK)
    assert game.kind == codes.WINDOW
    assert [card["card"] for card in view(game, 0)["players"][0]["hand"]] == ["Lash"]


def test_3_7_1_a_card_that_was_drawn_is_knowledge():
    game = position("board=TimeMaster")
    does(game, "{expend}: Draw")
    assert len(game.hand[0]) == 1
    assert reversible(game, 0) is None
    with pytest.raises(IllegalOption, match="seen something"):
        play(game, TAKE_BACK)


def test_3_7_1_what_the_opponent_picks_is_knowledge():
    game = position("hand=ThoughtPlucker", "health=20 deck=9*Muse hand=Lash,Kong,Rage")
    does(game, "Play Thought Plucker")
    assert game.seat == 1
    assert reversible(game, 0) == "Play Thought Plucker"  # nobody has chosen anything yet
    play(game, game.options[0])
    assert reversible(game, 0) is None


def test_h35_a_random_order_is_knowledge():
    game = position("hand=Amnesia", "health=20 deck=9*Muse discard=Lash,Kong")
    does(game, "Play Amnesia")
    does(game, "Banish")
    assert reversible(game, 0) == "Play Amnesia"
    does(game, "Your opponent")
    assert not game.discard[1], "the pile went to the bottom in random order"
    assert reversible(game, 0) is None


def test_3_7_1_who_has_passed_takes_nothing_back():
    game = position("hand=Kong", "health=20 gold=1 hand=Lash,FlashFire deck=9*Muse board=LurkingGiant")
    does(game, "Play Kong")
    does(game, "Lurking Giant")
    does(game, "End your turn")
    assert (reversible(game, 0), reversible(game, 1)) == (None, None)
    with pytest.raises(IllegalOption, match="initiative has passed"):
        play(game, TAKE_BACK)


def test_3_7_1_only_the_last_sequence_is_taken_back():
    game = position("hand=PlentifulDead,Rage board=CaveTroll", "health=20 gold=0 deck=9*Muse board=CaveTroll")
    does(game, "Play Plentiful Dead")
    does(game, "Attack")
    assert reversible(game, 0) == "Attack"
    play(game, TAKE_BACK)
    assert len(game.board[0]) == 2
    assert reversible(game, 0) is None  # the zombie stays


def test_h35_an_attack_may_be_taken_back_before_it_is_sent_on():
    game = position("hand=Lash board=CaveTroll,LurkingGiant", "health=20 gold=1 hand=Lash deck=9*Muse board=CaveTroll")
    does(game, "Attack")
    play(game, game.options[0])
    play(game, codes.STOP)
    assert view(game, 0)["step"] == "before_blocks"
    assert reversible(game, 0) == "Attack"
    play(game, TAKE_BACK)
    assert view(game, 0)["phase"] == "main"
    assert not any(champion["expended"] or champion["attacking"] for champion in view(game, 0)["champions"])


def test_h35_blocks_may_be_taken_back_before_they_are_sent_on():
    game = position(
        "board=LurkingGiant(expended,attacking)",
        "health=20 gold=1 hand=Lash deck=9*Muse board=CaveTroll,CaveTroll",
        turn="turn=3 active=0 moment=blockers seat=1",
    )
    does(game, "Cave Troll (1")
    does(game, "Block with")
    assert view(game, 1)["step"] == "before_damage"  # the defender acts first (4.4.8)
    assert reversible(game, 1) == "Block"
    assert reversible(game, 0) is None
    play(game, TAKE_BACK)
    assert view(game, 1)["step"] == "blockers"
    assert not any(champion["blocking"] for champion in view(game, 1)["champions"])


def test_h35_what_the_opponent_has_seen_stays_known():
    game = position("hand=Kong,Lash", "health=20 deck=9*Muse board=LurkingGiant")
    assert view(game, 1)["players"][0]["hand"] == []
    does(game, "Play Kong")
    play(game, TAKE_BACK)
    assert [card["card"] for card in view(game, 1)["players"][0]["hand"]] == ["Kong"]


@pytest.mark.parametrize("kind", ["format=hunter-first-blood", "format=hydra teams=2"])
def test_h35_what_all_others_have_seen_stays_known(kind):
    """Those out of reach in Hunter, and teammates in Hydra, have seen the card as well."""
    sides = " / ".join(["health=30 gold=1 deck=9*Muse hand=Kong,Lash board=LurkingGiant"] * 4)
    game = read(f"players=4 {kind} turn=3 active=0 moment=main seat=0 rules=every-window / {sides}")
    does(game, "Play Kong")
    play(game, TAKE_BACK)
    for seat in (1, 2, 3):
        assert [card["card"] for card in view(game, seat)["players"][0]["hand"]] == ["Kong"]


def test_h36_actions_are_taken_back_up_to_a_limit():
    game = position("hand=Kong", "health=20 deck=9*Muse board=LurkingGiant")
    for _ in range(TAKE_BACK_LIMIT):
        does(game, "Play Kong")
        play(game, TAKE_BACK)
    does(game, "Play Kong")
    assert taken_back(game, 0) == TAKE_BACK_LIMIT
    assert reversible(game, 0) is None
    with pytest.raises(IllegalOption, match=f"taken back {TAKE_BACK_LIMIT} actions"):
        play(game, TAKE_BACK)


def test_both_are_told_what_was_taken_back():
    game = position("hand=Kong", "health=20 deck=9*Muse board=LurkingGiant")
    does(game, "Play Kong")
    play(game, TAKE_BACK)
    assert [entries(game, seat, 0)[-1]["text"] for seat in (0, 1)] == [
        "You take back [[Kong]].",
        "Your opponent takes back [[Kong]].",
    ]


def test_where_nothing_was_done_nothing_is_taken_back():
    game = position("hand=Kong")
    assert reversible(game, 0) is None
    with pytest.raises(IllegalOption, match="nothing to take back"):
        play(game, TAKE_BACK)


# --- in random games -------------------------------------------------------------------------------------------------


def taking_back(seed, look):
    """A random game in which actions are taken back now and then; `look` is called where one may be, with the position
    before it and the options chosen since. The setup and what the game's record holds."""
    rng = Rng(seed)
    setup = replace(setup_for(seed, rng, []), every_window=rng.below(2) == 0)
    game, options = new_game(setup, seed), []
    since: list[int] = []
    start = None
    while not game.reason and len(options) < 600:
        option = game.options[rng.below(len(game.options))]
        clone = game.clone()
        options.append(option)
        play(game, option)
        if game.begun is not None and game.begun.position.choices == clone.choices:
            start, since = clone, []
        since.append(option)
        if game.begun is not None and reversible(game, game.begun.position.seat):
            look(start, since, game, rng)
            if rng.below(3) == 0:
                play(game, TAKE_BACK)
                options.append(TAKE_BACK)
    return setup, options, game


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**63 - 1))
def test_taking_back_restores_the_position_exactly(seed):
    met = []

    def look(start, since, game, rng):
        again = game.clone()
        again.journal, again.begun = list(game.journal), game.begun
        play(again, TAKE_BACK)
        met.append(since)
        assert tables(again, KNOWLEDGE + COUNTED_ON + ("options",)) == tables(
            start, KNOWLEDGE + COUNTED_ON + ("options",)
        )
        assert asked_anew(again) == again.options
        assert view(again, start.seat)["players"][start.seat] == view(start, start.seat)["players"][start.seat]

    taking_back(seed, look)
    assert met, "random games always have something to take back"


@settings(max_examples=15, deadline=None)
@example(545)  # an attack after which the loyalty of the opponent's Village Protector asks for cards of their hand
@given(st.integers(0, 2**63 - 1))
def test_it_is_never_offered_once_anything_hidden_became_known(seed):
    """The same actions among other hidden cards look the same to who may take them back."""

    def look(start, since, game, rng):
        seat = start.seat
        other = permuted(start, seat, rng)
        other.journal = []
        for option in since:
            assert option in other.options
            play(other, option)
        seen, same = view(game, seat), view(other, seat)
        for one in (seen, same):
            one.pop("choices")
        assert json.dumps(seen) == json.dumps(same)

    taking_back(seed, look)


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 2**63 - 1))
def test_a_record_with_actions_taken_back_replays_to_the_same_game(seed):
    setup, options, game = taking_back(seed, lambda *given: None)
    record = Record.from_json(json.loads(json.dumps(Record.of(setup, seed, options).to_json())))
    again = record.replay()
    assert digest(again) == digest(game)
    assert again.journal == game.journal
