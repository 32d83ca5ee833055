"""Games of more than two players, each for themselves (1.1, 1.2, 1.8.4, 1.9.3, 3.2.5a, 4.2, 4.3.5, M4.4).

The players are Ann, Ben, Cyd and Dan, clockwise: Ben sits to the left of Ann.
"""

import pytest

from engine.epic import BadSetup, Setup, new_game, view
from engine.epic.positions.plain import moment_of
from engine.epic.positions.plain.position import TURN_OVER
from engine.epic.proofs.notations import notation_laws
from engine.epic.rules import codes
from engine.kernel.random import Rng
from tests.engine.epic.scenario import Scenario, Side, deciders, in_play

FLASH = "Flash Fire"  # a free event: damage to each champion and player, or two to a target
DISCARDS = "Knight of Shadows"  # its tribute lets each opponent discard a card
PLAYS = ["Flash Fire"] * 3


def plain(hands=3, **more):
    return [Side(hand=PLAYS, **more) for _ in range(hands)]


def act(game, who):
    """Someone plays an event that harms nobody much."""
    game[who].play(FLASH)
    game.mode("each champion and each player")


# --- the beginning (1.8, 4.2) ----------------------------------------------------------------------------------------


def real_game(seats=3, first=0, **more):
    decks = tuple(("Kong",) * 20 for _ in range(seats))
    return Scenario(new_game(Setup(decks, first, format="free-for-all", **more), 1))


def test_1_8_4_the_second_player_mulligans_first_and_then_the_others_clockwise():
    game = real_game(4, first=2)
    seen = []
    while game.asks == "mulligan":
        seen.append(game.decider)
        game.keep()
    assert seen == ["Dan", "Ann", "Ben", "Cyd"]
    assert (game.turn, game.active) == (1, "Cyd")


def test_4_2_2a_and_4_2_3a_all_gain_a_gold_and_the_first_player_draws():
    game = real_game(3)
    for _ in range(3):
        game.keep()
    assert [game[name].gold for name in ("Ann", "Ben", "Cyd")] == [1, 1, 1]
    assert [len(game[name].hand) for name in ("Ann", "Ben", "Cyd")] == [6, 5, 5]
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [30, 30, 30]  # 1.5.1


def test_turns_go_clockwise_and_4_5_2e_gold_comes_after_the_own_turn_only(circle):
    game = circle(Side(gold=0), Side(gold=0), Side(gold=0))
    game.end_turn()
    assert (game.active, [game[name].gold for name in ("Ann", "Ben", "Cyd")]) == ("Ben", [1, 1, 0])
    game.end_turn()
    assert game.active == "Cyd"
    game.end_turn()
    assert game.active == "Ann"


@pytest.mark.parametrize(
    ("seats", "format_", "sentence"),
    [
        (3, "", "A duel has two decks, and this one has 3. With more players name a format."),
        (2, "free-for-all", "This format is for 3 to 8 players, and here are 2 decks."),
        (9, "free-for-all", "This format is for 3 to 8 players, and here are 9 decks."),
        (3, "raid", 'There is no format "raid" for games of more than two. There are: free-for-all, hunter-first-bl'),
    ],
)
def test_a_game_of_the_wrong_number_is_refused(seats, format_, sentence):
    with pytest.raises(BadSetup) as refused:
        new_game(Setup(tuple(("Kong",) * 10 for _ in range(seats)), format=format_), 1)
    assert str(refused.value).startswith(sentence)


# --- the end of a turn (4.3.5, 4.3.6) --------------------------------------------------------------------------------


def test_4_3_5_the_turn_ends_when_nobody_else_makes_a_play(circle):
    game = circle(*plain())
    assert deciders(game, 2) == [("main", "Ann"), ("end-offer", "Ben"), ("end-offer", "Cyd")]
    game.passes()
    assert (game.turn, game.active) == (6, "Ben")


def test_4_3_5_when_somebody_made_a_play_the_others_may_and_then_the_player_goes_on_or_ends_the_turn(circle):
    game = circle(*plain(4))
    game.passes()
    game["Ben"].passes()
    act(game, "Cyd")
    assert deciders(game, 3)[1:] == [("end-offer", "Dan"), ("end-offer", "Ann"), ("end-offer", "Ben")]
    game.passes()  # Cyd made the last play
    assert (game.moment, game.decider) == ("continue", "Ann")
    game.passes()
    assert (game.turn, game.active) == (6, "Ben")


def test_4_3_5_a_play_of_the_player_whose_turn_it_is_gives_all_others_initiative_again(circle):
    game = circle(*plain())
    game.passes()
    act(game, "Ben")
    game.passes()
    game["Cyd"].passes()
    act(game, "Ann")
    assert deciders(game, 3)[1:] == [("end-offer", "Ben"), ("end-offer", "Cyd"), ("continue", "Ann")]


def test_4_3_5_in_their_own_turn_a_player_may_play_slow_champions_then_but_not_attack(circle):
    game = circle(Side(hand=["Kong"], board=["Cave Troll"]), Side(hand=[FLASH]), Side())
    game.passes()
    act(game, "Ben")
    game.passes()
    game["Cyd"].passes()
    game["Ann"].could_play("Kong")
    game["Ann"].could_not_attack()


def test_4_3_6_going_on_is_for_a_play_or_a_battle(circle):
    game = circle(Side(hand=["Kong"], board=["Cave Troll"]), Side(hand=[FLASH]), Side())
    game.passes()
    act(game, "Ben")
    game.go_to("continue")
    game["Ann"].could_play("Kong")
    game["Ann"].attack_player("Cyd", "Cave Troll")
    assert game.moment == "before-blocks"


# --- triggers (3.2.5a) -----------------------------------------------------------------------------------------------


def test_3_2_5a_triggers_resolve_from_who_has_initiative_clockwise(circle):
    """Each player has a champion that deals damage when it is broken. Cyd breaks them all."""
    hunters = [Side(board=["Soul Hunter"], hand=["Apocalypse"]) for _ in range(4)]
    game = circle(*hunters, turn_of="Cyd")
    game.play("Apocalypse")
    game.mode("break all")
    seen = []
    for _ in range(4):
        seen.append(game.decider)
        game.could_choose("Ann", "Ben", "Cyd", "Dan")
        game.choose("Ben")
    assert seen == ["Cyd", "Dan", "Ann", "Ben"]
    assert game["Ben"].health == 10


def test_each_opponent_discards_one_after_the_other_clockwise(circle):
    hand = ["Kong", "Rage"]
    game = circle(Side(hand=[DISCARDS]), Side(hand=hand), Side(hand=["Rage"]), Side(hand=hand))
    game.play(DISCARDS)
    seen = []
    while game.asks == "discard":
        seen.append(game.decider)
        game.discard("Rage")
    assert seen == ["Ben", "Dan"]
    assert [game[name].hand for name in ("Ben", "Cyd", "Dan")] == [["Kong"], [], ["Kong"]]


def test_the_only_opponent_left_discards_and_is_written_so(circle):
    game = circle(Side(hand=[DISCARDS]), Side(hand=["Kong", "Rage"]), Side())
    game["Cyd"].concede()
    game.play(DISCARDS)
    assert (game.asks, notation_laws(game.game, Rng(1))) == ("discard", [])
    game.discard("Rage")


def test_the_defending_player_is_the_one_who_is_attacked_not_each_opponent(circle):
    """Draka damages the champions of the defending player."""
    troll = Side(board=["Cave Troll"])
    game = circle(Side(board=["Draka, Dragon Tyrant"]), troll, troll, Side())
    game.attack_player("Cyd", "Draka, Dragon Tyrant")
    assert [game[name].board for name in ("Ben", "Cyd")] == [["Cave Troll"], []]


def test_each_opponent_takes_the_damage_and_no_one_else(circle):
    game = circle(Side(hand=["Fires of Rebellion"]), Side(), Side(), Side())
    game.play("Fires of Rebellion")
    game.mode("each opponent")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd", "Dan")] == [30, 23, 23, 23]


def test_5_3_2_loyalty_shows_the_cards_to_all_opponents(circle):
    """5.3.6, 5.19.1."""
    game = circle(Side(hand=["Draka, Dragon Tyrant", "Kong", "Rage"]), Side(), Side())
    game.play("Draka, Dragon Tyrant")
    game.reveal("Kong", "Rage")
    shown = [[card["card"] for card in view(game.game, seat)["players"][0]["hand"]] for seat in (1, 2)]
    assert shown == [["Kong", "Rage"]] * 2


def test_if_it_attacked_you_asks_who_was_attacked(circle):
    """Hasty Retreat returns an attacker, whose controller draws if it attacked you and was not blocked."""
    for hand, cards in ((1, 2), (2, 1)):
        sides = [Side(hand=["Hasty Retreat"] if seat == hand else []) for seat in (1, 2)]
        game = circle(*attacking(*sides), moment="before-damage", attacked="Ben", initiative="Ben")
        if hand == 2:
            game.passes()
        game.play("Hasty Retreat")
        game.mode("Return")
        assert len(game["Ann"].hand) == 3 + cards


# --- battle (M4.4) ---------------------------------------------------------------------------------------------------


def attacking(*others, **more):
    return [Side(hand=PLAYS, board=[in_play("Kong", attacking=True, expended=True)], **more), *others]


def test_m4_4_1_any_opponent_can_be_attacked_and_one_is_chosen(circle):
    game = circle(Side(board=["Kong"]), *plain(3))
    game.take_battle()
    assert (game.asks, game.offered) == ("defender", ["Ben", "Cyd", "Dan"])
    game.choose("Cyd")
    game.took("Ann's Kong")
    assert (game.moment, game.game.defender) == ("before-blocks", 2)


def test_m4_4_1_who_cannot_be_attacked_is_no_choice(circle):
    """Expended, Avenging Angel keeps her controller from being attacked."""
    game = circle(Side(board=["Kong"]), Side(board=[in_play("Avenging Angel", expended=True)]), Side(), Side())
    game.take_battle()
    assert game.offered == ["Cyd", "Dan"]
    game.choose("Dan")


def test_m4_4_3_before_blocks_the_attacker_acts_first_then_all_to_the_left(circle):
    game = circle(*attacking(*plain(2), Side(board=["Cave Troll"])), moment="before-blocks", attacked="Dan")
    seen = deciders(game, 4)
    assert seen == [*[("before-blocks", name) for name in ("Ann", "Ben", "Cyd", "Dan")], ("blockers", "Dan")]
    game.block()


def test_m4_4_4_and_m4_4_5_after_a_play_initiative_goes_round_to_who_made_the_last_one(circle):
    game = circle(*attacking(*plain(2), Side(board=["Burrowing Wurm"])), moment="before-blocks", attacked="Dan")
    game.passes()
    act(game, "Ben")
    assert deciders(game, 4)[1:] == [
        ("before-blocks", "Cyd"), ("before-blocks", "Dan"), ("before-blocks", "Ann"), ("blockers", "Dan"),
    ]  # fmt: skip
    game.block()


def test_m4_4_4_a_play_of_the_attacker_alone_needs_no_second_round(circle):
    game = circle(*attacking(Side(board=["Burrowing Wurm"]), Side()), moment="before-blocks", attacked="Ben")
    act(game, "Ann")
    assert deciders(game, 3)[1:] == [("before-blocks", "Ben"), ("before-blocks", "Cyd"), ("blockers", "Ben")]
    game.block()


def test_m4_4_6_only_champions_of_the_defender_block(circle):
    game = circle(
        *attacking(Side(board=["Cave Troll"]), Side(board=["Hill Giant", in_play("Wolf", expended=True)])),
        moment="blockers", attacked="Cyd", initiative="Cyd",
    )  # fmt: skip
    game.could_block_with("Hill Giant")
    game.block("Hill Giant")


def test_m4_4_8_before_damage_the_defender_acts_first_and_then_all_to_the_left(circle):
    game = circle(*attacking(*plain(3)), moment="before-damage", attacked="Cyd", initiative="Cyd")
    assert deciders(game, 3) == [("before-damage", name) for name in ("Cyd", "Dan", "Ann", "Ben")]
    game.passes()
    assert (game.moment, game["Cyd"].health) == ("main", 30 - 13)


def test_h37_before_damage_a_second_round_begins_with_the_player_whose_turn_comes_not_with_the_attacker(circle):
    """M4.4.9, M4.4.10."""
    game = circle(*attacking(*plain(3)), moment="before-damage", attacked="Cyd", initiative="Cyd")
    game.passes()
    act(game, "Dan")
    assert deciders(game, 3)[1:] == [("before-damage", name) for name in ("Ann", "Ben", "Cyd")]
    game.passes()
    assert game.moment == "main"


def test_m4_4_11_unblocked_damage_goes_to_the_player_who_is_attacked(circle):
    game = circle(Side(board=["Kong"]), Side(), Side())
    game.attack_player("Cyd", "Kong")
    game.go_to("main")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [30, 30, 17]


def test_m4_4_11_what_damage_triggers_waits_for_the_main_phase(circle):
    game = circle(Side(board=["Thought Plucker"]), Side(hand=["Kong", "Rage"]), Side())
    game.attack_player("Ben", "Thought Plucker")
    while game.asks == "window":
        game.passes()
    assert (game.game.phase, game.asks, game.decider) == (codes.PHASE_MAIN, "discard", "Ben")
    game.discard("Rage")
    assert len(game["Ann"].hand) == 1


def test_m4_4_1a_a_battle_without_attackers_ends(circle):
    game = circle(
        Side(board=[in_play("Human", attacking=True, expended=True)]), Side(hand=[FLASH]), Side(),
        moment="before-blocks", attacked="Cyd",
    )  # fmt: skip
    game.passes()
    act(game, "Ben")
    game.passes()
    assert (game.moment, game.decider) == ("main", "Ann")


# --- leaving the game (1.2.2, 1.9.3) ---------------------------------------------------------------------------------


def test_1_2_2_who_falls_to_0_health_is_out_and_the_others_play_on(circle):
    game = circle(Side(board=["Kong"]), Side(health=13), Side())
    game.attack_player("Ben", "Kong")
    game.go_to("main")
    assert (game.winner, game.game.seating.players) == (None, (0, 2))
    game.end_turn()
    assert game.active == "Cyd"


def test_1_2_2_who_falls_while_a_champion_breaks_by_what_it_was_damaged_by_is_out(circle):
    """Thrasher Demon breaks what it damages: the attacker, whose breakthrough takes its controller's last health."""
    game = circle(Side(board=["Triceratops"]), Side(board=["Thrasher Demon"], health=1), Side())
    game.attack_player("Ben", "Triceratops")
    game.go_to("blockers")
    game.block("Thrasher Demon")
    game.go_to("damage")
    game.assign("Triceratops", {"Ben": 9, "Thrasher Demon": 1})
    game.go_to("main")
    assert game.game.seating.players == (0, 2)
    assert (game["Ann"].board, game["Ann"].discard_pile) == ([], ["Triceratops"])


def test_1_2_1_the_last_one_wins(circle):
    game = circle(Side(board=["Kong"]), Side(health=13), Side())
    game.attack_player("Ben", "Kong")
    game.go_to("main")
    game["Cyd"].concede()
    assert (game.winner, game.ended_by) == ("Ann", "elimination")


def test_1_2_1_an_empty_deck_wins_at_once(circle):
    game = circle(Side(), Side(deck=[]), Side())
    game.end_turn()
    assert (game.winner, game.ended_by) == ("Ben", "deck")


def test_1_9_3_owned_cards_leave_and_borrowed_champions_go_back(circle):
    game = circle(
        Side(board=["Kong", in_play("Cave Troll", owner="Ben")]),
        Side(board=["Hill Giant", in_play("Triceratops", owner="Cyd")], hand=["Rage"], discard=["Wither"]),
        Side(),
    )
    game["Ben"].concede()
    assert game["Ann"].board == ["Kong"]
    assert (game["Ben"].board, game["Ben"].hand, game["Ben"].deck, game["Ben"].discard_pile) == ([], [], [], [])
    assert game["Cyd"].board == ["Triceratops"]


def test_h39_tokens_leave_with_who_put_them_into_play(circle):
    human = in_play("Human", owner="Ben")
    game = circle(Side(board=[human, "Wolf"]), Side(board=["Human"]), Side())
    game["Ben"].concede()
    assert game["Ann"].board == ["Wolf"]


def test_h38_when_two_are_left_the_rules_for_more_go_on(circle):
    """After a play of Cyd's the player whose turn it is acts once more, and Cyd made the last play (4.3.5)."""
    game = circle(*plain())
    game["Ben"].concede()
    game.passes()
    act(game, "Cyd")
    assert deciders(game, 2)[1:] == [("end-offer", "Ann"), ("continue", "Ann")]


def test_leaving_in_the_own_turn_ends_it(circle):
    game = circle(Side(board=["Kong"]), Side(), Side())
    game["Ann"].concede()
    assert (game.turn, game.active, game.decider) == (6, "Ben", "Ben")


def test_h40_leaving_with_initiative_passes_it_to_the_left(circle):
    game = circle(*plain(4))
    game.passes()
    assert game.decider == "Ben"
    game["Ben"].concede()
    assert (game.moment, game.decider) == ("end-offer", "Cyd")


def test_h40_a_battle_against_one_who_leaves_is_over(circle):
    game = circle(*attacking(*plain(2)), moment="before-blocks", attacked="Ben")
    game["Ben"].concede()
    assert (game.moment, game.decider, game.champion("Kong").attacking) == ("main", "Ann", False)
    assert game.champion("Kong").expended


def test_h1_players_who_fall_together_leave_together_and_the_last_of_them_draw(circle):
    game = circle(Side(hand=[FLASH], health=1), Side(health=1), Side(health=1))
    act(game, "Ann")
    assert (game.winner, game.ended_by) == ("nobody", "all")
    game = circle(Side(hand=[FLASH], health=9), Side(health=1), Side(health=1))
    act(game, "Ann")
    assert (game.winner, game.ended_by) == ("Ann", "elimination")


@pytest.mark.parametrize(("leaves", "left"), [("Dan", 7), ("Ann", 5)])
def test_what_waits_of_one_who_left_vanishes(circle, leaves, left):
    """Psionic Assault makes Cyd discard two cards at the end of the turn, unless Dan, who played it, is gone. When Ann
    leaves, whose turn it is, the turn ends all the same."""
    game = circle(Side(), Side(), Side(hand=["Kong"] * 7), Side(hand=["Psionic Assault"]))
    game.passes()
    game.passes()
    game.passes()
    game["Dan"].play("Psionic Assault")
    game.choose("Cyd")
    game[leaves].concede()
    while game.turn == 5 and game.asks == "window":
        game.passes()
    if game.asks == "discard":
        game["Cyd"].discard("Kong", "Kong")
    assert (game.active, len(game["Cyd"].hand)) == ("Ben", left)


def test_what_others_have_begun_is_finished_before_the_turn_of_one_who_left_ends(circle):
    game = circle(Side(), Side(hand=["Flame Spike"]), Side())
    game.passes()
    game["Ben"].play("Flame Spike")
    game["Ann"].concede()
    assert moment_of(game.game) == TURN_OVER
    assert notation_laws(game.game, Rng(1)) == []
    game["Ben"].choose("Cyd")
    assert (game["Cyd"].health, game.turn, game.active) == (28, 6, "Ben")


def test_h51_a_multi_pick_begins_anew_when_somebody_leaves(circle):
    """Ann picks Hill Giant for Lightning Storm. Then the Royal Escort that Ben borrowed goes back to Dan, and nothing
    but the escort can be a target there any more."""
    game = circle(
        Side(hand=["Lightning Storm"]), Side(board=[in_play("Royal Escort", owner="Dan")]), Side(),
        Side(board=["Hill Giant", "Wolf"]),
    )  # fmt: skip
    game.play("Lightning Storm")
    game.apply(game.option(codes.PICK, "Hill Giant"))
    game["Ben"].concede()
    assert (game.decider, game.asks) == ("Ann", "divide")
    assert "Hill Giant" not in " ".join(game.offered)
    game.divide({"Cyd": 4, "Dan": 2})
    assert (game["Cyd"].health, game["Dan"].health) == (26, 28)


def test_h51_what_players_do_in_turn_begins_anew_when_somebody_leaves(circle):
    """Stand Alone: Ann has chosen, Ben has no champion, and Cyd is asked when Ben leaves."""
    game = circle(Side(hand=["Stand Alone"], board=["Kong", "Thundarus"]), Side(), Side(board=["Wolf", "Human"]),
                  Side(board=["Zombie", "Demon"]))  # fmt: skip
    game.play("Stand Alone")
    game.mode("each player")
    game.choose("Kong")
    assert game.decider == "Cyd"
    game["Ben"].concede()
    game.choose("Kong")
    game.choose("Human")
    game.choose("Demon")
    assert [game[name].board for name in ("Ann", "Cyd", "Dan")] == [["Kong"], ["Human"], ["Demon"]]


def test_what_left_with_its_owner_is_written_as_nothing_that_is_there(circle):
    """New Dawn has banished Ben's Kong, and Cyd is asked for a champion when Ben leaves: no card is left of Kong."""
    game = circle(Side(hand=["New Dawn"]), Side(board=["Kong"]), Side(hand=["Cave Troll", "Hill Giant"]), Side())
    game.play("New Dawn")
    game.mode("If it is your turn")
    assert game.decider == "Cyd"
    game["Ben"].concede()
    assert game.decider == "Cyd"
    assert notation_laws(game.game, Rng(1)) == []
    game.choose("Hill Giant")
    assert game["Cyd"].board == ["Hill Giant"]


def test_who_is_asked_and_leaves_is_asked_no_more(circle):
    """Each opponent discards, one after the other: Ben leaves instead, and it is Cyd's turn to."""
    game = circle(Side(hand=[DISCARDS]), *[Side(hand=["Kong", "Rage"])] * 3)
    game.play(DISCARDS)
    assert game.decider == "Ben"
    game["Ben"].concede()
    assert (game.decider, game.asks) == ("Cyd", "discard")
    game.discard("Rage")
    game.discard("Kong")
    assert (game.moment, game.decider) == ("main", "Ann")
