"""The course of a turn and what is said of all cards: phases, initiative, states, traits, targets (2 to 5)."""

from engine.epic.rules import codes
from tests.engine.epic.scenario import Side, in_play


def test_4_0_and_4_2_and_4_3_start_main_battle_and_end_phase_follow_each_other(table):
    game = table(
        you=Side(board=["Human"], hand=["Psionic Assault", "Rage"]),
        opponent=Side(board=[in_play("Muse", expended=True)], hand=["Kong"]),
    )
    seen = [game.game.phase]
    game.play("Psionic Assault")
    game.choose("you")
    game.attack("Human")
    seen.append(game.game.phase)
    game.go_to("main")
    seen.append(game.game.phase)
    game.end_turn()
    seen.append((game.game.phase, game.decider, game.asks))  # Muse, at the start of a turn
    game.decline()
    seen.append((game.game.phase, game.decider))
    assert seen == [
        codes.PHASE_MAIN, codes.PHASE_BATTLE, codes.PHASE_MAIN,
        (codes.PHASE_START, "opponent", "may"), (codes.PHASE_MAIN, "opponent"),
    ]  # fmt: skip
    assert game.you.hand == []  # in the end phase


def test_4_1_1_who_begins_a_turn_has_initiative_until_they_pass(table):
    game = table(opponent=Side(hand=["Flash Fire"], board=["Forcemage Apprentice", "Human"]))
    game.end_turn()
    assert (game.active, game.decider) == ("opponent", "opponent")
    game.use("Forcemage Apprentice")
    game.choose("you")
    game.attack("Human")
    assert game.decider == "opponent"
    game.passes()
    assert game.decider == "you"


def test_3_1_1_and_4_1_2_and_4_3_1_with_initiative_one_plays_uses_attacks_or_passes(table):
    """In any order, in the main phase of one's own turn; of a battle the rest only (4.1.2)."""
    game = table(you=Side(hand=["Rage"], board=["Forcemage Apprentice", "Kong"]))
    assert sorted({option & codes.VERB_MASK for option in game.game.options}) == sorted(
        [codes.PASS, codes.BATTLE, codes.PLAY, codes.POWER]
    )
    game.attack("Kong")
    assert (game.moment, game.decider) == ("before-blocks", "you")
    assert sorted({option & codes.VERB_MASK for option in game.game.options}) == sorted(
        [codes.PASS, codes.PLAY, codes.POWER]
    )


def test_4_3_2_a_battle_begins_at_once(table):
    game = table(you=Side(board=["Kong"]), opponent=Side(hand=["Ceasefire"]))
    game.attack("Kong")
    assert (game.game.phase, game.decider) == (codes.PHASE_BATTLE, "you")


def test_2_6_1_and_2_6_2_and_2_6_3_champions_are_prepared_expended_or_flipped(table):
    """They enter prepared, expend to attack and are flipped when they block."""
    game = table(you=Side(hand=["Burrowing Wurm"], board=["Human"]), opponent=Side(board=["Cave Troll"]))
    game.play("Burrowing Wurm")
    game.attack("Human")
    game.go_to("blockers")
    game.block("Cave Troll")
    states = [
        (one.prepared, one.expended, one.flipped)
        for one in map(game.champion, ("Burrowing Wurm", "Human", "Cave Troll"))
    ]
    assert states == [(True, False, False), (False, True, False), (False, False, True)]


def test_5_20_2_and_5_20_3_and_2_5_2_a_target_is_what_the_card_says(table):
    """A knight breaks a target evil champion: alignment is a trait."""
    game = table(
        you=Side(board=["White Knight", "Zombie"]), opponent=Side(board=["Dark Knight", "Wolf", "Human", "Muse"])
    )
    game.use("White Knight")
    game.could_choose("Zombie", "Dark Knight")
    game.choose("Dark Knight")
    assert "Dark Knight" in game.opponent.discard_pile


def test_5_2_3_airborne_twice_is_airborne_once(table):
    game = table(
        moment="blockers",
        you=Side(board=[in_play("Thundarus", attacking=True, expended=True, gained="airborne")]),
        opponent=Side(board=["Faithful Pegasus", "Cave Troll"]),
    )
    game.could_block_with("Faithful Pegasus")
    game.block("Faithful Pegasus")


def test_2_1_4_and_5_0_5_each_class_counts_by_itself_and_for_other_cards_only(table):
    """A pyrosaur is both: Thundarus makes it greater as a dragon, the lizard as a dinosaur. Kong is neither."""
    game = table(you=Side(hand=["Great Horned Lizard"], board=["Pyrosaur", "Kong"]))
    plain = game.champion("Pyrosaur").offense, game.champion("Kong").offense
    game.play("Great Horned Lizard")
    with_lizard = game.champion("Pyrosaur").offense
    game = table(you=Side(board=["Thundarus", "Pyrosaur", "Kong"]))
    with_dragon = game.champion("Pyrosaur").offense
    assert (plain, with_lizard, with_dragon, game.champion("Kong").offense) == ((6, 13), 9, 11, 13)
