"""Helena, the Valiant."""

from tests.engine.epic.scenario import Side, in_play

HELENA = "Helena, the Valiant"
EXPEND, HUMANS = "Expend all opposing champions", "Put six human tokens"


def humans(count):
    return ["Human", *(f"Human#{at}" for at in range(2, count + 1))]


def test_at_the_start_of_your_turn_all_opposing_champions_expend(table):
    """5.12.2: the untargetable too, for nobody is chosen; they cannot block this turn (4.4.6)."""
    game = table(
        turn_of="opponent",
        you=Side(deity=HELENA, board=["Wolf"]),
        opponent=Side(board=["Kong", "Steel Golem", "Human"]),
    )
    game.end_turn()
    game.could_pick_modes(EXPEND, HUMANS)
    game.could_not_decline()
    game.mode(EXPEND)
    assert [game.champion(name).expended for name in ("Kong", "Steel Golem", "Human")] == [True] * 3
    assert game.champion("Wolf").prepared
    assert (game.moment, game.active) == ("main", "you")
    game.attack("Wolf")
    game.go_to("main")
    assert game.opponent.health == 28
    game.end_turn()
    assert [game.champion(name).prepared for name in ("Kong", "Steel Golem", "Human")] == [True] * 3


def test_six_humans_come_with_blitz_and_attack_at_once(table):
    game = table(turn_of="opponent", you=Side(deity=HELENA), opponent=Side(board=["Kong"]))
    game.end_turn()
    game.mode(HUMANS)
    assert game.you.board == ["Human"] * 6
    assert game.champion("Kong").prepared
    game.attack("Human", "Human#2", "Human#3", "Human#4", "Human#5", "Human#6")
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 24


def test_only_these_six_have_blitz_and_only_this_turn(table):
    game = table(turn_of="opponent", you=Side(deity=HELENA, hand=["Rally the People"], board=[in_play("Human")]))
    game.end_turn()
    game.mode(HUMANS)
    game.play("Rally the People")
    having = [set(), *[{"blitz"}] * 6, set()]
    assert [game.champion(name).keywords for name in humans(8)] == having
    game.end_turn()
    assert [game.champion(name).keywords for name in humans(8)] == [set()] * 8


def test_nobody_to_expend_is_no_reason_to_choose_otherwise(table):
    game = table(turn_of="opponent", you=Side(deity=HELENA, board=["Wolf"]))
    game.end_turn()
    game.could_pick_modes(EXPEND, HUMANS)
    game.mode(EXPEND)
    assert (game.you.board, game.champion("Wolf").prepared) == (["Wolf"], True)


def test_the_opponents_turn_is_not_hers(table):
    game = table(you=Side(deity=HELENA), opponent=Side(board=["Kong"]))
    game.end_turn()
    assert (game.moment, game.active, game.you.board) == ("main", "opponent", [])
    assert game.champion("Kong").prepared


def test_her_humans_are_there_before_other_abilities_of_the_turn_resolve_or_after(table):
    """3.2.5a, 4.2.5: one batch, in the order of your choosing."""
    game = table(
        turn_of="opponent",
        you=Side(deity=HELENA, board=["Angel of Mercy"], discard=["Noble Unicorn"], top=["Kong", "Lash"]),
    )
    game.end_turn()
    game.could_trigger(HELENA, "Angel of Mercy")
    game.trigger(HELENA)
    game.mode(HUMANS)
    game.choose("Noble Unicorn")
    assert game.you.board == ["Angel of Mercy", *["Human"] * 6, "Noble Unicorn"]
    assert game.you.hand == ["Kong", "Lash"]


def test_good_and_sage_cards_do_not_wake_her_and_nothing_expends_or_breaks_her(table):
    """2.4.2."""
    game = table(
        you=Side(deity=HELENA, hand=["Inner Peace", "Ancient Chant", "Stand Alone"], board=["Kong", "Human"], gold=3),
        opponent=Side(deity=HELENA, board=["Muse"]),
    )
    game.play("Inner Peace")
    game.play("Ancient Chant")
    game.play("Stand Alone")
    game.mode("each player chooses")
    game.you.could_choose("Kong", "Human")
    game.you.choose("Human")
    assert (game.you.board, game.opponent.board) == (["Human"], ["Muse"])
    assert (game.you.deity, game.opponent.deity) == (HELENA, HELENA)


def test_of_more_players_the_champions_of_all_opponents_expend(circle):
    game = circle(Side(deity=HELENA, board=["Human"]), Side(board=["Wolf"]), Side(board=["Kong"]), turn_of="Cyd")
    game.end_turn()
    game.mode("opposing")
    assert [game.champion(name).expended for name in ("Human", "Wolf", "Kong")] == [False, True, True]
