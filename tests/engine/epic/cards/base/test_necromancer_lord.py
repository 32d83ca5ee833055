"""Necromancer Lord."""

from tests.engine.epic.scenario import Side, in_play


def test_it_puts_a_champion_of_any_discard_pile_into_play_under_your_control(table):
    game = table(
        you=Side(board=["Necromancer Lord"], discard=["Cave Troll", "Lash"]),
        opponent=Side(discard=["Burrowing Wurm", "Rage"]),
    )
    game.use("Necromancer Lord")
    game.could_choose("Cave Troll", "Burrowing Wurm")
    game.could_not_decline()
    game.choose("Burrowing Wurm")
    assert game.you.board == ["Necromancer Lord", "Burrowing Wurm"]
    assert game.opponent.discard_pile == ["Rage"]
    wurm = game.champion("Burrowing Wurm")
    assert (wurm.controller, wurm.owner, wurm.deploying) == ("you", "opponent", True)
    assert game.you.gold == 1
    game.could_not_use("Necromancer Lord")
    game.could_not_attack()


def test_a_borrowed_champion_breaks_into_its_owners_discard_pile(table):
    """Rule 1.9.2."""
    game = table(you=Side(board=["Necromancer Lord"], hand=["Flame Strike"]), opponent=Side(discard=["Cave Troll"]))
    game.use("Necromancer Lord")
    game.play("Flame Strike")
    game.choose("Cave Troll")
    assert game.opponent.discard_pile == ["Cave Troll"]
    assert game.you.discard_pile == ["Flame Strike"]


def test_tribute_and_loyalty_of_what_comes_are_yours(table):
    """The Medusa enters play (5.6, 5.3): her new controller reveals evil cards."""
    game = table(
        you=Side(board=["Necromancer Lord"], hand=["Bitten", "Wither"]),
        opponent=Side(discard=["Medusa"], board=["Wolf"]),
    )
    game.use("Necromancer Lord")
    game.you.reveal("Bitten", "Wither")
    game.you.choose("Wolf")
    assert game.opponent.board == []
    assert game.you.board == ["Necromancer Lord", "Medusa"]


def test_without_a_champion_in_the_discard_piles_it_only_expends(table):
    game = table(you=Side(board=["Necromancer Lord"], discard=["Lash"]), opponent=Side(discard=["Rage"]))
    game.use("Necromancer Lord")
    assert game.champion("Necromancer Lord").expended
    assert game.you.discard_pile == ["Lash"]
    assert game.opponent.discard_pile == ["Rage"]


def test_loyalty_lets_it_raise_on_the_turn_it_came(table):
    game = table(you=Side(hand=["Necromancer Lord", "Bitten", "Wither"], discard=["Cave Troll"]))
    game.play("Necromancer Lord")
    game.reveal("Bitten", "Wither")
    game.use("Necromancer Lord")
    assert game.you.board == ["Necromancer Lord", "Cave Troll"]
    assert game.opponent.knows_hand == ["Bitten", "Wither"]


def test_without_loyalty_it_waits(table):
    """Declined (5.3.5), or with one evil card only (5.3.4)."""
    game = table(you=Side(hand=["Necromancer Lord", "Bitten", "Wither"], discard=["Cave Troll"]))
    game.play("Necromancer Lord")
    game.decline()
    game.could_not_use("Necromancer Lord")
    game = table(you=Side(hand=["Necromancer Lord", "Bitten", "Kong"], discard=["Cave Troll"]))
    game.play("Necromancer Lord")
    game.could_not_use("Necromancer Lord")


def test_in_the_opponents_battle_it_raises_a_blocker(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(board=["Necromancer Lord"], discard=["Cave Troll"]),
        opponent=Side(board=[in_play("Wolf", attacking=True, expended=True)]),
    )
    game.you.use("Necromancer Lord")
    game.go_to("blockers")
    game.could_block_with("Cave Troll")
    game.block("Cave Troll")
    game.go_to("main")
    assert game.opponent.board == []


def test_of_more_players_every_discard_pile_can_be_chosen_from(circle):
    game = circle(
        Side(board=["Necromancer Lord"], discard=["Muse"]), Side(discard=["Kong"]), Side(discard=["Hill Giant"])
    )
    game.use("Necromancer Lord")
    game.could_choose("Muse", "Kong", "Hill Giant")
    game.choose("Hill Giant")
    giant = game.champion("Hill Giant")
    assert (giant.controller, giant.owner, game["Cyd"].discard_pile) == ("Ann", "Cyd", [])
