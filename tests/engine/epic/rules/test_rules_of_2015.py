"""Games by the rules of 2015: what the rulebook says otherwise than the complete rules of 2017, in both readings.

`year` is the rules that a scenario is played by; what has to come out under each stands beside it. Players of more than
two are called as in test_free_for_all.py.
"""

import pytest

from engine.epic import BadSetup, Setup, new_game
from engine.epic.positions import BadNotation, read
from engine.epic.proofs.notations import notation_laws
from engine.epic.rules import codes
from engine.kernel.random import Rng
from tests.engine.epic.scenario import Scenario, Side, in_play

COMPANIONS = ["Wolf Companion"] * 4  # free events; with one champion in play they need no choice
FLASH = "Flash Fire"
BOTH = pytest.mark.parametrize("year", ["2017", "2015"])


def rules(year):
    return {"of_2015": year == "2015"}


def now(game):
    return game.moment, game.decider


def deciders(game, passes):
    """Who has initiative and when, before each of so many passes and after the last."""
    seen = [now(game)]
    for _ in range(passes):
        game.passes()
        seen.append(now(game))
    return seen


def battle(table, year, moment="before-blocks"):
    kong = in_play("Kong", attacking=True, expended=True)
    return table(Side(hand=COMPANIONS, board=[kong]), Side(hand=COMPANIONS), moment=moment, **rules(year))


def flash(game, who):
    """Someone plays an event that harms nobody much."""
    game[who].play(FLASH)
    game.mode("each champion and each player")


# --- two players -----------------------------------------------------------------------------------------------------


@BOTH
def test_who_decides_on_the_opening_hand_first(deal, year):
    """Rulebook, Getting Started: "starting with the player going first"; 1.8.4: the player going second."""
    game = deal(["Kong"] * 30, ["Kong"] * 30, first="you", rules_of=year)
    seen = []
    while game.asks == "mulligan":
        seen.append(game.decider)
        game.keep()
    assert seen == {"2017": ["opponent", "you"], "2015": ["you", "opponent"]}[year]


@BOTH
def test_before_blocks_the_defender_who_acted_has_another_window(table, year):
    """Steps B and C; by 4.4.5 blocks follow when the attacker makes no play again."""
    game = battle(table, year)
    game.you.passes()
    game.opponent.play("Wolf Companion")
    game.opponent.passes()
    game.you.passes()
    assert now(game) == {"2017": ("before-damage", "opponent"), "2015": ("before-blocks", "opponent")}[year]
    if year == "2015":
        game.opponent.play("Wolf Companion")
        assert deciders(game, 2)[1:] == [("before-blocks", "you"), ("before-blocks", "opponent")]
        game.opponent.passes()
        assert now(game) == ("before-damage", "you")  # nobody can block


@BOTH
def test_after_blocks_the_attacker_acts_first(table, year):
    """Steps E and F; by 4.4.8 the defender does."""
    first, second = {"2017": ("opponent", "you"), "2015": ("you", "opponent")}[year]
    assert deciders(battle(table, year, "before-damage"), 2) == [
        ("before-damage", first), ("before-damage", second), ("main", "you"),
    ]  # fmt: skip


@BOTH
def test_before_damage_the_defender_who_acted_has_another_window(table, year):
    """Step F; by 4.4.9 damage follows when the attacker makes no play."""
    game = battle(table, year, "before-damage")
    if year == "2015":
        game.you.passes()
    game.opponent.play("Wolf Companion")
    game.opponent.passes()
    game.you.passes()
    assert now(game) == {"2017": ("main", "you"), "2015": ("before-damage", "opponent")}[year]


@BOTH
def test_after_the_opponent_acted_the_turn_goes_on_as_before_and_ending_it_is_offered_anew(table, year):
    """Step 4 back to step 3; by 4.3.4 the turn ends, or goes on with a play or a battle."""
    game = table(Side(hand=["Wither"], board=["Kong"]), Side(hand=[FLASH, FLASH]), **rules(year))
    game.you.passes()
    flash(game, "opponent")
    game.opponent.passes()
    assert now(game) == {"2017": ("continue", "you"), "2015": ("main", "you")}[year]
    game.you.passes()
    if year == "2015":
        assert now(game) == ("end-offer", "opponent")
        flash(game, "opponent")
        assert deciders(game, 2)[1:] == [("main", "you"), ("end-offer", "opponent")]
        game.opponent.passes()
    assert (game.turn, game.active) == (4, "opponent")


@BOTH
def test_the_abilities_of_the_player_whose_turn_it_is_come_first(table, year):
    """Rulebook, Triggered abilities; by 3.2.5a those of the player with initiative do, who played the event here."""
    game = table(
        Side(board=["Soul Hunter"]), Side(board=["Soul Hunter"], hand=["Zombie Apocalypse"]),
        moment="end-offer", **rules(year),
    )  # fmt: skip
    game.opponent.play("Zombie Apocalypse")
    game.mode("Break all champions")
    first, second = {"2017": ("opponent", "you"), "2015": ("you", "opponent")}[year]
    assert game.decider == first
    game.choose(second)
    assert game.decider == second
    game.choose(first)


@BOTH
def test_there_is_no_hand_limit(table, year):
    """Rulebook, End Phase, which has none; 1.7.4: seven cards."""
    game = table(Side(hand=["Kong"] * 9), **rules(year))
    game.end_turn()
    assert game.active == "opponent"
    assert len(game.you.hand) == {"2017": 7, "2015": 9}[year]


@BOTH
def test_recycled_cards_are_banished_and_so_shuffled(table, year):
    """Rulebook, Recycle and Banish; by 5.5.4 their player chooses the order."""
    lowest = set()
    for seed in range(8):
        game = table(
            Side(hand=["Ogre Mercenary"], discard=["Kong", "Lash", "Muse"], top=["Turn"]), seed=seed, **rules(year)
        )
        game.play("Ogre Mercenary")
        game.choose("Kong", "Muse")
        lowest.add(game.you.bottom[0])
        assert (game.you.hand, game.you.discard_pile) == (["Turn"], ["Lash"])
    known = {"2017": [(1, ["Muse"]), (1, ["Kong"])], "2015": [(2, ["Kong", "Muse"])]}[year]
    assert [(count, sorted(names)) for count, names in game.opponent.knows_deck("you")] == known
    assert lowest == {"2017": {"Muse"}, "2015": {"Kong", "Muse"}}[year]


@BOTH
def test_the_question_about_recycling_says_what_is_done(table, year):
    game = table(Side(hand=["Ogre Mercenary"], discard=["Kong", "Lash"]), **rules(year))
    game.play("Ogre Mercenary")
    words = {"2017": "put two cards of your discard pile on the bottom of your deck", "2015": "banish two cards"}[year]
    assert words in game.prompt
    game.decline()
    assert game.you.hand == []


# --- more than two players -------------------------------------------------------------------------------------------


def three(**more):
    return [Side(hand=[FLASH] * 3, **more) for _ in range(3)]


@BOTH
def test_with_more_players_mulligans_begin_with_the_first(year):
    game = Scenario(new_game(Setup((("Kong",) * 20,) * 3, 1, format="free-for-all", rules_of=year), 1))
    seen = []
    while game.asks == "mulligan":
        seen.append(game.decider)
        game.keep()
    assert seen == {"2017": ["Cyd", "Ann", "Ben"], "2015": ["Ben", "Cyd", "Ann"]}[year]


@BOTH
def test_h63_everybody_has_a_gold_before_their_first_turn(year):
    game = Scenario(new_game(Setup((("Kong",) * 20,) * 3, 0, format="free-for-all", rules_of=year), 1))
    for _ in range(3):
        game.keep()
    assert [game[name].gold for name in ("Ann", "Ben", "Cyd")] == [1, 1, 1]
    assert [len(game[name].hand) for name in ("Ann", "Ben", "Cyd")] == [6, 5, 5]  # Multiplayer: the first one draws


@BOTH
def test_h61_before_the_turn_ends_each_other_player_has_one_window(circle, year):
    game = circle(*three(), **rules(year))
    game.passes()
    assert now(game) == ("end-offer", "Ben")
    flash(game, "Ben")
    game.passes()
    flash(game, "Cyd")
    game.passes()
    assert now(game) == {"2017": ("end-offer", "Ann"), "2015": ("main", "Ann")}[year]
    if year == "2017":
        assert deciders(game, 2)[1:] == [("end-offer", "Ben"), ("continue", "Ann")]
        game.passes()
    else:
        assert deciders(game, 2)[1:] == [("end-offer", "Ben"), ("end-offer", "Cyd")]
        game.passes()
    assert (game.turn, game.active) == (6, "Ben")


@BOTH
def test_h61_the_round_goes_on_to_the_left_of_one_who_acted_and_left(circle, year):
    game = circle(*three(), Side(), **rules(year))
    game.passes()
    flash(game, "Ben")
    game["Ben"].concede()
    assert now(game) == ("end-offer", "Cyd")
    assert notation_laws(game.game, Rng(1)) == []
    assert deciders(game, 2)[1:] == [
        ("end-offer", "Dan"), {"2017": ("end-offer", "Ann"), "2015": ("main", "Ann")}[year],
    ]  # fmt: skip
    game.passes()
    game.passes()


@BOTH
def test_h61_when_the_last_one_acts_and_leaves_the_turn_goes_on(circle, year):
    game = circle(*three(), **rules(year))
    game.passes()
    game.passes()
    flash(game, "Cyd")
    game["Cyd"].concede()
    assert now(game) == {"2017": ("end-offer", "Ann"), "2015": ("main", "Ann")}[year]


def attack_on_cyd(circle, year, moment, **more):
    kong = in_play("Kong", attacking=True, expended=True)
    sides = [Side(hand=[FLASH] * 3, board=[kong]), *three()]
    return circle(*sides, moment=moment, attacked="Cyd", **more, **rules(year))


@BOTH
def test_h62_in_a_battle_only_attacker_and_defender_act(circle, year):
    before = deciders(attack_on_cyd(circle, year, "before-blocks"), 2)
    assert before == [
        ("before-blocks", "Ann"),
        *{
            "2017": [("before-blocks", "Ben"), ("before-blocks", "Cyd")],
            "2015": [("before-blocks", "Cyd"), ("before-damage", "Ann")],
        }[year],
    ]
    damage = attack_on_cyd(circle, year, "before-damage", initiative={"2017": "Cyd", "2015": "Ann"}[year])
    order = {"2017": ["Cyd", "Dan", "Ann", "Ben"], "2015": ["Ann", "Cyd"]}[year]
    assert deciders(damage, len(order)) == [*[("before-damage", name) for name in order], ("main", "Ann")]


@BOTH
def test_h62_the_defender_who_acted_has_another_window(circle, year):
    game = attack_on_cyd(circle, year, "before-damage", initiative="Cyd")
    flash(game, "Cyd")
    after = {"2017": ["Dan", "Ann", "Ben"], "2015": ["Ann", "Cyd"]}[year]
    assert deciders(game, len(after))[1:] == [("before-damage", name) for name in after]
    game.passes()
    assert now(game) == ("main", "Ann")


@BOTH
def test_with_more_players_what_damage_triggers_is_dealt_with_in_the_damage_step(circle, year):
    """Rulebook, Damage step; by M4.4.11 it waits for the main phase."""
    game = circle(Side(board=["Thought Plucker"]), Side(hand=["Kong", "Rage"]), Side(), **rules(year))
    game.attack_player("Ben", "Thought Plucker")
    while game.asks == "window":
        game.passes()
    assert (game.asks, game.decider) == ("discard", "Ben")
    assert game.game.phase == {"2017": codes.PHASE_MAIN, "2015": codes.PHASE_BATTLE}[year]
    game.discard("Rage")
    assert now(game) == ("main", "Ann")


# --- where the rulebook is silent ------------------------------------------------------------------------------------


@BOTH
def test_h60_a_battle_without_attackers_ends(table, year):
    human = in_play("Human", attacking=True, expended=True)
    game = table(Side(board=[human]), Side(hand=[FLASH]), moment="before-blocks", **rules(year))
    game.you.passes()
    flash(game, "opponent")
    game.opponent.passes()
    assert now(game) == ("main", "you")


@BOTH
def test_h60_what_triggers_in_the_end_phase_resolves_in_it(table, year):
    game = table(
        Side(hand=["Final Task"], discard=["Warrior Golem", "Lash"], top=["Muse"]), opponent=Side(), **rules(year)
    )
    game.play("Final Task")
    game.mode("Put a champion card")
    game.you.passes()
    game.opponent.passes()
    assert (game.game.phase, game.decider) == (codes.PHASE_END, "you")
    game.choose("Lash", "Warrior Golem")
    assert (game.active, game.you.hand) == ("opponent", ["Muse"])


@BOTH
def test_h60_a_batch_that_has_begun_is_finished_first(table, year):
    """3.2.5a: the Warrior Golem's ability waits for both Shamans, whoever's turn it is."""
    game = table(
        Side(hand=["Burrowing Wurm"], board=["Fire Shaman", "Fire Shaman"]),
        Side(board=["Warrior Golem"], discard=["Lash", "Rage"], top=["Muse"]), **rules(year),
    )  # fmt: skip
    game.play("Burrowing Wurm")
    game.choose("Warrior Golem")
    assert (game.decider, game.pending) == ("you", ["Warrior Golem"])
    game.choose("opponent")
    game.opponent.choose("Lash", "Rage")
    assert game.opponent.hand == ["Muse"]


# --- setups and positions --------------------------------------------------------------------------------------------

MANY = "players=3 format=free-for-all"
DECKS = (("Kong",) * 30, ("Lash",) * 30)


@BOTH
def test_a_setup_keeps_its_rules(year):
    setup = Setup(DECKS, rules_of=year)
    assert Setup.from_json(setup.to_json()) == setup
    assert ("rules_of" in setup.to_json()) == (year == "2015")


def test_other_years_are_refused():
    with pytest.raises(BadSetup, match="by the rules of 2017 or 2015, not of '2016'"):
        new_game(Setup(DECKS, rules_of="2016"), 1)


OLD = ["mulligan_first_player_first", "attacker_acts_first_after_blocks"]


def test_older_setups_without_their_switches_are_of_2017():
    assert Setup.from_json(Setup(DECKS).to_json() | dict.fromkeys(OLD, False)) == Setup(DECKS)


@pytest.mark.parametrize("switch", OLD)
def test_older_setups_with_a_part_of_the_rules_of_2015_are_refused(switch):
    with pytest.raises(BadSetup, match="with a part of the rules of 2015"):
        Setup.from_json(Setup(DECKS).to_json() | dict.fromkeys(OLD, False) | {switch: True})


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("moment=continue rules=of-2015 / hand=Kong / hand=Lash", "there is no moment continue"),
        ("moment=hand-limit rules=of-2015 / hand=8*Kong / hand=Lash", "there is no moment hand-limit"),
        (
            f"{MANY} moment=end-offer seat=0 rules=of-2015 / hand=Kong / /",
            "seat 0 has no window in the moment end-offer",
        ),
        (
            f"{MANY} moment=before-damage attacked=1 seat=2 rules=of-2015 / board=Kong(attacking,expended) / /",
            "seat 2 has no window in the moment before-damage",
        ),
        ("rules=attacker-first-after-blocks / / ", "one of of-2015"),
    ],
)
def test_what_the_rules_of_2015_do_not_have_is_no_position_of_them(text, wrong):
    with pytest.raises(BadNotation, match=wrong):
        read(text)
