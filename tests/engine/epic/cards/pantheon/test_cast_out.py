"""Cast Out."""

from tests.engine.epic.scenario import Side, in_play

OUT = "Banish target champion"
DRAW = "Draw two cards"


def test_two_humans_cast_out_a_champion_with_2_defense(table):
    """Their number counts after they came; as much defense as humans will do. The untargetable is not offered."""
    game = table(
        you=Side(hand=["Cast Out"]),
        opponent=Side(board=["Dark Knight", "Knight of the Dawn", in_play("Zombie", this_turn="untargetable"), "Wolf"]),
    )
    game.play("Cast Out")
    game.could_pick_modes(OUT, DRAW)
    game.mode(OUT)
    assert game.you.board == ["Human", "Human"]
    game.could_choose("Human", "Human#2", "Dark Knight", "Wolf")
    game.could_not_decline()
    game.choose("Dark Knight")
    assert game.opponent.board == ["Knight of the Dawn", "Zombie", "Wolf"]
    assert (game.opponent.bottom[0], game.opponent.discard_pile) == ("Dark Knight", [])
    assert game.you.gold == 1
    assert game.you.discard_pile == ["Cast Out"]


def test_all_humans_of_yours_count_whatever_their_alignment(table):
    """Cards and tokens; not those of the opponent, not the dragon, not the event itself."""
    game = table(
        you=Side(hand=["Cast Out"], board=["White Knight", "Dark Leader", "Alchemist Assassin", "Thundarus"]),
        opponent=Side(board=["Human", "Human", "Demon", "Winged Death", "Hunting Raptors", "Succubus", "Sea Hydra"]),
    )
    game.play("Cast Out")
    game.mode(OUT)
    game.could_choose(
        "your Human",
        "your Human#2",
        "Dark Leader",
        "Alchemist Assassin",
        "their Human",
        "their Human#2",
        "Demon",
        "Winged Death",
        "Hunting Raptors",
        "Succubus",
    )  # five humans
    game.choose("Succubus")
    assert game.opponent.bottom[0] == "Succubus"


def test_defense_counts_as_it_is_and_damage_does_not(table):
    """5.7.5 says so of damage."""
    game = table(
        you=Side(hand=["Cast Out"], gold=0),
        opponent=Side(
            board=[in_play("Demon", damage=3), in_play("Zombie", defense=1), in_play("Cave Troll", defense=-1)]
        ),
    )
    game.play("Cast Out")
    game.could_choose("Human", "Human#2", "Cave Troll")
    game.choose("Cave Troll")
    assert game.opponent.board == ["Demon", "Zombie"]


def test_when_nobody_else_is_small_enough_a_human_goes(table):
    """5.20.7: as many targets as possible; 2.3.5: it vanishes."""
    game = table(you=Side(hand=["Cast Out"], gold=0), opponent=Side(board=["Demon", "Kong"]))
    game.play("Cast Out")
    game.could_choose("Human", "Human#2")
    game.choose("Human#2")
    assert game.you.board == ["Human"]
    assert "Human" not in game.you.bottom


def test_the_unbanishable_stay(table):
    """5.11.2: High King can be targeted."""
    game = table(you=Side(hand=["Cast Out"], gold=0), opponent=Side(board=["High King"]))
    game.play("Cast Out")
    game.choose("High King")
    assert (game.you.board, game.opponent.board) == (["Human", "Human"], ["High King"])


def test_in_the_opponents_battle_an_attacker_is_cast_out_and_the_humans_block_another(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Cast Out"], gold=0),
        opponent=Side(
            board=[
                in_play("Dark Knight", attacking=True, expended=True),
                in_play("Kong", attacking=True, expended=True),
            ]
        ),
    )
    game.you.play("Cast Out")
    game.choose("Dark Knight")
    assert game.opponent.board == ["Kong"]
    game.go_to("blockers")
    game.block("Human")
    game.go_to("main")
    assert (game.you.board, game.you.health) == (["Human"], 30)


def test_or_it_draws_two_cards_for_a_gold(table):
    """Gold for good cards pays (house ruling H17)."""
    game = table(
        you=Side(hand=["Cast Out", "Cast Out"], bound="good", top=["Kong", "Muse", "Lash", "Rage"]),
        opponent=Side(board=["Human"]),
    )
    game.play("Cast Out")
    game.mode(DRAW)
    assert (game.you.gold, game.you.bound) == (1, {})
    game.play("Cast Out")
    game.mode(DRAW)
    assert game.you.hand == ["Kong", "Lash", "Muse", "Rage"]
    assert (game.you.gold, game.you.board, game.opponent.board) == (0, [], ["Human"])


def test_it_is_free_and_no_ally(table):
    """5.18.2, even when a gold was paid."""
    game = table(you=Side(hand=["Cast Out"], board=["The People's Champion"]))
    game.play("Cast Out")
    game.mode(DRAW)
    assert game.you.board == ["The People's Champion"]
