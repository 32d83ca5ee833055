"""Angeline, Silver Wing."""

from tests.engine.epic.scenario import Side, in_play

ANGELINE = "Angeline, Silver Wing"
PROTECTED = {"unbanishable", "unbreakable", "untargetable"}


def test_her_power_brings_an_expended_human_and_protects_all_of_one_name(table):
    """3.2.3: the human is there before the target is chosen, and no other name gains anything."""
    game = table(
        you=Side(deity=ANGELINE, board=["Kong", "Muse"]), opponent=Side(board=["Kong", "Steel Golem", "Human"])
    )
    game.use(ANGELINE)
    assert game.you.board == ["Kong", "Muse", "Human"]
    human = game.champion("your Human")
    assert (human.offense, human.defense, human.expended, human.deploying) == (1, 1, True, True)
    game.could_choose("your Kong", "their Kong", "Muse", "your Human", "their Human")
    game.could_not_decline()
    game.choose("your Kong")
    assert game.champion("your Kong").keywords == game.champion("their Kong").keywords == PROTECTED
    assert game.champion("your Human").keywords == game.champion("their Human").keywords == set()
    assert game.champion("Muse").keywords == {"airborne", "ambush"}
    assert game.you.gold == 0
    game.could_not_use(ANGELINE)


def test_one_that_cannot_be_targeted_gains_it_with_another_of_its_name(table):
    """5.12.2: only the one that is chosen is a target."""
    game = table(
        you=Side(deity=ANGELINE, board=["Kong"]), opponent=Side(board=[in_play("Kong", gained="untargetable")])
    )
    game.use(ANGELINE)
    game.could_choose("your Kong", "Human")
    game.choose("your Kong")
    assert game.champion("their Kong").keywords == PROTECTED


def test_on_an_empty_board_the_human_is_the_only_target(table):
    game = table(you=Side(deity=ANGELINE), opponent=Side(board=["Steel Golem"]))
    game.use(ANGELINE)
    assert game.moment == "main"
    assert game.champion("Human").keywords == PROTECTED


def test_who_is_protected_is_not_banished_and_the_ally_human_comes_afterwards(table):
    """5.11.2, 3.2.5: what triggers on playing the event resolves after it."""
    game = table(you=Side(deity=ANGELINE, hand=["Divine Judgment"], board=["Human", "Kong"], gold=2))
    game.use(ANGELINE)
    game.choose("Human")
    game.play("Divine Judgment")
    game.mode("banish all champions")
    assert game.you.board == ["Human", "Human", "Human"]
    assert game.you.bottom[0] == "Kong"
    assert [game.champion(name).keywords for name in ("Human", "Human#2", "Human#3")] == [PROTECTED, PROTECTED, set()]


def test_who_is_protected_is_not_broken_and_not_targeted(table):
    game = table(
        you=Side(deity=ANGELINE, board=["Cave Troll", "Wolf"], gold=1),
        opponent=Side(hand=["Flame Strike", "Flash Fire"]),
    )
    game.use(ANGELINE)
    game.choose("Cave Troll")
    game.passes()
    game.opponent.play("Flame Strike")
    game.could_choose("you", "opponent", "Wolf", "Human")
    game.choose("Wolf")
    game.opponent.play("Flash Fire")
    assert game.you.board == ["Cave Troll"]
    assert game.champion("Cave Troll").damage == 2


def test_the_protection_ends_with_the_turn(table):
    game = table(you=Side(deity=ANGELINE, board=["Cave Troll"]))
    game.use(ANGELINE)
    game.choose("Cave Troll")
    game.end_turn()
    assert game.champion("Cave Troll").keywords == set()
    assert game.champion("Human").expended  # it is prepared in your turn (4.2.4)
    game.end_turn()
    game.could_attack_with("Cave Troll", "Human")


def test_who_comes_later_is_not_protected(table):
    game = table(you=Side(deity=ANGELINE, hand=["Rally the People"]))
    game.use(ANGELINE)
    game.play("Rally the People")
    assert game.champion("Human#2").keywords == set()


def test_her_power_saves_a_blocker_in_the_opponents_turn(table):
    """3.5.2; the expended human cannot block."""
    game = table(
        turn_of="opponent", you=Side(deity=ANGELINE, board=["Cave Troll"]), opponent=Side(board=["Lurking Giant"])
    )
    game.attack("Lurking Giant")
    game.passes()
    game.you.use(ANGELINE)
    game.choose("Cave Troll")
    game.go_to("blockers")
    game.could_block_with("Cave Troll")
    game.block("Cave Troll")
    game.go_to("main")
    assert game.you.board == ["Cave Troll", "Human"]
    assert game.you.health == 30


def test_without_gold_and_for_the_opponent_she_does_nothing(table):
    game = table(you=Side(deity=ANGELINE, gold=0), opponent=Side(gold=1))
    game.could_not_use(ANGELINE)
    game.passes()
    game.opponent.could_not_use(ANGELINE)


def test_a_good_card_brings_an_expended_human(table):
    """5.18."""
    game = table(you=Side(deity=ANGELINE, hand=["Inner Peace"]))
    game.play("Inner Peace")
    assert game.you.board == ["Human"]
    assert game.champion("Human").expended
    assert game.champion("Human").keywords == set()


def test_free_cards_other_alignments_and_the_opponents_cards_bring_nobody(table):
    """5.18.1, 5.18.2: nor does a card that is not played from hand."""
    game = table(
        you=Side(deity=ANGELINE, hand=["Watchful Gargoyle", "Kong"], board=["Necromancer Lord"], gold=1),
        opponent=Side(hand=["Inner Peace"], discard=["Gold Dragon"]),
    )
    game.play("Watchful Gargoyle")
    game.play("Kong")
    game.choose("Watchful Gargoyle")
    game.use("Necromancer Lord")
    game.choose("Gold Dragon")
    game.passes()
    game.opponent.play("Inner Peace")
    assert game.you.board == ["Necromancer Lord", "Kong", "Gold Dragon"]


def test_champions_that_lose_their_abilities_do_not_silence_her(table):
    """2.4.2: she is no champion."""
    game = table(
        turn_of="opponent",
        you=Side(deity=ANGELINE, board=["Muse"]),
        opponent=Side(hand=["Blind Faith"], board=["Kong"]),
    )
    game.play("Blind Faith")
    game.go_to("end-offer")
    assert game.champion("Muse").keywords == set()
    game.you.use(ANGELINE)
    game.choose("Muse")
    assert game.champion("Muse").keywords == PROTECTED
    assert game.you.deity == ANGELINE
