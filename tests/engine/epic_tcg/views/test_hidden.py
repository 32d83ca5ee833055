"""What a seat sees of a game, ready for JSON."""

import pytest

from engine.epic_tcg.language import (
    AIRBORNE,
    ANY_NUMBER,
    ANYTHING,
    CHAMPION,
    EXPEND,
    FAST,
    OPPONENT,
    TOP,
    VEILED,
    YOU,
    YOUR_CHAMPION,
    Activated,
    CardIn,
    ChooseNumber,
    Control,
    Damage,
    DamageWard,
    DivideDamage,
    Draw,
    Each,
    Either,
    Gain,
    GainMojo,
    Get,
    LookAtTop,
    LoseMojo,
    Number,
    NumberOf,
    Piece,
    PlayerHas,
    PlayerTrait,
    Plays,
    PutCounters,
    PutOnTop,
    Target,
    When,
)
from engine.epic_tcg.views import OPEN_HANDS, SPECTATOR
from engine.epic_tcg.views.hidden import view
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event, thing
from tests.engine.epic_tcg.scenario import Side, in_play, of_another


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Footman"),
        champion("Page"),
        champion("Lurker", VEILED),
        champion("Captain", Get(YOUR_CHAMPION, offense=1)),
        champion("Healer", Activated((EXPEND,), FAST, GainMojo(2))),
        champion("Watcher", When(Plays(), GainMojo(1)), When(Plays(), Draw())),
        champion("Turtle", DamageWard(2)),
        thing("Statue"),
        thing("Peace", PlayerHas(YOU, PlayerTrait.CANNOT_BE_ATTACKED)),
        event("Needle", Damage(1, Target(ANYTHING))),
        event("Storm", DivideDamage(3, Target(ANYTHING, ANY_NUMBER))),
        event("Fork", effect=Either(Draw(2), GainMojo(3))),
        event("Number", ChooseNumber(), LoseMojo(Number(NumberOf.X))),
        event("Growth", Gain(Target(Piece(CHAMPION)), AIRBORNE, 2)),
        event("Seal", PutCounters(2, Target(Piece(CHAMPION)))),
        event("Charm", Control(Target(Piece(CHAMPION, whose=OPPONENT)), this_turn=True)),
        event("Insight", LookAtTop(2), PutOnTop(Each(CardIn(zone=TOP)))),
    ):
        yield


def names(cards):
    return [card["card"] for card in cards]


def piece(game, name, seat=0):
    """The one piece that is called so, or that is None."""
    (found,) = [one for one in view(game.game, seat)["pieces"] if one["card"] == name]
    return found


# --- cards -----------------------------------------------------------------------------------------------------------


def test_a_hand_is_seen_by_its_player_only_but_for_what_they_do_not_own(table):
    game = table(you=Side(hand=["Footman", of_another("Page")]), opponent=Side())
    mine, theirs = view(game.game, 0)["players"][0], view(game.game, 1)["players"][0]
    assert names(mine["hand"]) == ["Footman", "Page"]
    assert [(card["card"], card["owner"]) for card in theirs["hand"]] == [("Page", 1)]
    assert (mine["hand_count"], theirs["hand_count"]) == (2, 2)


def test_what_is_known_of_a_deck_is_told_from_the_bottom_up(table):
    game = table(you=Side(hand=["Insight"], top=["Footman", "Page"]), opponent=Side())
    game.play("Insight")
    game.resolve()
    revealed = view(game.game, 0)["revealed"]
    assert [(card["card"], card["owner"]) for card in revealed] == [("Footman", 0), ("Page", 0)]
    assert view(game.game, 1)["revealed"] == []
    game.choose("Page")
    assert view(game.game, 0)["players"][0]["deck_known"] == [
        {"count": 10, "cards": []},
        {"count": 1, "cards": ["Footman"]},
        {"count": 1, "cards": ["Page"]},
    ]
    assert view(game.game, 1)["players"][0]["deck_known"] == []
    assert view(game.game, 1)["players"][0]["deck_count"] == 12


def test_who_looks_on_sees_what_all_know_or_what_any_of_them_knows(table):
    game = table(you=Side(hand=["Footman"]), opponent=Side(hand=["Page", of_another("Needle")]))
    hands = [[names(player["hand"]) for player in view(game.game, one)["players"]] for one in (SPECTATOR, OPEN_HANDS)]
    assert hands == [[[], ["Needle"]], [["Footman"], ["Needle", "Page"]]]
    assert view(game.game, SPECTATOR)["seat"] is None
    assert view(game.game, SPECTATOR, ("Ann", "Ben"))["decision"]["prompt"] == "Ann is choosing."


# --- pieces ----------------------------------------------------------------------------------------------------------


def test_a_piece_has_its_numbers_as_they_are_now(table):
    game = table(you=Side(board=[in_play("Footman", damage=2, expended=True), "Captain"]), opponent=Side())
    assert piece(game, "Footman") == {
        "id": f"b{game.game.ref_of[0]}",
        "card": "Footman",
        "kind": "champion",
        "token": False,
        "controller": 0,
        "owner": 0,
        "offense": 4,
        "defense": 3,
        "base_offense": 3,
        "base_defense": 3,
        "damage": 2,
        "counters": {},
        "expended": True,
        "flipped": False,
        "face_down": False,
        "attacking": False,
        "blocking": False,
        "stays_unprepared": False,
        "under": [],
        "lost_abilities": False,
        "control_ends": False,
        "alignments": ["unaligned"],
        "origins": ["natural"],
        "keywords": [],
        "gained": [],
        "damage_ward": 0,
    }


def test_what_a_piece_gains_and_has_on_it(table):
    game = table(you=Side(hand=["Growth", "Seal"], board=["Turtle"]), opponent=Side())
    for card in ("Growth", "Seal"):
        game.play(card)
        game.resolve()
    turtle = piece(game, "Turtle")
    assert (turtle["offense"], turtle["defense"], turtle["base_offense"]) == (7, 5, 3)
    assert (turtle["keywords"], turtle["gained"], turtle["damage_ward"]) == (["airborne"], ["airborne"], 2)
    assert turtle["counters"] == {"+1/+1": 2}


def test_an_object_has_no_numbers(table):
    statue = piece(table(you=Side(board=["Statue"]), opponent=Side()), "Statue")
    assert (statue["kind"], statue["offense"], statue["defense"]) == ("object", None, None)


def test_what_lies_face_down_is_named_to_who_knows_it_and_has_no_numbers(table):
    game = table(you=Side(board=[in_play("Lurker", face_down=True)]), opponent=Side())
    mine, theirs = piece(game, "Lurker"), piece(game, None, 1)
    assert mine == theirs | {"card": "Lurker"}
    assert (mine["face_down"], mine["offense"], mine["alignments"]) == (True, None, [])
    assert piece(game, None, SPECTATOR)["face_down"]
    assert piece(game, "Lurker", OPEN_HANDS)["face_down"]


def test_control_that_ends(table):
    game = table(you=Side(hand=["Charm"]), opponent=Side(board=["Page"]))
    game.play("Charm")
    game.resolve()
    page = piece(game, "Page")
    assert (page["controller"], page["owner"], page["control_ends"]) == (0, 1, True)


# --- the line --------------------------------------------------------------------------------------------------------


def test_the_line_says_what_was_announced(table):
    game = table(you=Side(hand=["Storm", "Fork"]), opponent=Side(board=["Page"]))
    game.play("Storm")
    game.choose("opponent", "Page")
    game.amount(2)
    game.play("Fork")
    game.mode(1)
    storm, fork = view(game.game, 1)["line"]
    assert storm == {
        "id": f"l{game.game.line[0].obj}",
        "card": "Storm",
        "controller": 0,
        "text": "Deal 3 damage divided any way you choose among any number of target champions and/or players.",
        "kind": "card",
        "face_down": False,
        "modes": [],
        "targets": [
            {"ref": "p1", "name": "you", "amount": 2},
            {"ref": f"b{game.game.ref_of[0]}", "name": "Page", "amount": 1},
        ],
        "x": None,
    }
    assert (fork["text"], fork["modes"]) == ("Gain 3 Mojo.", ["Gain 3 Mojo."])


def test_players_who_are_targets_have_their_names(table):
    game = table(you=Side(hand=["Needle"]), opponent=Side())
    game.play("Needle")
    game.choose("opponent")
    names = [view(game.game, seat, ("Ann", "Ben"))["line"][0]["targets"][0]["name"] for seat in (0, 1, SPECTATOR)]
    assert names == ["Ben", "you", "Ben"]
    assert view(game.game, 0)["line"][0]["targets"][0]["name"] == "your opponent"


def test_abilities_triggers_and_x_on_the_line(table):
    game = table(you=Side(hand=["Number"], board=["Healer", "Watcher"]), opponent=Side())
    game.use("Healer")
    game.play("Number")
    game.amount(4)
    seen = view(game.game, 1)
    assert [(one["card"], one["controller"], one["text"]) for one in seen["pending"]] == [
        ("Watcher", 0, "When you play a card, gain 1 Mojo."),
        ("Watcher", 0, "When you play a card, draw a card."),
    ]
    game.order("Watcher")
    healer, number, watcher, other = view(game.game, 1)["line"]
    assert (healer["kind"], healer["text"]) == ("ability", "{expend}, {fast}: Gain 2 Mojo.")
    assert (number["kind"], number["x"]) == ("card", 4)
    assert (watcher["kind"], watcher["text"]) == ("trigger", "When you play a card, gain 1 Mojo.")
    assert other["text"] == "When you play a card, draw a card."


def test_a_champion_on_its_way_into_play_face_down(table):
    game = table(you=Side(hand=["Lurker"]), opponent=Side())
    game.play_veiled("Lurker")
    mine, theirs = view(game.game, 0)["line"][0], view(game.game, 1)["line"][0]
    assert (mine["card"], mine["face_down"]) == ("Lurker", True)
    assert (theirs["card"], theirs["face_down"], theirs["text"]) == (None, True, "")


def test_what_is_being_announced_or_resolved(table):
    game = table(you=Side(hand=["Fork", "Insight"]), opponent=Side())
    assert view(game.game, 0)["resolving"] is None
    game.play("Fork")
    fork = f"c{game.game.frames[-1].uid}"
    both = {"id": fork, "card": "Fork", "controller": 0, "announcing": True}
    assert view(game.game, 1)["resolving"] == both | {"text": "Choose one:\n• Draw two cards.\n• Gain 3 Mojo."}
    game.mode(1)
    game.play("Insight")
    game.resolve()
    assert view(game.game, 1)["resolving"]["announcing"] is False


# --- the course of a game --------------------------------------------------------------------------------------------


def test_steps_and_who_has_priority(table):
    game = table(you=Side(), opponent=Side(), step="pre_battle")
    seen = view(game.game, 1)
    assert (seen["turn"], seen["active"], seen["phase"], seen["priority"]) == (3, 0, "pre_battle", 0)
    game.passes()
    assert view(game.game, 1)["priority"] == 1
    assert view(game.game, 0)["decision"] == {
        "seat": 1, "kind": "wait", "prompt": "Your opponent is choosing.", "options": [],
    }  # fmt: skip


def test_the_beginning_has_no_step(deal):
    seen = view(deal(["Footman"] * 30, ["Page"] * 30).game, 0)
    assert (seen["phase"], seen["step"], seen["priority"], seen["battle"]) == ("mulligan", "", None, None)


def test_an_attack_step_by_step(table):
    game = table(you=Side(board=["Footman"]), opponent=Side(board=["Page"]), step="battle")
    footman, page = (f"b{game.game.ref_of[slot]}" for slot in (0, 1))
    steps = [view(game.game, 0)["step"]]
    game.passes()
    game.passes()
    steps.append(view(game.game, 0)["step"])
    game.attack("Footman")
    steps.append(view(game.game, 0)["step"])
    game.passes()
    game.passes()
    steps.append(view(game.game, 0)["step"])
    game.opponent.block("Page")
    steps.append(view(game.game, 0)["step"])
    assert steps == ["before_attack", "attackers", "before_blocks", "blockers", "before_damage"]
    assert view(game.game, 1)["battle"] == {
        "attackers": [footman],
        "blockers": [page],
        "blocked": True,
        "defender": 1,
        "hunted": None,
    }


def test_actions_mojo_and_what_holds_for_a_player(table):
    game = table(you=Side(board=["Peace"], mojo=12, actions=2), opponent=Side())
    you = view(game.game, 1)["players"][0]
    assert (you["mojo"], you["actions"], you["traits"]) == (12, 2, ["cannot_be_attacked"])


def test_who_is_out_of_a_game_of_three(table):
    game = table(Side(hand=["Needle"]), Side(), Side(mojo=1))
    assert view(game.game, 0)["seating"] == {"playing": [0, 1, 2], "out": []}
    game.play("Needle")
    game.choose("third")
    game.resolve()
    assert view(game.game, 0)["seating"] == {"playing": [0, 1], "out": [{"seat": 2, "why": "mojo"}]}
    assert view(table(you=Side(), opponent=Side()).game, 0)["seating"] is None


def test_the_result(table):
    game = table(you=Side(hand=["Needle"]), opponent=Side(mojo=1))
    game.play("Needle")
    game.choose("opponent")
    game.resolve()
    seen = view(game.game, 1)
    assert (seen["phase"], seen["decision"]) == ("over", None)
    assert seen["result"] == {
        "winner": 0,
        "winners": [0],
        "reason": "mojo",
        "text": "Your opponent wins: you fell to 0 Mojo.",
    }
    assert view(game.game, SPECTATOR, ("Ann", "Ben"))["result"]["text"] == "Ann wins: Ben fell to 0 Mojo."
