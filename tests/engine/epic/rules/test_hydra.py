"""Hydra: teams that take their turns together and have their health in common (2015 rulebook, "Team Multiplayer").

Ann and Cyd play against Ben and Dan, who sit between them: teammates alternate.
"""

import pytest

from engine.epic import BadSetup, Setup, new_game, view
from engine.epic.proofs.notations import notation_laws
from engine.epic.rules import HYDRA
from engine.epic.views import SPECTATOR, entries
from engine.epic.views.hidden import determinize
from engine.kernel.random import Rng
from tests.engine.epic.scenario import Scenario, Side, deciders, in_play

FLASH = "Flash Fire"  # a free event: damage to each champion and player, or two to a target
ALL = ("Ann", "Ben", "Cyd", "Dan")


@pytest.fixture
def hydra(circle):
    """Four players in two teams with 60 health each; those who are not told have nothing."""

    def begin(*, teams=2, names=ALL, health=60, sides=(), **more):
        given = {name: Side(health=health) for name in names} | dict(sides)
        return circle(*[given[name] for name in names], format_=HYDRA, teams=teams, **more)

    return begin


def side(*, health=60, **more):
    return Side(health=health, **more)


def health(game, names=ALL):
    return [game[name].health for name in names]


def real_game(seats=4, teams=2, first=0, **more):
    decks = tuple(("Kong",) * 20 for _ in range(seats))
    return Scenario(new_game(Setup(decks, first, format=HYDRA, teams=teams, **more), 1))


# --- what is agreed --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "teams"), [(4, 2), (6, 2), (8, 2), (6, 3), (8, 4)])
def test_a_team_has_30_health_for_each_of_its_players(seats, teams):
    game = new_game(Setup((("Kong",) * 20,) * seats, 0, format=HYDRA, teams=teams), 1)
    assert game.health == [30 * seats // teams] * seats


@pytest.mark.parametrize(
    ("seats", "format_", "teams", "sentence"),
    [
        (4, HYDRA, 0, "4 players cannot play as 0 teams. There are 2 teams of 2 to 4 players each, or 3 or 4 teams"),
        (5, HYDRA, 2, "5 players cannot play as 2 teams."),
        (8, HYDRA, 8, "8 players cannot play as 8 teams."),
        (3, HYDRA, 1, "3 players cannot play as 1 teams."),
        (4, "free-for-all", 2, "Teams, and hands that teammates share, are for the format hydra only."),
    ],
)  # fmt: skip
def test_teams_that_cannot_be_are_refused(seats, format_, teams, sentence):
    with pytest.raises(BadSetup) as refused:
        new_game(Setup((("Kong",) * 10,) * seats, format=format_, teams=teams), 1)
    assert str(refused.value).startswith(sentence)


# --- the course of a game --------------------------------------------------------------------------------------------


def test_h43_the_second_team_mulligans_first_member_by_member():
    """1.8.4. Cyd is drawn to start, so her team does, and Ann stands for it."""
    game = real_game(first=2)
    seen = []
    while game.asks == "mulligan":
        seen.append(game.decider)
        game.keep()
    assert (seen, game.active) == (["Ben", "Dan", "Ann", "Cyd"], "Ann")


def test_h43_teams_take_turns_to_the_left(hydra):
    six = ("Ann", "Ben", "Cyd", "Dan", "Eve", "Fay")
    game = hydra(teams=3, names=six)
    turns = []
    for _ in range(4):
        turns.append(game.active)
        game.end_turn()
    assert turns == ["Ann", "Ben", "Cyd", "Ann"]


def test_h46_each_member_draws_and_has_a_gold_on_the_teams_turn_and_the_first_team_draws_too():
    """4.2.3a spares the first draw in games of two only."""
    game = real_game()
    for _ in ALL:
        game.keep()
    assert [len(game[name].hand) for name in ALL] == [6, 5, 6, 5]
    assert [game[name].gold for name in ALL] == [1, 1, 1, 1]  # 4.2.2a


def test_h46_each_member_prepares_and_discards_down_to_seven(hydra):
    tired = side(board=[in_play("Kong", expended=True)], gold=0)
    hand = ["Kong"] * 5 + ["Rage"] * 3
    game = hydra(sides={"Ann": side(hand=[*hand, "Rage"]), "Cyd": side(hand=hand), "Ben": tired, "Dan": tired})
    game.go_to("end-offer")
    while game.asks == "window":
        game.passes()
    assert game.decider == "Ann"
    game.discard("Kong", "Rage")
    assert game.decider == "Cyd"
    game.discard("Kong")
    assert game.active == "Ben"
    assert [len(game[name].hand) for name in ("Ann", "Cyd")] == [7, 7]
    assert [game[name].champion("Kong").prepared for name in ("Ben", "Dan")] == [True, True]
    assert [game[name].gold for name in ("Ben", "Dan")] == [1, 1]


def test_h45_who_passes_hands_initiative_on_and_the_team_has_passed_when_all_have_in_a_row(hydra):
    hand = side(hand=[FLASH] * 3)
    game = hydra(sides=dict.fromkeys(ALL, hand))
    assert game.offered[0] == "Pass to player 3"
    game.passes()
    game["Cyd"].play(FLASH)
    game.mode("each champion and each player")
    assert (game.moment, game.decider) == ("main", "Cyd")
    game.passes()
    assert (game.decider, game.offered[0]) == ("Ann", "End your turn")  # Cyd made the last play
    game.passes()
    assert deciders(game, 1) == [("end-offer", "Ben"), ("end-offer", "Dan")]
    game.play(FLASH)
    game.mode("each champion and each player")
    assert deciders(game, 4) == [
        ("end-offer", "Dan"),
        ("end-offer", "Ben"),
        ("end-offer", "Ann"),
        ("end-offer", "Cyd"),
        ("continue", "Ann"),
    ]
    game.passes()
    game["Cyd"].passes()
    assert game.active == "Ben"


def test_h45_going_on_after_others_acted_is_for_any_member(hydra):
    """4.3.6: with a play or a battle, not with nothing."""
    game = hydra(sides={"Ben": side(hand=[FLASH]), "Cyd": side(hand=["Kong"])})
    game.go_to("end-offer")
    game["Ben"].play(FLASH)
    game.mode("each champion and each player")
    game.go_to("continue")
    game["Ann"].passes()
    game["Cyd"].play("Kong")
    game.choose_or_took("Cyd's Kong")
    assert (game.moment, game.active) == ("main", "Ann")


def test_any_member_may_play_on_the_teams_turn_what_is_slow(hydra):
    game = hydra(sides={"Cyd": side(hand=["Lurking Giant", "Cave Troll"])})
    game.passes()
    game["Cyd"].could_play("Lurking Giant", "Cave Troll")


def test_what_triggers_resolves_team_by_team_from_who_has_initiative(hydra):
    """3.2.5a. Each player has a champion that deals damage when it is broken."""
    hunter = side(board=["Soul Hunter"], hand=["Apocalypse"])
    game = hydra(sides=dict.fromkeys(ALL, hunter), turn_of="Ben", initiative="Dan")
    game["Dan"].play("Apocalypse")
    game.mode("break all")
    seen = []
    for _ in ALL:
        seen.append(game.decider)
        game.choose("Dan")
    assert seen == ["Dan", "Ben", "Ann", "Cyd"]


# --- opponents and teammates -----------------------------------------------------------------------------------------


def test_h49_damage_to_a_member_is_damage_to_the_teams_health_and_targets_are_members(hydra):
    game = hydra(sides={"Ann": side(hand=["Flame Spike"])})
    game.play("Flame Spike")
    game.could_choose(*ALL)
    game.choose("Dan")
    assert health(game) == [60, 58, 60, 58]


def test_h49_each_opponent_is_each_member_of_the_other_teams(hydra):
    """7 damage each."""
    game = hydra(sides={"Ann": side(hand=["Fires of Rebellion"])})
    game.play("Fires of Rebellion")
    game.mode("each opponent")
    assert health(game) == [60, 46, 60, 46]


def test_h49_teammates_are_no_opponents_and_their_champions_not_ones_own(hydra):
    """Raxxa's Enforcer weakens champions of opponents; Royal Escort protects one's own."""
    kong = ["Kong"]
    game = hydra(
        sides={
            "Ann": side(board=["Raxxa's Enforcer", "Royal Escort", "Kong"]),
            **dict.fromkeys(ALL[1:], side(board=kong)),
        }
    )
    assert [game[name].champion("Kong").offense for name in ALL] == [13, 10, 13, 10]
    assert ["untargetable" in game[name].champion("Kong").keywords for name in ALL] == [True, False, False, False]


def test_h49_an_opponents_turn_is_that_of_another_team(hydra):
    """Battle Cry draws its player two cards on an opponent's turn."""
    for who, drawn in (("Cyd", 0), ("Dan", 2)):
        game = hydra(sides={who: side(hand=["Battle Cry"])})
        while game.decider != who:
            game.passes()
        game.play("Battle Cry")
        assert len(game[who].hand) == drawn


def test_h50_the_player_whose_turn_it_is_is_the_first_of_the_team(hydra):
    """Banishment lets that player draw, whoever of the four plays it."""
    for who in ALL:
        sides = {"Ben": side(board=["Kong"])}
        sides[who] = side(hand=["Banishment"], board=["Kong"] if who == "Ben" else [])
        game = hydra(sides=sides, turn_of="Ben")
        while game.decider != who:
            game.passes()
        game.play("Banishment")
        game.took("Ben's Kong")
        assert [len(game[name].hand) for name in ALL] == [0, 1, 0, 0]


def test_health_that_a_member_gains_is_the_teams(hydra):
    game = hydra(sides={"Cyd": side(hand=["Inner Peace"])})
    game.passes()
    game["Cyd"].play("Inner Peace")
    assert health(game) == [70, 60, 70, 60]


def test_a_card_that_asks_for_twice_the_starting_health_asks_for_that_of_the_team(hydra):
    for much, winner in ((119, None), (120, "Ann")):
        game = hydra(sides={"Ann": side(health=much), "Cyd": side(health=much, hand=["Chamberlain Kark"])})
        game.passes()
        game["Cyd"].play("Chamberlain Kark")
        game.trigger("Chamberlain Kark: Tribute")
        assert game.winner == winner


# --- battle (M4.4) ---------------------------------------------------------------------------------------------------


def test_h44_an_attack_names_a_member_and_goes_at_the_team(hydra):
    """Cyd attacks, Ann joins her, and all members of the other team may block: Ben's Wolf and Dan's Hill Giant."""
    game = hydra(
        sides={"Ann": side(board=["Human", "Triceratops"]), "Cyd": side(board=["Kong"]),
               "Ben": side(board=["Wolf"]), "Dan": side(board=["Hill Giant"])}
    )  # fmt: skip
    game["Ann"].passes()
    game["Cyd"].take_battle()
    assert (game.asks, game.offered) == ("defender", ["Ben", "Dan"])
    game.choose("Dan")
    game.took("Cyd's Kong")
    assert (game.decider, game.asks) == ("Ann", "attackers")
    game.could_decline()
    game.choose("Triceratops")
    assert (game.moment, game.decider) == ("before-blocks", "Ann")
    game.go_to("blockers")
    assert game.decider == "Ben"
    game.could_block_with("Wolf")
    game.block()
    assert game.decider == "Dan"
    game.could_block_with("Hill Giant")
    game.block()
    game.go_to("main")
    hit = 60 - 13 - game["Ann"].champion("Triceratops").offense
    assert health(game) == [60, hit, 60, hit]


def test_champions_of_teammates_block_together_and_their_damage_is_one(hydra):
    """Kong is 13/14 and has 4 damage: Ben's Juggernaut (9) and Dan's Wolf (2) break it together."""
    game = hydra(
        sides={"Ann": side(board=[in_play("Kong", attacking=True, expended=True, damage=4)]),
               "Ben": side(board=["Juggernaut"]), "Dan": side(board=["Wolf"])},
        moment="blockers", attacked="Ben", initiative="Ben",
    )  # fmt: skip
    game["Ben"].block("Juggernaut")
    game["Dan"].block("Wolf")
    game.go_to("damage")
    game.assign("Kong", {"Juggernaut": 10, "Wolf": 3})
    assert [game[name].board for name in ALL] == [[], [], [], []]
    assert health(game) == [60] * 4


def test_h44_what_a_card_says_of_the_player_who_is_attacked_is_about_the_member_that_was_named(hydra):
    """Draka damages the champions of the defending player; Thought Plucker lets the damaged player discard."""
    troll = side(board=["Cave Troll"], hand=["Kong", "Rage"])
    sides = {"Ben": troll, "Dan": troll}
    game = hydra(sides=sides | {"Ann": side(board=["Draka, Dragon Tyrant"])})
    game.attack_player("Dan", "Draka, Dragon Tyrant")
    assert [game[name].board for name in ("Ben", "Dan")] == [["Cave Troll"], []]
    game = hydra(sides=sides | {"Ann": side(board=["Thought Plucker"])})
    game.attack_player("Dan", "Thought Plucker")
    while game.asks == "window":
        game.passes()
    assert (game.asks, game.decider) == ("discard", "Dan")
    game.discard("Rage")
    assert health(game) == [60, 59, 60, 59]


def test_h44_a_member_who_cannot_be_attacked_cannot_be_named(hydra):
    """Expended, Avenging Angel keeps her controller from being attacked, and no teammate of theirs."""
    game = hydra(sides={"Ann": side(board=["Kong"]), "Ben": side(board=[in_play("Avenging Angel", expended=True)])})
    game.take_battle()
    game.took("Dan", "Ann's Kong")


def test_attacks_trigger_together_when_all_have_declared(hydra):
    """M4.4.2. Ann's attack waits for Cyd to join it; then both trigger."""
    draka = side(board=["Draka, Dragon Tyrant"])
    game = hydra(sides={"Ann": draka, "Cyd": draka, "Ben": side(board=["Lurking Giant"])})
    game.take_battle()
    game.choose("Ben")
    assert (game.decider, game.asks) == ("Cyd", "attackers")
    assert (game["Ben"].champion("Lurking Giant").damage, notation_laws(game.game, Rng(1))) == (0, [])
    game.choose("Cyd's Draka, Dragon Tyrant")
    assert game["Ben"].champion("Lurking Giant").damage == 6


def test_before_damage_the_defending_team_acts_first(hydra):
    """M4.4.8: its members one after the other, whoever was named."""
    game = hydra(
        sides={"Ann": side(board=[in_play("Kong", attacking=True, expended=True)])},
        moment="before-damage", attacked="Dan", initiative="Ben",
    )  # fmt: skip
    assert deciders(game, 3) == [("before-damage", name) for name in ("Ben", "Dan", "Ann", "Cyd")]
    game.passes()
    assert game.moment == "main"


def test_h47_of_a_team_the_last_who_could_has_to_block_what_must_be_blocked(hydra):
    lord = in_play("Lord of the Arena", attacking=True, expended=True)
    sides = {"Ann": side(board=[lord]), "Ben": side(board=["Wolf"]), "Dan": side(board=["Human"])}
    game = hydra(sides=sides, moment="blockers", attacked="Ben", initiative="Ben")
    game.could_decline()
    game.block()
    game.took("Dan's Human")
    game = hydra(sides=sides, moment="blockers", attacked="Ben", initiative="Ben")
    game.block("Wolf")
    game["Dan"].could_decline()
    game.block()
    sides["Ben"], sides["Dan"] = side(board=["Wolf", "Human"]), side(board=[in_play("Human", expended=True)])
    alone = hydra(sides=sides, moment="blockers", attacked="Dan", initiative="Ben")
    alone.could_not_decline()
    alone.block("Wolf")


def test_h47_damage_is_divided_by_controllers_beginning_with_the_first_seat(hydra):
    attackers = [in_play("Kong", attacking=True, expended=True)]
    blockers = [in_play("Wolf", blocking=True, flipped=True), in_play("Human", blocking=True, flipped=True)]
    game = hydra(
        sides={"Ann": side(board=attackers), "Cyd": side(board=attackers), "Ben": side(board=blockers[:1]),
               "Dan": side(board=blockers[1:])},
        moment="before-damage", attacked="Ben", initiative="Ben",
    )  # fmt: skip
    game.go_to("damage")
    seen = []
    while game.asks == "divide":
        seen.append(game.decider)
        game.divide_as_proposed()
    assert seen == ["Ann", "Cyd", "Ben", "Dan"]


# --- the end ---------------------------------------------------------------------------------------------------------


def test_the_last_team_wins_together(hydra):
    game = hydra(sides={"Ann": side(hand=["Fires of Rebellion"]), **dict.fromkeys(("Ben", "Dan"), side(health=14))})
    game.play("Fires of Rebellion")
    game.mode("each opponent")
    assert (game.winner, game.ended_by) == ("Ann", "elimination")
    said = [view(game.game, seat)["result"]["text"] for seat in range(4)]
    assert said[0] == said[2] == "Your team wins: everybody else is out of the game."
    assert said[1] == said[3] == "Player 1 and player 3 win: everybody else is out of the game."


def test_a_member_who_fulfils_a_condition_of_winning_wins_for_the_team(hydra):
    """1.2.1: Dan would draw from an empty deck. The first seat of a team stands for it."""
    game = hydra(sides={"Dan": side(deck=[])})
    game.end_turn()
    assert (game.winner, game.ended_by) == ("Ben", "deck")
    said = [view(game.game, seat)["result"]["text"] for seat in (3, 0)]
    assert said == [
        "Your team wins: one of you had to draw from an empty deck.",
        "Player 2 and player 4 win: one of them had to draw from an empty deck.",
    ]
    assert [entries(game.game, seat)[-1]["text"] for seat in (3, 0)] == said


def test_the_story_says_which_team_has_the_turn(hydra):
    game = hydra()
    game.end_turn()
    said = [[one["text"] for one in entries(game.game, seat) if one["kind"] == "turn"] for seat in (3, 0, SPECTATOR)]
    assert said == [["Turn 6: your team's turn."], ["Turn 6: Team B's turn."], ["Turn 6: Team B's turn."]]


def test_when_the_first_member_wins_by_drawing_nobody_draws_any_more(hydra):
    game = hydra(sides={"Ben": side(deck=[]), "Dan": side(hand=[])})
    game.end_turn()
    assert (game.winner, game["Dan"].hand) == ("Ben", [])


def test_a_team_that_falls_leaves_and_the_others_play_on(hydra):
    six = ("Ann", "Ben", "Cyd", "Dan", "Eve", "Fay")
    fallen = side(health=13)
    game = hydra(teams=3, names=six, sides={"Ann": side(board=["Kong"]), "Ben": fallen, "Eve": fallen})
    game.attack_player("Eve", "Kong")
    game.go_to("main")
    assert (game.winner, game.game.seating.players) == (None, (0, 2, 3, 5))
    game.end_turn()
    assert game.active == "Cyd"


def test_h48_a_member_who_leaves_takes_their_cards_along_and_the_team_plays_on(hydra):
    """1.9.3. Cyd takes the turn of Ann's team over; when she goes as well the team is out."""
    game = hydra(sides={"Ann": side(board=["Kong"], health=47), "Cyd": side(board=["Wolf"], health=47)})
    game["Ann"].concede()
    assert (game.active, game.decider, game["Ann"].board, game["Cyd"].health) == ("Cyd", "Cyd", [], 47)
    game.attack_player("Ben", "Wolf")
    game.go_to("main")
    game["Cyd"].concede()
    assert (game.winner, game.ended_by) == ("Ben", "elimination")


def test_h48_who_leaves_while_teammates_declare_is_asked_no_more(hydra):
    troll = side(board=["Cave Troll", "Human"])
    game = hydra(
        sides={"Ann": side(board=["Kong", "Wolf"]), "Cyd": side(board=["Wolf", "Human"]), "Ben": troll, "Dan": troll}
    )
    game.attack_player("Ben", "Kong")
    game["Cyd"].concede()
    game.go_to("blockers")
    game["Ben"].concede()
    assert (game.decider, game.asks) == ("Dan", "blockers")
    game.block("Human")
    game.go_to("main")
    assert (game["Dan"].health, game["Dan"].board) == (60, ["Cave Troll"])


def test_h48_when_the_one_who_attacks_leaves_first_nobody_has_to_attack(hydra):
    """Cyd is asked whom to attack, then with whom, and leaves: the main phase goes on. After that Ann is not forced to
    join what nobody attacks with any more."""
    sides = {"Ann": side(board=["Wolf"]), "Cyd": side(board=["Wolf", "Human"])}
    for asked in ("defender", "attackers"):
        game = hydra(sides=sides)
        game.passes()
        game.take_battle()
        if asked == "attackers":
            game.choose("Ben")
        assert (game.decider, game.asks) == ("Cyd", asked)
        game["Cyd"].concede()
        assert (game.decider, game.moment, game.game.defender) == ("Ann", "main", -1)
        assert notation_laws(game.game, Rng(1)) == []
    game = hydra(sides=sides)
    game.passes()
    game["Cyd"].attack_player("Ben", "Wolf")
    game["Cyd"].concede()
    game["Ann"].could_decline()
    assert notation_laws(game.game, Rng(1)) == []
    game.choose("Wolf")
    assert game.moment == "before-blocks"


# --- hands that are shared (1.10.2) ----------------------------------------------------------------------------------


def hands(game, seat):
    return [len(player["hand"]) for player in view(game.game, seat)["players"]]


def test_1_10_2_teammates_see_each_others_hands_where_it_was_agreed(hydra):
    sides = {name: side(hand=["Kong", "Rage"]) for name in ALL}
    assert [hands(hydra(sides=sides), seat) for seat in (0, 1)] == [[2, 0, 0, 0], [0, 2, 0, 0]]
    shared = hydra(sides=sides, shared_hands=True)
    assert [hands(shared, seat) for seat in (0, 1)] == [[2, 0, 2, 0], [0, 2, 0, 2]]


def test_1_10_2_what_is_shared_stays_when_the_rest_is_dealt_anew():
    game = real_game(shared_hands=True).game
    for luck in range(5):
        other = determinize(game, 0, Rng(luck))
        assert [[other.def_of[uid] for uid in other.hand[seat]] for seat in (0, 2)] == [
            [game.def_of[uid] for uid in game.hand[seat]] for seat in (0, 2)
        ]
        assert other.def_of != game.def_of


def test_1_10_2_a_teammate_knows_which_cards_went_back_in_a_mulligan():
    game = real_game(shared_hands=True)
    game["Ben"].mulligan("Kong", "Kong")
    assert [game.game.known_of[uid] for uid in game.game.deck[1][:2]] == [0b1010] * 2


# --- the rules of 2015 -----------------------------------------------------------------------------------------------


def test_by_the_rules_of_2015_a_team_acts_as_one_too(hydra):
    """Before a turn ends each other team has initiative once, in which all members may act (H61)."""
    game = hydra(sides={"Dan": side(hand=[FLASH])}, of_2015=True)
    assert deciders(game, 3) == [("main", "Ann"), ("main", "Cyd"), ("end-offer", "Ben"), ("end-offer", "Dan")]
    game.play(FLASH)
    game.mode("each champion and each player")
    assert deciders(game, 2) == [("end-offer", "Dan"), ("end-offer", "Ben"), ("main", "Ann")]


def test_by_the_rules_of_2015_attacking_and_defending_team_act_in_a_battle(hydra):
    six = ("Ann", "Ben", "Cyd", "Dan", "Eve", "Fay")
    game = hydra(
        teams=3, names=six, sides={"Ann": side(board=[in_play("Kong", attacking=True, expended=True)])},
        moment="before-blocks", attacked="Fay", of_2015=True,
    )  # fmt: skip
    assert deciders(game, 3) == [("before-blocks", name) for name in ("Ann", "Dan", "Cyd", "Fay")]
