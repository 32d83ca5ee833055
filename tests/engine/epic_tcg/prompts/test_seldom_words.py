"""Words of what only few cards do: alignments that are chosen, targets that are changed, actions that pay for some
cards only, and abilities that are gained. What is asked, what can be answered, and what is told of it."""

import pytest

from engine.epic_tcg import view
from engine.epic_tcg.language import (
    ACTION,
    ANYTHING,
    CHAMPION,
    EVIL,
    EXPEND,
    FAST,
    GOOD,
    UNALIGNED,
    WILD,
    YOU,
    YOUR_CHAMPION,
    Activated,
    Break,
    ChangeTargets,
    ChooseAlignment,
    Damage,
    Each,
    Gain,
    GainAction,
    GainMojo,
    May,
    OnLine,
    Piece,
    Player,
    PlayerHas,
    PlayerTrait,
    Target,
    ThisTurn,
    Traits,
)
from engine.epic_tcg.prompts import why_not
from engine.epic_tcg.prompts.decisions import decision_view
from engine.epic_tcg.views import entries, picture
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event
from tests.engine.epic_tcg.scenario import Side

ANY_ON_LINE = OnLine(abilities=True)


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Footman"),
        champion("Page"),
        champion("Imp", alignment=EVIL),
        champion("Paladin", alignment=GOOD),
        event("Needle", Damage(1, Target(ANYTHING))),
        event("Twins", Damage(1, Target(Piece(CHAMPION), 2))),
        event("Bend", ChangeTargets(Target(ANY_ON_LINE))),
        event("Nudge", May(ChangeTargets(Target(ANY_ON_LINE), up_to=True))),
        event("Verdict", ChooseAlignment(GOOD | EVIL), Break(Each(Piece(CHAMPION, chosen=False)))),
        event("Doom", ChooseAlignment(GOOD | EVIL | WILD | UNALIGNED), Break(Each(Piece(CHAMPION, chosen=True)))),
        event("Rite", GainAction(2, only=Traits(alignment=EVIL))),
        event("Vigil", GainAction(only=Traits(alignment=GOOD))),
        event("Curse", Damage(1, Target(Player())), price=ACTION, alignment=EVIL),
        event("Bless", GainMojo(1), price=ACTION, alignment=GOOD),
        event("Web", Gain(Each(YOUR_CHAMPION), ability=Activated((EXPEND,), FAST, Break(Target(Piece(CHAMPION)))))),
        event("Truce", ThisTurn(PlayerHas(YOU, PlayerTrait.CANNOT_BE_ATTACKED))),
    ):
        yield


def asked(game):
    """The prompt and the options of who decides."""
    seen = decision_view(game.game, game.game.seat)
    return seen["prompt"], [option["text"] for option in seen["options"]]


def story(game, seat, last):
    """The last sentences as a seat reads them."""
    return [entry["text"] for entry in entries(game.game, seat)[-last:]]


def limited(game, seat):
    """The limited actions of the first player, as a seat sees them."""
    return view(game.game, seat)["players"][0]["limited_actions"]


# --- alignments ------------------------------------------------------------------------------------------------------


def test_an_alignment_is_chosen_as_a_card_is_played(table):
    game = table(you=Side(hand=["Verdict"], board=["Paladin"]), opponent=Side(board=["Imp", "Footman"]))
    game.play("Verdict")
    assert asked(game) == ("Verdict: choose an alignment.", ["Good", "Evil"])
    seen = decision_view(game.game, 0)
    assert (seen["kind"], seen["rule"]) == ("alignment", "How to Play a Card")
    assert decision_view(game.game, 1)["prompt"] == "Your opponent is choosing."
    game.mode(GOOD)
    assert story(game, 0, 2) == ["You play [[Verdict]].", "You choose good."]
    assert story(game, 1, 2) == ["Your opponent plays [[Verdict]].", "Your opponent chooses good."]
    assert view(game.game, 1)["line"][0]["text"] == "Choose good or evil. Break all champions of other alignments."
    game.resolve()
    assert story(game, 0, 2) == ["[[Verdict]] resolves.", "[[Imp]] and [[Footman]] are broken."]


def test_all_alignments_can_be_chosen(table):
    game = table(you=Side(hand=["Doom"]), opponent=Side(board=["Imp"]))
    game.play("Doom")
    assert asked(game) == ("Doom: choose an alignment.", ["Good", "Evil", "Wild", "Unaligned"])
    game.mode(UNALIGNED)
    assert story(game, 1, 1) == ["Your opponent chooses unaligned."]
    assert view(game.game, 0)["line"][0]["text"] == "Choose an alignment. Break all champions of that alignment."


# --- changed targets -------------------------------------------------------------------------------------------------


def test_another_target_is_chosen_for_what_is_on_the_line(table):
    game = table(
        you=Side(hand=["Bend"], board=["Footman"]), opponent=Side(hand=["Needle"], board=["Imp"]), turn_of="opponent"
    )
    game.play("Needle")
    game.choose("you")
    game.passes()
    game.play("Bend")
    game.resolve()
    assert asked(game) == (
        "Bend: choose a target for Needle instead of you.", ["Your opponent", "Footman", "Imp"]
    )  # fmt: skip
    seen = decision_view(game.game, 0)
    assert (seen["kind"], seen["rule"]) == ("target", "Legal Targets")
    game.choose("Imp")
    assert story(game, 0, 3) == ["[[Bend]] targets [[Needle]].", "[[Bend]] resolves.", "[[Needle]] targets [[Imp]]."]
    assert [one["name"] for one in view(game.game, 1)["line"][0]["targets"]] == ["Imp"]


def test_targets_that_may_be_changed_are_asked_for_one_after_the_other(table):
    game = table(
        you=Side(hand=["Nudge"], board=["Footman"]),
        opponent=Side(hand=["Twins"], board=["Imp", "Page", "Paladin"]),
        turn_of="opponent",
    )
    game.play("Twins")
    game.choose("Imp", "Page")
    game.passes()
    game.play("Nudge")
    game.resolve()
    assert asked(game) == ("Nudge: do you want to change any number of targets of Twins?", ["Yes", "No"])
    game.accept()
    assert asked(game) == (
        "Nudge: choose a target for Twins instead of Imp, or leave it as it is.",
        ["Leave it as it is", "Footman", "Paladin"],
    )
    game.choose("Paladin")
    assert asked(game) == (
        "Nudge: choose a target for Twins instead of Page, or leave it as it is.",
        ["Leave it as it is", "Footman", "Imp"],
    )
    game.done()
    assert story(game, 1, 2) == ["[[Nudge]] resolves.", "[[Twins]] targets [[Paladin]]."]
    assert [one["name"] for one in view(game.game, 1)["line"][0]["targets"]] == ["Paladin", "Page"]


def test_who_declines_to_change_targets(table):
    game = table(you=Side(hand=["Nudge"]), opponent=Side(hand=["Needle"], board=["Imp"]), turn_of="opponent")
    game.play("Needle")
    game.choose("you")
    game.passes()
    game.play("Nudge")
    game.resolve()
    game.decline()
    assert story(game, 0, 2) == ["[[Nudge]] resolves.", "You decline what [[Nudge]] offers."]
    assert story(game, 1, 1) == ["Your opponent declines what [[Nudge]] offers."]


# --- limited actions -------------------------------------------------------------------------------------------------


def test_actions_that_pay_for_some_cards_only(table):
    """Rule book, Actions; T22."""
    game = table(you=Side(hand=["Rite", "Vigil", "Curse", "Bless"], actions=0), opponent=Side())
    curse, bless = (f"c{uid}" for uid in game.game.hand[0][2:])
    assert asked(game)[1] == ["End your Build Step", "Play Rite", "Play Vigil"]
    assert why_not(game.game, 0, curse).text == "You have no action left to pay for Curse."
    game.play("Rite")
    game.resolve()
    assert story(game, 0, 1) == ["You gain {action}{action} for evil cards only this turn."]
    assert story(game, 1, 1) == ["Your opponent gains {action}{action} for evil cards only this turn."]
    assert asked(game)[1] == ["End your Build Step", "Play Vigil", "Play Curse"]
    assert why_not(game.game, 0, curse) is None
    assert why_not(game.game, 0, bless).text == "You have no action left to pay for Bless."
    assert limited(game, 0) == [["evil"], ["evil"]]


def test_limited_actions_of_two_sorts_are_shown_to_all(table):
    game = table(you=Side(hand=["Rite", "Vigil", "Curse"], actions=0), opponent=Side())
    for name in ("Rite", "Vigil"):
        game.play(name)
        game.resolve()
    assert limited(game, 1) == [["evil"], ["evil"], ["good"]]
    shown = "  seat 0: 30 Mojo, 0 actions and 2 for evil cards and 1 for good cards, 10 cards in the deck"
    assert shown in picture(game.game).splitlines()
    game.play("Curse")
    game.choose("opponent")
    assert limited(game, 1) == [["evil"], ["good"]]


# --- abilities that are gained ---------------------------------------------------------------------------------------


def test_an_ability_that_champions_gain_is_used_as_theirs(table):
    game = table(you=Side(hand=["Web"], board=["Footman", "Page"]), opponent=Side(board=["Imp"]))
    game.play("Web")
    game.resolve()
    assert story(game, 0, 1) == ["[[Footman]] and [[Page]] gain an ability of [[Web]] this turn."]
    assert story(game, 1, 1) == ["[[Footman]] and [[Page]] gain an ability of [[Web]] this turn."]
    assert asked(game) == (
        "Your Build Step: use an ability or end the step.",
        [
            "End your Build Step",
            "Footman: {expend}, {fast}: Break target champion.",
            "Page: {expend}, {fast}: Break target champion.",
        ],
    )
    game.use("Footman")
    assert asked(game)[0] == "Choose target champion: break it."
    game.choose("Imp")
    assert story(game, 1, 3) == [
        "Your opponent uses [[Footman]]: {expend}, {fast}: Break target champion.",
        "[[Footman]] targets [[Imp]].",
        "[[Footman]] is expended.",
    ]
    on_line = view(game.game, 1)["line"][0]
    assert (on_line["card"], on_line["text"]) == ("Footman", "{expend}, {fast}: Break target champion.")
    game.resolve()
    assert story(game, 0, 2) == ["[[Footman]]'s ability resolves.", "[[Imp]] is broken."]


def test_an_ability_that_a_player_has_for_a_turn(table):
    game = table(you=Side(hand=["Truce"]), opponent=Side())
    game.play("Truce")
    game.resolve()
    assert story(game, 0, 1) == ["You cannot be attacked this turn."]
    assert story(game, 1, 1) == ["Your opponent cannot be attacked this turn."]
    assert view(game.game, 1)["players"][0]["traits"] == ["cannot_be_attacked"]
