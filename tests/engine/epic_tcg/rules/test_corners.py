"""Corners of the rules where cards meet, each with the sentence of the rule book that decides it."""

import pytest

from engine.epic_tcg.language import CANNOT_BLOCK, DEADLY, HUNTER
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.machine import concede
from engine.epic_tcg.rules.sight import visible
from engine.epic_tcg.views.hidden import view
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion
from tests.engine.epic_tcg.scenario import Side, in_play, set_table, start_game


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(champion("Lame Hound", HUNTER | CANNOT_BLOCK), champion("Footman")):
        yield


def attack_with(game, *names, whom="opponent"):
    """The attack, up to the choice of blockers or past it."""
    game.all_pass()
    game.attack(*names, whom=whom)
    game.all_pass()


# --- Battle and Hunter -----------------------------------------------------------------------------------------------


def test_who_must_attack_forces_nobody_else_to_attack_where_it_cannot(table):
    """Bruiser has to attack if it can; the player cannot be attacked, and it hunts nobody."""
    game = table(
        you=Side(board=["Bruiser", "Tracker"]),
        opponent=Side(board=[in_play("Avenging Angel", expended=True), "Hired Muscle"]),
        step="battle",
    )
    game.all_pass()
    game.could_choose("Hired Muscle")  # Tracker does not fly
    assert game.could_decline()


def test_who_must_attack_and_can_hunt_has_to(table):
    game = table(
        you=Side(board=["T-Rex", "Tracker"], hand=["Avian Assault"]),
        opponent=Side(board=[in_play("Avenging Angel", expended=True), "Hired Muscle"]),
        step="battle",
    )
    game.play("Avian Assault")
    game.resolve()
    game.decline()
    game.all_pass()
    assert not game.could_decline()


def test_who_cannot_block_does_not_hunt(table):
    """A hunter may only attack a champion that it could block. Rule book, Hunter."""
    game = table(you=Side(board=["Lame Hound"]), opponent=Side(board=["Footman"]), step="battle")
    game.all_pass()
    game.could_choose("opponent")


def test_swarm_joins_a_hunt_only_where_it_could_hunt(table):
    """The Succubus flies, and an Insect with hunter could not block it. Rule book, Swarm, Hunter."""
    game = table(
        you=Side(board=["Swooping Wyvern", "Alpha Drone", "Insect"], hand=["Avian Assault"]),
        opponent=Side(board=["Succubus", "Footman"]),
        step="battle",
    )
    game.play("Avian Assault")
    game.resolve()
    game.decline()
    game.all_pass()
    game.attack("Swooping Wyvern", whom="Succubus")
    game.could_use()
    game = table(
        you=Side(board=["Tracker", "Alpha Drone", "Insect"], hand=["Avian Assault"]),
        opponent=Side(board=["Footman"]),
        step="battle",
    )
    game.play("Avian Assault")
    game.resolve()
    game.decline()
    game.all_pass()
    game.attack("Tracker", whom="Footman")
    game.could_use("Alpha Drone", "Insect")


def test_a_veiled_champion_that_is_hunted_is_unveiled_before_it_fights(table):
    """After blockers are declared: so Medusa has range and deadly in the battle. Rule book, Veiled, Hunter; T33."""
    game = table(
        you=Side(board=["Spinosaurus", "Footman"]),
        opponent=Side(board=[in_play("Medusa", face_down=True), "Hired Muscle"]),
        step="battle",
    )
    attack_with(game, "Spinosaurus", whom="Medusa")
    assert game.piece("Medusa").face_down
    game.block()
    game.choose("Footman")  # to be broken, because she was unveiled
    game.resolve()
    game.all_pass()
    assert (game.you.board, game.opponent.board) == ([], ["Medusa", "Hired Muscle"])


def test_a_veiled_champion_that_is_hunted_and_does_not_fight_stays_face_down(table):
    """Rule book, Veiled; T33."""
    game = table(
        you=Side(board=["Spinosaurus"]),
        opponent=Side(board=[in_play("Medusa", face_down=True), "Hired Muscle"]),
        step="battle",
    )
    attack_with(game, "Spinosaurus", whom="Medusa")
    game.block("Hired Muscle")
    game.all_pass()
    assert game.piece("Medusa").face_down
    assert game.opponent.board == ["Medusa"]


# --- Damage ----------------------------------------------------------------------------------------------------------


def test_damage_that_a_champion_takes_instead_is_not_dealt_to_a_player(table):
    game = table(you=Side(hand=["Banshee's Scream"]), opponent=Side(board=["Protector"], hand=["Hulk"]))
    game.play("Banshee's Scream")
    game.choose("opponent")
    game.resolve()
    assert (game.piece("Protector").damage, game.opponent.hand) == (5, ["Hulk"])


def test_all_that_is_dealt_in_one_moment_triggers_once(table):
    """All damage of a group is one instance (Damage Ward): Mithril Armor takes 5 of 16 once.
    Rule book, Triggers, Damage Ward; T34."""
    game = table(
        you=Side(board=["Hired Muscle", "Allosaurus", "Mithril Armor"]),
        opponent=Side(board=["Reflective Golem"]),
        step="battle",
    )
    attack_with(game, "Hired Muscle", "Allosaurus")
    game.block("Reflective Golem")
    game.all_pass()
    game.amount(5)
    assert (game.asks, game.decider) == ("target", "opponent")
    game.choose("you")
    assert game.line == ["Reflective Golem"]
    game.resolve()
    assert (game.you.mojo, game.line) == (19, [])


# --- X Ward ----------------------------------------------------------------------------------------------------------


def test_who_is_warded_is_not_broken_to_pay_for_something_of_that_type(table):
    """Rule book, Ward; T11."""
    game = table(you=Side(board=["Sacrificial Altar", "Archangel"]), opponent=Side())
    game.could_use()
    game = table(you=Side(board=["Sacrificial Altar", "Archangel", "Footman", "Hulk"]), opponent=Side())
    game.use("Sacrificial Altar")
    game.could_choose("Footman", "Hulk")
    game = table(
        you=Side(board=["Graft-Steel Bomber", "Charging Styracosaurus"], hand=["See Him Out"]), opponent=Side()
    )
    game.play("See Him Out")
    game.choose("Graft-Steel Bomber")
    game.mode(1)
    assert game.you.board == ["Charging Styracosaurus"]


# --- The Line --------------------------------------------------------------------------------------------------------


def copied(table, opponent, **more):
    """Your Knowledge and Mirror Mage's copy of it lie on the line; the opponent has priority."""
    game = table(
        you=Side(hand=["Knowledge"], board=[in_play("Mirror Mage", face_down=True)], **more), opponent=opponent
    )
    game.play("Knowledge")
    game.unveil("Mirror Mage")
    game.accept()
    game.passes()
    assert game.line == ["Knowledge", "Knowledge"]
    return game


def answered(game, name):
    """The opponent plays this on the copy, and it resolves."""
    game.opponent.play(name)
    if game.asks == "mode":
        game.mode(0)
    if game.asks == "target":
        game.opponent._do(codes.PICK, game.game.line[-1].obj)
    game.resolve()


@pytest.mark.parametrize("name", ["Never", "Confiscate", "Stolen Dream", "Critical Delay", "No Escape"])
def test_a_copy_that_is_stopped_vanishes_wherever_a_card_would_go(table, name):
    """Rule book, Copies; T25."""
    game = copied(table, Side(hand=[name], deck=["Hulk"] * 9))
    answered(game, name)
    assert (game.line, game.you.discard_pile) == (["Knowledge"], [])
    for pile in (game.opponent.hand, game.opponent.discard_pile, game.you.hand, game.opponent.deck, game.you.deck):
        assert "Knowledge" not in pile


def test_everything_on_the_line_is_stopped_copies_too(table):
    """Rule book, Stop; T25."""
    game = copied(table, Side(hand=["Time-Out"]))
    answered(game, "Time-Out")
    assert (game.line, game.you.discard_pile, game.you.deck[-1]) == ([], [], "Knowledge")
    assert game.opponent.deck[-1] == "Time-Out"


def test_no_action_was_paid_for_a_copy(table):
    """Rule book, Copies; T25."""
    game = copied(table, Side(hand=["Compromise"]))
    answered(game, "Compromise")
    assert (game.line, game.you.actions) == (["Knowledge"], 0)
    game = table(you=Side(hand=["Knowledge"]), opponent=Side(hand=["Compromise"]))
    game.play("Knowledge")
    game.passes()
    game.opponent.play("Compromise")
    game.resolve()
    assert game.you.actions == 1  # the action that the card itself cost


def test_what_is_played_face_down_is_no_event(table):
    """Mirror Mage finds no event to copy, and nothing is turned face up."""
    game = table(you=Side(hand=["Death"]), opponent=Side(board=[in_play("Mirror Mage", face_down=True)]))
    game.play_veiled("Death")
    game.passes()
    game.opponent.unveil("Mirror Mage")
    assert (game.asks, game.line, game.game.line[0].face_down) == ("priority", ["Death"], 1)


# --- Discard Pile ----------------------------------------------------------------------------------------------------


def test_what_has_left_the_discard_pile_does_not_return_to_play_from_the_hand(table):
    """Rule book, Discard Pile; T36."""
    game = table(you=Side(hand=["Take Cover", "Exhume"], board=["Hulk"]), opponent=Side(), step="pre_battle")
    game.play("Take Cover")
    game.play("Exhume")
    game.mode(0)
    game.resolve()
    game.go_to("end")
    game.resolve()
    assert (game.asks, game.you.board, game.you.hand) == ("priority", [], ["Hulk"])


def test_all_that_is_banished_at_once_lies_below_in_random_order(table):
    """Several cards go to the bottom together: nobody knows which of them lies where."""
    game = table(
        you=Side(board=["Timekeeper", "Hulk"], deck=["Muse"]),
        opponent=Side(board=["Tracker"], discard=["Gold", "Hive"]),
    )
    game.use("Timekeeper")
    game.resolve()
    groups = [player["deck_groups"] for player in view(game.game, 1)["players"]]
    assert groups == [
        [{"places": [0, 1], "cards": ["Hulk", "Timekeeper"]}],
        [{"places": [0, 1, 2], "cards": ["Gold", "Hive", "Tracker"]}],
    ]
    game = table(
        you=Side(hand=["Knowledge", "Second Wind"], deck=["Muse"]), opponent=Side(hand=["Time-Out"], board=["Hulk"])
    )
    game.play("Knowledge")
    game.play("Second Wind")
    game.passes()
    game.opponent.play("Time-Out")
    game.resolve()
    assert view(game.game, 1)["players"][0]["deck_groups"] == [
        {"places": [0, 1], "cards": ["Knowledge", "Second Wind"]}
    ]


# --- Veiled ----------------------------------------------------------------------------------------------------------


def test_who_has_controlled_what_lies_face_down_still_knows_it(table):
    """Rule book, Veiled; T35."""
    game = table(
        you=Side(hand=["Call of the Wild"]), opponent=Side(board=[in_play("Death", face_down=True)]), step="pre_battle"
    )
    game.play("Call of the Wild")
    game.resolve()
    death = game.game.uid_of[0]
    assert game.piece("Death").controller == "you"
    assert [visible(game.game, seat, death) for seat in (0, 1)] == [True, True]
    game.end_turn()
    assert game.piece("Death").controller == "opponent"
    assert [visible(game.game, seat, death) for seat in (0, 1)] == [True, True]


def test_what_is_asked_of_ones_own_champions_unveils_no_others(table):
    """Rule book, Veiled; T37."""
    board = [in_play("Death", face_down=True)]
    game = table(you=Side(hand=["Rally the Troops"], board=["Hulk", in_play("Medusa", face_down=True)]),
                 opponent=Side(board=board))  # fmt: skip
    game.play("Rally the Troops")
    game.resolve()
    game.could_choose("Hulk", "Medusa", "Death")  # for Medusa, who was unveiled
    assert game.piece("Death").face_down


def test_what_is_asked_of_tokens_unveils_nobody(table):
    """All see that a card is no token. Rule book, Veiled; T37."""
    game = table(
        you=Side(hand=["Echoes of the Hive"], board=[in_play("Medusa", face_down=True)]),
        opponent=Side(board=[in_play("Death", face_down=True)]),
    )
    game.play("Echoes of the Hive")
    game.resolve()
    assert game.piece("Insect").keywords == DEADLY
    assert game.piece("Medusa").face_down
    assert game.piece("Death").face_down


# --- Negative Numbers ------------------------------------------------------------------------------------------------


def test_who_is_not_unbreakable_any_more_breaks_of_the_damage_it_has_taken(table):
    """Rule book, Unbreakable, Break."""
    game = table(you=Side(board=["Wiccan Sidekick"]), opponent=Side(board=[in_play("Bruiser", damage=10)]))
    game.use("Wiccan Sidekick")
    game.choose("opponent")
    game.resolve()
    assert game.opponent.discard_pile == ["Bruiser"]


# --- Several players -------------------------------------------------------------------------------------------------


def test_when_the_active_player_leaves_their_turn_ends_for_all(table):
    """Damage is removed, and what lasts until the end of the turn is over (End Step).
    Rule book, Winning the Game; T18."""
    game = set_table(
        Side(hand=["Call of the Wild", "Thrust"]), Side(board=[in_play("Hulk", damage=3)]), Side(board=["Bruiser"]),
        step="pre_battle",
    )  # fmt: skip
    game.play("Thrust")
    game.choose("Hulk")
    game.play("Call of the Wild")
    game.resolve()
    concede(game.game, 0)
    hulk = game.piece("Hulk")
    assert (hulk.controller, hulk.damage, hulk.offense) == ("opponent", 0, 9)
    assert game.piece("Bruiser").controller == "third"
    assert (game.turn, game.step) == (4, "pre_battle")


@pytest.mark.parametrize(
    ("who", "before", "left"), [(0, 0, [1, 2]), (0, 1, [1, 2]), (0, 2, [2]), (1, 2, [2]), (1, 1, [2]), (2, 1, [1])]
)
def test_each_player_may_mulligan_once_whoever_leaves_meanwhile(who, before, left):
    """`before` have decided when `who` leaves: then those who are `left` decide, once each.
    Rule book, Taking a Mulligan."""
    game = start_game(*[["Hulk"] * 30] * 3)
    for _ in range(before):
        game.keep()
    concede(game.game, who)
    decided = []
    while game.asks == "mulligan":
        decided.append(game.game.seat)
        game.keep()
    assert decided == left
    assert (game.step, game.turn, game.game.active) == ("build", 1, 1 if who == 0 else 0)


def test_after_ones_own_choice_the_others_choose_leftwards():
    """Rule book, Turns; T39."""
    game = set_table(Side(hand=["Hulk"]), Side(hand=["New World Order", "Muse"]), Side(hand=["Gold"]))
    game.passes()
    game.play("New World Order")
    for _ in range(3):
        game.passes()
    asked = []
    while game.asks == "may":
        asked.append(game.decider)
        game.accept()
    assert asked == ["opponent", "third", "you"]


def test_who_runs_out_of_cards_together_finishes_in_a_tie(table):
    """Rule book, Winning the Game."""
    game = table(you=Side(hand=["Nature's Renewal"], deck=["Hulk"] * 5), opponent=Side(deck=["Hulk"] * 4))
    game.play("Nature's Renewal")
    game.resolve()
    assert (game.winners, game.ended_by) == (["you", "opponent"], "deck")


def test_in_a_pack_war_each_of_ones_opponents_loses_5_mojo_for_each_card():
    """Rule book, Pack War."""
    game = set_table(Side(hand=["Knowledge"], deck=["Hulk"]), Side(), Side(), pack_war=True)
    game.play("Knowledge")
    for _ in range(3):
        game.passes()
    assert (game.you.mojo, game.opponent.mojo, game["third"].mojo, game.winners) == (30, 20, 20, [])


def test_who_controls_the_hunted_champion_is_the_defender():
    """Rule book, Hunter."""
    game = set_table(
        Side(board=["Tracker"]), Side(board=["Hulk"]), Side(board=["Hired Muscle", "Allosaurus"]), step="battle"
    )
    for _ in range(3):
        game.passes()
    game.attack("Tracker", whom="Hired Muscle")
    for _ in range(3):
        game.passes()
    assert game.decider == "third"
    game.could_choose("Allosaurus")


def test_an_extra_turn_follows_this_one_and_then_the_normal_order_goes_on():
    """The third player unveils Timewalker in the first one's turn. Rule book, Turns; T17."""
    game = set_table(Side(), Side(), Side(board=[in_play("Timewalker", face_down=True)]))
    game.passes()
    game.passes()
    game["third"].unveil("Timewalker")
    order = []
    for _ in range(4):
        game.end_turn()
        order.append(game.game.active)
    assert order == [2, 1, 2, 0]


def test_extra_turns_of_others_stay_when_the_active_player_leaves():
    """House ruling T17."""
    game = set_table(Side(), Side(), Side(board=[in_play("Timewalker", face_down=True)]))
    game.passes()
    game.passes()
    game["third"].unveil("Timewalker")
    for _ in range(3):
        game.passes()
    concede(game.game, 0)
    order = [game.game.active]
    for _ in range(3):
        game.end_turn()
        order.append(game.game.active)
    assert order == [2, 1, 2, 1]


def test_what_was_taken_for_a_turn_from_a_player_who_leaves_goes_to_its_owner():
    """Rule book, Owner; T18."""
    game = set_table(Side(hand=["Charmed"]), Side(board=[in_play("Hulk", owner="third")]), Side())
    game.play("Charmed")
    assert game.piece("Hulk").controller == "you"
    concede(game.game, 1)
    assert game.piece("Hulk").controller == "you"
    game.end_turn()
    assert game.piece("Hulk").controller == "third"
