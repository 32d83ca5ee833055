"""Helena's Chosen."""

from tests.engine.epic.scenario import Side, in_play

CHOSEN = "Helena's Chosen"


def test_the_card_that_tribute_draws_may_be_shown_for_loyalty(table):
    """3.2.5a: both trigger together, in the order of your choosing."""
    game = table(you=Side(hand=[CHOSEN, "Ceasefire", "Kong"], top=["Thundarus"]))
    game.play(CHOSEN)
    game.could_trigger(f"{CHOSEN}: Tribute", f"{CHOSEN}: Loyalty")
    game.trigger(f"{CHOSEN}: Tribute")
    game.could_choose("Ceasefire", "Thundarus")
    game.could_decline()
    game.reveal("Ceasefire", "Thundarus")
    chosen = game.champion(CHOSEN)
    assert (chosen.offense, chosen.defense, chosen.keywords) == (6, 5, {"blitz"})
    assert game.you.hand == ["Ceasefire", "Kong", "Thundarus"]
    assert game.opponent.knows_hand == ["Ceasefire", "Thundarus"]
    assert game.you.gold == 0


def test_loyalty_first_is_too_early_for_the_card_to_come(table):
    """5.3.4."""
    game = table(you=Side(hand=[CHOSEN, "Ceasefire", "Kong"], top=["Thundarus"]))
    game.play(CHOSEN)
    game.trigger(f"{CHOSEN}: Loyalty")
    assert game.moment == "main"
    assert game.you.hand == ["Ceasefire", "Kong", "Thundarus"]
    assert game.champion(CHOSEN).keywords == set()
    game.could_not_use(CHOSEN)


def test_loyal_it_calls_two_humans_at_once(table):
    """5.8.2; its own ability arms them."""
    game = table(you=Side(hand=[CHOSEN, "Ceasefire", "Thundarus"]))
    game.play(CHOSEN)
    game.trigger(f"{CHOSEN}: Loyalty")
    game.reveal("Ceasefire", "Thundarus")
    game.use(CHOSEN)
    assert game.you.board == [CHOSEN, "Human", "Human"]
    assert [(one.offense, one.defense) for one in map(game.champion, ("Human", "Human#2"))] == [(3, 1)] * 2
    assert game.champion(CHOSEN).expended
    game.could_not_use(CHOSEN)
    game.could_not_attack()


def test_loyalty_may_be_declined(table):
    """5.3.5, 5.17.1."""
    game = table(you=Side(hand=[CHOSEN, "Ceasefire", "Thundarus"], top=["Kong"]))
    game.play(CHOSEN)
    game.trigger(f"{CHOSEN}: Tribute")
    game.decline()
    assert game.opponent.knows_hand == []
    game.could_not_use(CHOSEN)
    game.could_not_attack()


def test_your_other_good_champions_have_2_more_offense_while_it_is_in_play(table):
    """3.3.2, 3.3.3."""
    game = table(
        you=Side(board=[CHOSEN, "Human", in_play("White Knight", this_turn="untargetable"), "Kong"]),
        opponent=Side(board=["Human"], hand=["Flame Strike"]),
    )
    names = (CHOSEN, "your Human", "White Knight", "Kong", "their Human")
    assert [game.champion(name).offense for name in names] == [6, 3, 11, 13, 1]
    assert [game.champion(name).defense for name in names] == [5, 1, 9, 14, 1]
    game.passes()
    game.opponent.play("Flame Strike")
    game.choose(CHOSEN)
    assert [game.champion(name).offense for name in names[1:]] == [1, 9, 13, 1]


def test_two_of_them_arm_each_other(table):
    game = table(you=Side(board=[CHOSEN, CHOSEN, "Human"]))
    assert [game.champion(name).offense for name in (CHOSEN, f"{CHOSEN}#2", "Human")] == [8, 8, 5]


def test_whoever_controls_it_has_the_armed_champions(table):
    game = table(
        you=Side(hand=["Turn"], board=["Human"]),
        opponent=Side(board=[CHOSEN, "Human"]),
    )
    assert (game.champion("your Human").offense, game.champion("their Human").offense) == (1, 3)
    game.play("Turn")
    game.mode("Prepare it")
    game.choose(CHOSEN)
    assert (game.champion("your Human").offense, game.champion("their Human").offense) == (3, 1)
    game.use(CHOSEN)
    assert game.you.board == ["Human", CHOSEN, "Human", "Human"]


def test_in_the_opponents_battle_the_humans_block(table):
    """3.5.2."""
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(board=[CHOSEN]),
        opponent=Side(board=[in_play("Cave Troll", attacking=True, expended=True)]),
    )
    game.you.use(CHOSEN)
    game.go_to("blockers")
    game.could_block_with("Human", "Human#2")
    game.block("Human")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Cave Troll"]
    assert game.you.board == [CHOSEN, "Human"]


def test_it_is_slow(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[CHOSEN]))
    game.you.could_not_play(CHOSEN)
