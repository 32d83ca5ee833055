"""A card that enters play where an opponent makes its owner discard it."""

import pytest

from engine.epic import language as lang
from tests.engine.epic.made_up import known
from tests.engine.epic.scenario import Side

CAPTAIN = lang.Card(
    "Made-up Captain", lang.GOOD, 1, lang.WHITE, lang.CHAMPION, "human", 3, 3,
    abilities=(lang.PlayInsteadOfDiscard(), lang.Tribute(lang.GainHealth(2))),
)  # fmt: skip
THIEF = lang.Card(
    "Made-up Thief", lang.EVIL, 0, lang.WHITE, lang.EVENT, effect=lang.Discard(2, lang.OPPONENT),
)  # fmt: skip
BULLY = lang.Card(
    "Made-up Bully", lang.EVIL, 0, lang.WHITE, lang.EVENT, effect=lang.Does(lang.EACH_PLAYER, lang.Discard(1)),
)  # fmt: skip
CLERK = lang.Card("Made-up Clerk", lang.EVIL, 0, lang.WHITE, lang.EVENT, effect=(lang.Discard(1), lang.GainHealth(1)))
PAYER = lang.Card(
    "Made-up Payer", lang.EVIL, 0, lang.WHITE, lang.CHAMPION, "human", 1, 1,
    abilities=(lang.Power((lang.DiscardCards(1),), lang.GainHealth(1)),),
)  # fmt: skip


@pytest.fixture(autouse=True, scope="module")
def cards():
    with known(CAPTAIN, THIEF, BULLY, CLERK, PAYER):
        yield


def test_it_enters_play_under_its_owners_control_and_its_tribute_triggers(table):
    game = table(you=Side(hand=["Made-up Thief"]), opponent=Side(hand=["Made-up Captain", "Kong", "Lash"]))
    game.play("Made-up Thief")
    game.opponent.discard("Made-up Captain", "Kong")
    assert (game.opponent.board, game.opponent.discard_pile, game.opponent.hand) == (
        ["Made-up Captain"], ["Kong"], ["Lash"],
    )  # fmt: skip
    assert game.champion("Made-up Captain").deploying
    assert game.opponent.health == 32


def test_also_where_its_owner_discards_it_themselves_because_an_opponent_says_so(table):
    game = table(you=Side(hand=["Made-up Bully", "Made-up Captain"]), opponent=Side(hand=["Made-up Captain"]))
    game.play("Made-up Bully")
    assert (game.you.board, game.opponent.board) == ([], ["Made-up Captain"])


def test_not_by_an_effect_of_ones_own(table):
    game = table(you=Side(hand=["Made-up Clerk", "Made-up Captain"]))
    game.play("Made-up Clerk")
    assert (game.you.board, game.you.discard_pile) == ([], ["Made-up Captain", "Made-up Clerk"])


def test_not_as_a_cost(table):
    game = table(you=Side(board=["Made-up Payer"], hand=["Made-up Captain"]))
    game.use("Made-up Payer")
    assert (game.you.board, game.you.discard_pile) == (["Made-up Payer"], ["Made-up Captain"])


def test_not_by_the_hand_limit(table):
    game = table(you=Side(hand=["Made-up Captain"] * 8))
    game.end_turn()
    assert (game.you.board, game.you.discard_pile) == ([], ["Made-up Captain"])
