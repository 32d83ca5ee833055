"""The Start Phase and the End Phase: gold, drawing, preparing, triggers, hand limit, what ends (4.2, 4.5)."""

from tests.engine.epic.scenario import Side, in_play


def test_4_2_2_gold_is_set_to_1_when_your_turn_starts(table):
    game = table(turn_of="opponent", you=Side(gold=0), opponent=Side(gold=0))
    game.end_turn()
    assert game.you.gold == 1


def test_4_2_2_gold_left_over_is_lost(table):
    game = table(turn_of="opponent", you=Side(gold=3))
    game.end_turn()
    assert game.you.gold == 1


def test_4_5_2e_gold_is_set_to_1_when_your_turn_ends(table):
    game = table(you=Side(gold=0), opponent=Side(gold=0))
    game.end_turn()
    assert (game.active, game.you.gold) == ("opponent", 1)


def test_4_2_3_the_player_whose_turn_it_is_draws_a_card(table):
    """1.6.3."""
    game = table(opponent=Side(top=["Muse", "Kong"]))
    game.end_turn()
    assert game.opponent.hand == ["Muse"]
    assert game.you.hand == []


def test_4_2_4_only_the_champions_of_the_turn_player_prepare_and_stop_deploying(table):
    tired = [in_play("Kong", expended=True), in_play("Human", flipped=True), in_play("Wolf", deploying=True)]
    game = table(turn_of="opponent", you=Side(board=tired), opponent=Side(board=tired))
    game.end_turn()
    for name in ("your Kong", "your Human", "your Wolf"):
        assert game.champion(name).prepared
        assert not game.champion(name).deploying
    assert game.champion("their Kong").expended
    assert game.champion("their Wolf").deploying


def test_4_2_4_champions_are_not_deploying_any_more_when_triggers_of_the_start_resolve(table):
    game = table(turn_of="opponent", you=Side(board=[in_play("Muse", deploying=True)], top=["Kong", "Lash"]))
    game.end_turn()
    assert game.asks == "may"
    assert not game.champion("Muse").deploying
    assert game.you.hand == ["Kong"]  # 4.2.3 comes before 4.2.5
    game.accept()
    assert game.you.hand == ["Kong", "Lash"]


def test_4_2_5_only_your_turn_is_the_start_of_your_turn(table):
    game = table(opponent=Side(hand=["Lash"]), you=Side(board=["Muse"]))
    game.end_turn()
    assert (game.active, game.moment) == ("opponent", "main")
    assert game.you.hand == []


def test_4_2_6_what_triggers_in_the_start_phase_resolves_in_it(table):
    game = table(
        turn_of="opponent", you=Side(board=["Angel of Mercy"], discard=["Noble Unicorn", "Kong"], top=["Lash", "Rage"])
    )
    game.end_turn()
    game.could_choose("Noble Unicorn")
    game.choose("Noble Unicorn")
    assert game.moment == "main"
    assert game.you.hand == ["Lash", "Rage"]  # the draw of the turn, and the tribute


def test_4_5_2a_triggers_of_the_end_resolve_until_none_is_left(table):
    game = table(
        opponent=Side(board=[in_play("Sea Hydra", damage=4)]),
        you=Side(hand=["Psionic Assault"], board=[in_play("Sea Hydra", damage=2)]),
    )
    game.play("Psionic Assault")
    game.choose("opponent")
    game.end_turn()
    assert game.active == "you"  # Hydra and Psionic Assault: you choose the order
    game.trigger("Sea Hydra")
    assert game.champion("your Sea Hydra").counters == 2
    assert game.champion("their Sea Hydra").counters == 4
    assert game.active == "opponent"


def test_4_5_2b_the_turn_player_discards_down_to_seven(table):
    cards = ["Kong", "Kong", "Lash", "Muse", "Rage", "Turn", "Erase", "Wither", "Hurricane"]
    game = table(you=Side(hand=cards), opponent=Side(hand=cards))
    game.end_turn()
    assert (game.moment, game.decider) == ("hand-limit", "you")
    game.could_not_decline()
    game.discard("Rage", "Kong")
    assert game.you.hand == ["Erase", "Hurricane", "Kong", "Lash", "Muse", "Turn", "Wither"]
    assert game.you.discard_pile == ["Kong", "Rage"]
    assert len(game.opponent.hand) == 10


def test_1_7_4_seven_cards_are_kept(table):
    game = table(you=Side(hand=["Kong"] * 7))
    game.end_turn()
    assert game.active == "opponent"
    assert game.you.hand == ["Kong"] * 7


def test_4_5_2_the_end_triggers_come_before_the_hand_limit(table):
    game = table(you=Side(hand=["Psionic Assault", *["Kong"] * 9]))
    game.play("Psionic Assault")
    game.choose("you")
    game.end_turn()
    assert game.active == "opponent"  # nine cards, two for Psionic Assault, seven left
    assert game.you.discard_pile == ["Kong", "Kong", "Psionic Assault"]


def test_h5_the_hand_limit_is_checked_again_when_discarding_drew_a_card(table):
    game = table(you=Side(hand=["Warrior Golem", *["Kong"] * 7], discard=["Lash"], top=["Muse"]))
    game.end_turn()
    game.discard("Warrior Golem")
    game.choose("Warrior Golem", "Lash")  # recycle, which draws the eighth card again
    assert game.you.hand == ["Kong"] * 7 + ["Muse"]
    game.discard("Muse")
    assert game.active == "opponent"
    assert game.you.discard_pile == ["Muse"]


def test_4_5_2c_damage_is_removed_and_flipped_champions_prepare(table):
    game = table(
        you=Side(board=[in_play("Kong", damage=5, flipped=True), in_play("Human", expended=True)]),
        opponent=Side(board=[in_play("Cave Troll", damage=2, flipped=True)]),
    )
    game.end_turn()
    assert game.champion("Kong").damage == 0
    assert game.champion("Kong").prepared
    assert game.champion("Human").expended
    assert game.champion("Cave Troll").damage == 0
    assert game.champion("Cave Troll").prepared


def test_2_6_4_a_flipped_champion_that_was_expended_stays_expended(table):
    game = table(you=Side(board=[in_play("Forcemage Apprentice", flipped=True)]))
    game.use("Forcemage Apprentice")
    game.choose("opponent")
    game.end_turn()
    assert game.champion("Forcemage Apprentice").expended


def test_4_5_2d_effects_of_the_turn_end(table):
    game = table(
        you=Side(board=[in_play("Kong", offense=4, defense=3, this_turn="airborne blitz", gained="righteous")])
    )
    assert (game.champion("Kong").offense, game.champion("Kong").defense) == (17, 17)
    game.end_turn()
    assert (game.champion("Kong").offense, game.champion("Kong").defense) == (13, 14)
    assert game.champion("Kong").keywords == {"righteous"}


def test_4_5_2c_and_d_a_champion_does_not_die_of_damage_that_goes_as_its_defense_does(table):
    game = table(you=Side(board=[in_play("Wolf", damage=3, defense=2)]))
    game.end_turn()
    assert game.you.board == ["Wolf"]


def test_4_5_2d_borrowed_champions_go_back(table):
    game = table(
        you=Side(board=[in_play("Kong", owner="opponent", returns_to="opponent")]), opponent=Side(board=["Human"])
    )
    game.end_turn()
    assert game.you.board == []
    assert game.opponent.board == ["Human", "Kong"]
    assert not game.champion("Kong").deploying  # the opponent's turn has started


def test_4_5_1_nobody_may_play_in_the_end_phase(table):
    game = table(you=Side(hand=["Psionic Assault"]), opponent=Side(hand=["Flash Fire", "Muse", "Kong"]))
    game.play("Psionic Assault")
    game.choose("opponent")
    game.you.passes()
    game.opponent.could_play("Flash Fire")
    game.opponent.passes()
    assert (game.decider, game.asks) == ("opponent", "discard")
    game.opponent.discard("Kong", "Muse")
    assert (game.active, game.opponent.discard_pile) == ("opponent", ["Kong", "Muse"])
