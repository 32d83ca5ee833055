"""Losing any amount of health, on a card made up here (1.5, house ruling H16)."""

import pytest

from engine.bots.epic import default_policy
from engine.bots.epic.lookahead import distinct
from engine.bots.epic.values import Values
from engine.bots.epic.weights import WEIGHTS
from engine.epic.language import CHAMPION, Damage, LoseAnyHealth, Number, NumberOf, Target
from engine.epic.prompts.choosing import IllegalOption
from engine.epic.prompts.multi_picks import plan
from engine.epic.rules import codes
from engine.epic.views.hidden import view
from engine.epic.views.story import entries
from tests.engine.epic.made_up import event, known, laws
from tests.engine.epic.scenario import Side, in_play

SPITE = event("Made-up Spite", LoseAnyHealth(), Damage(Number(NumberOf.X, times=2), Target(CHAMPION)))


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(SPITE):
        yield


def test_any_amount_from_none_to_all_can_be_chosen_and_is_x(table):
    game = table(you=Side(hand=["Made-up Spite"], health=17), opponent=Side(board=["Kong"]))
    game.play("Made-up Spite")
    asked = view(game.game, 0)["decision"]
    assert (asked["kind"], asked["amount"], asked["rule"]) == ("amount", {"least": 0, "most": 17}, "1.5")
    assert asked["prompt"] == ("Lose any amount (X) of health. Deal 2X damage to target champion.")
    assert [option["text"] for option in asked["options"]] == [f"Lose {n} health" for n in range(18)]
    assert view(game.game, 1)["decision"]["options"] == []
    game.lose(6)
    assert (game.you.health, game.champion("Kong").damage) == (11, 12)
    story = [entry["text"] for entry in entries(game.game, 1)]
    assert story[-3:] == [
        "Your opponent loses 6 health.",
        "[[Made-up Spite]] can only choose [[Kong]].",
        "[[Made-up Spite]] deals 12 damage to [[Kong]].",
    ]


def test_none_is_an_amount(table):
    game = table(you=Side(hand=["Made-up Spite"]), opponent=Side(board=["Kong"]))
    game.play("Made-up Spite")
    game.lose(0)
    assert (game.you.health, game.champion("Kong").damage) == (30, 0)


def test_h16_who_loses_all_of_it_loses_the_game(table):
    game = table(you=Side(hand=["Made-up Spite"], health=7), opponent=Side(board=["Kong"]))
    game.play("Made-up Spite")
    game.lose(7)
    assert (game.winner, game.ended_by) == ("opponent", "health")
    assert game.champion("Kong").damage == 0


def test_pages_send_the_option_of_the_amount(table):
    game = table(you=Side(hand=["Made-up Spite"], health=7), opponent=Side(board=["Kong"]))
    game.play("Made-up Spite")
    wanted = 7 << codes.VERB_BITS | codes.AMOUNT
    assert plan(game.game, {"codes": [wanted]}) == [wanted]
    with pytest.raises(IllegalOption):
        plan(game.game, {"codes": [wanted + codes.VERB_MASK + 1]})
    with pytest.raises(IllegalOption):
        plan(game.game, {"amounts": {"p0": 7}})
    game.lose(1)


def test_laws_hold_while_it_is_chosen(table):
    game = table(you=Side(hand=["Made-up Spite", "Kong"]), opponent=Side(board=["Kong"], hand=["Lash"]))
    game.play("Made-up Spite")
    assert laws(game.game) == []
    game.lose(1)


def chosen_by_a_bot(game):
    """The habitual amount, and those that a search looks at."""
    amounts = [option >> codes.VERB_BITS for option in distinct(game.game)]
    return default_policy.answer(game.game, Values(WEIGHTS)) >> codes.VERB_BITS, amounts


def test_a_bot_gives_what_breaks_a_champion_that_is_worth_it(table):
    board = [in_play("Kong", damage=4), "Human", in_play("Wolf", gained="untargetable")]
    game = table(you=Side(hand=["Made-up Spite"]), opponent=Side(board=board))
    game.play("Made-up Spite")
    assert chosen_by_a_bot(game) == (5, [0, 1, 5])
    game.lose(0)
    game.choose("Kong")


def test_a_bot_never_gives_all(table):
    game = table(you=Side(hand=["Made-up Spite"], health=5), opponent=Side(board=[in_play("Kong", damage=4)]))
    game.play("Made-up Spite")
    assert chosen_by_a_bot(game) == (0, [0])
    game.lose(0)
