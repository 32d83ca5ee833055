"""Hasty Retreat."""

from tests.engine.epic.scenario import Side, in_play


def attacked(table, moment, *, attacker="Lurking Giant", blocked=False, blocker=(), **more):
    """The opponent attacks you with one champion, and you may act."""
    return table(
        turn_of="opponent",
        moment=moment,
        initiative="you",
        blocked=blocked,
        you=Side(hand=["Hasty Retreat"], board=blocker),
        opponent=Side(board=[in_play(attacker, attacking=True, expended=True, **more), "Wolf"], top=["Kong"]),
    )


def test_an_unblocked_attacker_returns_and_its_controller_draws(table):
    game = attacked(table, "before-damage")
    game.you.play("Hasty Retreat")
    game.mode("Return target attacking champion")
    assert game.opponent.hand == ["Kong", "Lurking Giant"]
    assert game.opponent.board == ["Wolf"]
    assert game.you.discard_pile == ["Hasty Retreat"]
    game.you.passes()
    assert game.moment == "main"
    assert game.you.health == 30


def test_a_blocked_attacker_returns_and_nobody_draws(table):
    game = attacked(table, "before-damage", blocked=True, blocker=[in_play("Human", blocking=True, flipped=True)])
    game.you.play("Hasty Retreat")
    game.mode("Return target attacking champion")
    assert game.opponent.hand == ["Lurking Giant"]
    assert game.you.hand == []
    game.you.passes()
    assert game.you.board == ["Human"]


def test_before_blocks_an_attacker_is_not_yet_unblocked(table):
    game = attacked(table, "before-blocks")
    game.you.play("Hasty Retreat")
    game.mode("Return target attacking champion")
    assert game.opponent.hand == ["Lurking Giant"]


def test_a_champion_returns_to_its_owner_but_its_controller_draws(table):
    """Rule 1.9.2."""
    game = attacked(table, "before-damage", owner="you")
    game.you.play("Hasty Retreat")
    game.mode("Return target attacking champion")
    assert game.you.hand == ["Lurking Giant"]
    assert game.opponent.hand == ["Kong"]


def test_a_token_that_returns_is_gone_and_its_controller_draws(table):
    """Rule 2.3.5."""
    game = attacked(table, "before-damage", attacker="Demon")
    game.you.play("Hasty Retreat")
    game.mode("Return target attacking champion")
    assert game.opponent.board == ["Wolf"]
    assert game.opponent.hand == ["Kong"]


def test_your_own_attacker_was_not_attacking_you(table):
    game = table(
        moment="before-damage",
        initiative="you",
        you=Side(hand=["Hasty Retreat"], board=[in_play("Lurking Giant", attacking=True, expended=True)], gold=0),
    )
    game.you.play("Hasty Retreat")
    assert game.you.hand == ["Lurking Giant"]
    assert game.opponent.hand == []


def test_only_targetable_attackers_can_be_returned(table):
    game = table(
        turn_of="opponent",
        moment="before-damage",
        you=Side(hand=["Hasty Retreat"], gold=0),
        opponent=Side(
            board=[
                in_play("Steel Golem", attacking=True, expended=True),
                in_play("Wolf", attacking=True, expended=True),
                in_play("Human", attacking=True, expended=True),
                "Demon",
            ]
        ),
    )
    game.you.play("Hasty Retreat")
    game.could_choose("Wolf", "Human")
    game.could_not_decline()
    game.choose("Wolf")
    assert game.opponent.board == ["Steel Golem", "Human", "Demon"]


def test_for_a_gold_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Hasty Retreat"], top=["Kong", "Muse"]))
    game.play("Hasty Retreat")
    game.could_pick_modes("Return target attacking champion", "Draw two cards")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.you.gold == 0


def test_without_gold_and_without_an_attacker_it_does_nothing(table):
    game = table(you=Side(hand=["Hasty Retreat"], gold=0), opponent=Side(board=["Wolf"]))
    game.play("Hasty Retreat")
    assert game.you.discard_pile == ["Hasty Retreat"]
    assert game.you.hand == []
    assert game.opponent.board == ["Wolf"]


def test_of_more_players_the_one_who_was_attacked_lets_the_controller_draw(circle):
    """The attacker is lent: it goes to its owner's hand (1.9.2), and its controller draws."""
    kong = in_play("Kong", owner="Dan", attacking=True, expended=True)
    for who, drawn in (("Ben", ["Muse"]), ("Cyd", [])):
        others = [Side(hand=["Hasty Retreat"]), Side(hand=["Hasty Retreat"]), Side()]
        game = circle(Side(board=[kong], top=["Muse"]), *others, moment="before-damage", attacked="Ben", initiative=who)
        game[who].play("Hasty Retreat")
        game.mode("Return target attacking champion")
        assert (game["Ann"].hand, game["Dan"].hand) == (drawn, ["Kong"])
