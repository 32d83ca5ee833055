"""Hidden information: what a seat knows, and the games that it could be in."""

from engine.epic_tcg.catalogue import CARDS
from engine.epic_tcg.programs.definitions import NAMES as NAMES_OF
from engine.epic_tcg.rules import events
from engine.epic_tcg.rules.codes import CARD
from engine.epic_tcg.rules.machine import apply, new_game
from engine.epic_tcg.rules.moving import reveal
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.rules.sight import OPEN_HANDS, SPECTATOR, could_be, determinize, visible
from engine.epic_tcg.views.hidden import view
from engine.kernel.random import Rng
from tests.engine.epic_tcg.laws import check
from tests.engine.epic_tcg.scenario import Side, in_play, of_another, start_game

NAMES = [card.name for card in CARDS]


def test_a_hand_is_known_to_its_player_only_but_for_what_they_do_not_own(table):
    """Rule book, Cards You Don’t Own in Your Hand."""
    game = table(you=Side(hand=["Hulk", of_another("Bruiser")]), opponent=Side()).game
    assert [visible(game, 0, uid) for uid in game.hand[0]] == [True, True]
    assert [visible(game, 1, uid) for uid in game.hand[0]] == [False, True]
    assert [visible(game, SPECTATOR, uid) for uid in game.hand[0]] == [False, True]
    assert [visible(game, OPEN_HANDS, uid) for uid in game.hand[0]] == [True, True]


def test_what_lies_face_down_is_known_to_its_controller(table):
    """Rule book, Veiled."""
    game = table(you=Side(board=[in_play("Death", face_down=True)], hand=["Giant Spider"]), opponent=Side())
    death, spider = game.game.uid_of[0], game.game.hand[0][0]
    game.play_veiled("Giant Spider")
    assert [visible(game.game, seat, death) for seat in (0, 1, SPECTATOR, OPEN_HANDS)] == [True, False, False, True]
    assert [visible(game.game, seat, spider) for seat in (0, 1, SPECTATOR, OPEN_HANDS)] == [True, False, False, True]


def test_the_deck_and_the_hand_of_others_are_dealt_anew(table):
    game = table(you=Side(hand=["Hulk"]), opponent=Side(hand=["Death"], deck=["Bruiser"] * 40))
    hands = {
        NAMES_OF[other.def_of[other.hand[1][0]]] for other in (determinize(game.game, 0, Rng(n)) for n in range(9))
    }
    assert "Bruiser" in hands


def test_such_a_game_can_be_played_on():
    rng = Rng(9)
    decks = tuple(tuple(NAMES[rng.below(len(NAMES))] for _ in range(30)) for _ in range(2))
    g = new_game(Setup(decks), 9)
    for _ in range(30):
        if g.reason:
            break
        other = determinize(g, 1 - g.seat, rng)
        while not other.reason:
            apply(other, other.options[rng.below(len(other.options))])
        apply(g, g.options[rng.below(len(g.options))])


def test_cards_banished_together_are_known_as_a_group(table):
    game = table(
        you=Side(hand=["Leave Me!"]),
        opponent=Side(board=["Hired Muscle", "Tracker", "Allosaurus"], deck=["Hulk", "Bruiser", "Medusa"]),
    )
    game.play("Leave Me!")
    game.resolve()
    for seat in (0, 1):
        group = view(game.game, seat)["players"][1]["deck_groups"]
        assert group == [{"places": [0, 1, 2], "cards": ["Allosaurus", "Hired Muscle", "Tracker"]}]
        assert view(game.game, seat)["players"][1]["deck_known"] == []
    bottoms = set()
    for seed in range(40):
        other = determinize(game.game, 0, Rng(seed))
        bottom = [NAMES_OF[other.def_of[uid]] for uid in other.deck[1][:3]]
        assert sorted(bottom) == ["Allosaurus", "Hired Muscle", "Tracker"]
        bottoms.add(tuple(bottom))
    assert len(bottoms) == 6


def test_one_of_a_group_that_is_drawn_is_still_known_as_one_of_it(table):
    game = table(
        you=Side(hand=["Leave Me!"]),
        opponent=Side(board=["Hulk", "Tracker"], deck=["Medusa"], hand=["Bruiser"]),
        pack_war=True,
    )
    game.play("Leave Me!")
    game.resolve()
    game.end_turn()
    game.end_turn()
    game.end_turn()
    seen = view(game.game, 0)["players"][1]
    assert (seen["deck_count"], seen["deck_groups"]) == (1, [{"places": [0], "cards": ["Hulk", "Tracker"]}])
    drawn = game.game.hand[1][-1]
    found = {NAMES_OF[determinize(game.game, 0, Rng(seed)).def_of[drawn]] for seed in range(20)}
    assert found == {"Hulk", "Tracker"}
    assert view(game.game, 1)["players"][1]["deck_groups"] == [
        {"places": [0], "cards": [name for name in ("Hulk", "Tracker") if name not in game.opponent.hand]}
    ]


def test_another_player_who_is_choosing_cards_could_hold_others(table):
    hand = ["Hulk", "Bruiser", "Medusa", "Gold"]
    deck = ["Tracker", "Muse", "Hive", "Dark Prince"]
    game = table(you=Side(hand=["Wronged"]), opponent=Side(hand=hand, deck=deck))
    game.play("Wronged")
    game.choose("opponent")
    game.resolve()
    game.opponent.choose("Bruiser")
    picked = game.game.frames[-1].picks[0] - CARD
    hands = set()
    for seed in range(30):
        other = determinize(game.game, 0, Rng(seed))
        check(other)
        assert NAMES_OF[other.def_of[picked]] == "Bruiser"
        assert view(other, 0) == view(game.game, 0)
        hands.add(tuple(sorted(NAMES_OF[other.def_of[uid]] for uid in other.hand[1])))
    assert len(hands) > 5


def test_who_was_shown_a_hand_does_not_see_which_of_it_is_played_face_down(table):
    """Medusa and Death could lie there, the Hulk could not; and what is left looks the same, whichever was played.
    House ruling T35."""
    seen = []
    for veiled in ("Medusa", "Death"):
        game = table(
            you=Side(hand=["Doom"]), opponent=Side(hand=["Medusa", "Death", "Hulk", "Gold"]), step="pre_battle"
        )
        for uid in game.game.hand[1]:
            reveal(game.game, uid, 0b11)
        game.end_turn()
        game.go_to("build")
        game.opponent.play_veiled(veiled)
        seen.append(view(game.game, 0)["players"][1]["hand"])
        assert [visible(game.game, 1, uid) for uid in game.game.hand[1]] == [True] * 4
        game.resolve()
        assert view(game.game, 0)["pieces"][0]["card"] is None
    assert [[card["card"] for card in hand] for hand in seen] == [["Gold", "Hulk"]] * 2


def test_a_card_of_another_that_is_played_face_down_all_have_seen(table):
    """House ruling T35."""
    game = table(you=Side(hand=[of_another("Death"), "Medusa"]), opponent=Side())
    death = game.game.hand[0][0]
    game.play_veiled("Death")
    game.resolve()
    assert game.piece("Death").face_down
    assert [visible(game.game, seat, death) for seat in (0, 1, SPECTATOR)] == [True, True, True]


def test_who_was_shown_a_hand_does_not_see_which_of_it_is_banished(table):
    """But what lies face up in it, and a hand that goes as a whole, all see. House ruling T35."""
    for banished in ("Medusa", "Hulk"):
        game = table(you=Side(board=["Muse"]), opponent=Side(hand=["Medusa", "Lash Out", "Hulk", of_another("Gold")]))
        for uid in game.game.hand[1]:
            reveal(game.game, uid, 0b11)
        game.passes()
        game.opponent.play("Lash Out")
        game.opponent.mode(1)
        game.opponent.choose(banished)
        assert [card["card"] for card in view(game.game, 0)["players"][1]["hand"]] == ["Gold"]
        assert view(game.game, 0)["players"][1]["deck_known"] == []
        assert view(game.game, 1)["players"][1]["deck_known"] == [{"count": 1, "cards": [banished]}]
        assert [entry[7] for entry in game.events(events.BANISHED)] == [0b10]
    game = table(you=Side(board=["Muse"]), opponent=Side(hand=["Lash Out", "Hulk"], actions=0))
    for uid in game.game.hand[1]:
        reveal(game.game, uid, 0b11)
    game.passes()
    game.opponent.play("Lash Out")
    assert view(game.game, 0)["players"][1]["deck_known"] == [{"count": 1, "cards": ["Hulk"]}]


def test_of_a_group_one_is_not_found_by_what_is_played_face_down(table):
    """Of two on the bottom one is drawn. Whether it is what is played face down, nobody else sees."""
    game = table(
        you=Side(hand=["Leave Me!"]),
        opponent=Side(board=["Death", "Medusa"], deck=["Hulk"], hand=["Dark Angel"]),
        pack_war=True,
    )
    game.play("Leave Me!")
    game.resolve()
    for _ in range(3):
        game.end_turn()
    drawn = NAMES_OF[game.game.def_of[game.game.hand[1][-1]]]
    assert drawn in ("Death", "Medusa")
    game.go_to("build")
    game.opponent.play_veiled("Dark Angel")
    assert view(game.game, 0)["players"][1]["deck_groups"] == []
    assert view(game.game, 0)["players"][1]["deck_known"] == []
    assert len({NAMES_OF[determinize(game.game, 0, Rng(n)).def_of[game.game.deck[1][0]]] for n in range(40)}) > 2


# --- what may be handed out ------------------------------------------------------------------------------------------


def test_what_was_put_on_the_bottom_in_a_mulligan_could_be_any_card_of_that_deck():
    game = start_game(["Hulk"] * 30, [NAMES[number] for number in range(30)])
    game.keep()
    theirs = game.opponent.hand[:2]
    game.opponent.mulligan(*theirs)
    bottom = game.game.deck[1][:2]
    assert sorted(NAMES_OF[game.game.def_of[uid]] for uid in bottom) == sorted(theirs)
    could = {NAMES_OF[determinize(game.game, 0, Rng(seed)).def_of[bottom[0]]] for seed in range(20)}
    assert len(could) > 5


def test_who_does_not_know_a_list_is_told_none(table):
    """All that the opponent has is a Hulk. What could be there is any of 504 cards."""
    game = table(you=Side(deck=["Gold"] * 5), opponent=Side(hand=["Hulk"] * 9, deck=["Hulk"] * 30))
    for asked in ("you", "opponent"):
        assert game.decider == asked
        dealt = could_be(game.game, 0, Rng(7))
        assert dealt is not None
        names = [NAMES_OF[dealt.def_of[uid]] for uid in [*dealt.hand[1], *dealt.deck[1]]]
        assert (len(names) >= 39, names.count("Hulk") < 5) == (True, True)
        assert {NAMES_OF[dealt.def_of[uid]] for uid in dealt.deck[0]} == {"Gold"}
        if asked == "you":
            game.end_turn()
            game.go_to("build")


def test_no_position_is_told_while_another_player_chooses_among_cards_that_only_they_see(table):
    game = table(you=Side(), opponent=Side(hand=["Deep Thought"], deck=["Hulk", "Bruiser", "Medusa", "Gold", "Death"]))
    game.end_turn()
    game.go_to("build")
    game.opponent.play("Deep Thought")
    game.resolve()
    assert (game.asks, game.decider) == ("pick", "opponent")
    assert could_be(game.game, 0, Rng(1)) is None
    dealt = could_be(game.game, 1, Rng(1))
    assert dealt is not None
    assert view(dealt, 1) == view(game.game, 1)
