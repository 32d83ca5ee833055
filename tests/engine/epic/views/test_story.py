"""The log in words: what each seat reads, with card names in brackets and the rule behind each line."""

import pytest

from engine.epic.language import (
    CHAMPION,
    OPPONENT,
    YOU,
    Banish,
    Break,
    Choice,
    Damage,
    Discard,
    DiscardedCard,
    Each,
    Player,
    ReturnToHand,
    Target,
)
from engine.epic.views.story import entries
from tests.engine.epic.made_up import event, known
from tests.engine.epic.scenario import Side, in_play, set_table


def story(game, seat, kinds=None):
    return [entry["text"] for entry in entries(game.game, seat) if kinds is None or entry["kind"] in kinds]


def test_an_attack_is_one_sentence_and_each_seat_reads_its_own(table):
    game = table(you=Side(board=["Kong", "Human", "Human"]), opponent=Side(board=["Cave Troll"]))
    game.attack("Kong", "Human", "Human#2")
    game.go_to("blockers")
    game.opponent.block("Cave Troll")
    assert story(game, 0, ("attack", "block")) == [
        "You attack with [[Kong]] and [[Human]] ×2.",
        "Your opponent blocks with [[Cave Troll]].",
    ]
    assert story(game, 1, ("attack", "block")) == [
        "Your opponent attacks with [[Kong]] and [[Human]] ×2.",
        "You block with [[Cave Troll]].",
    ]
    game.passes()
    game.passes()
    game.assign("Cave Troll", {"Kong": 5, "Human": 0, "Human#2": 0})


def test_a_drawn_card_is_named_to_its_owner_only(table):
    game = table(you=Side(hand=["Hurricane"], top=["Kong", "Lash"]))
    game.play("Hurricane")
    game.mode("Draw two cards")
    assert story(game, 0, ("draw",)) == ["You draw [[Kong]] and [[Lash]]."]
    assert story(game, 1, ("draw",)) == ["Your opponent draws two cards."]
    assert [entry["refs"] for entry in entries(game.game, 1) if entry["kind"] == "draw"] == [[]]


def test_tokens_are_counted_and_what_breaks_together_is_told_together(table):
    game = table(
        you=Side(hand=["Wolf's Call", "Flash Fire"]), opponent=Side(board=["Cave Troll", "Fire Shaman", "Human"])
    )
    game.play("Wolf's Call")
    assert story(game, 0, ("token",)) == ["You put four [[Wolf]] tokens into play."]
    game.play("Flash Fire")
    assert story(game, 0, ("break",)) == [
        "[[Wolf]] ×4 are broken.",
        "[[Fire Shaman]] and [[Human]] are broken.",
    ]


def test_entries_go_on_where_the_last_ones_ended(table):
    """A page asks for what comes after the entries that it has; nothing is told twice or left out."""
    game = table(you=Side(hand=["Wolf's Call", "Rally the People"]))
    game.play("Wolf's Call")
    before = entries(game.game, 0)
    game.play("Rally the People")
    after = entries(game.game, 0, before[-1]["n"] + 1)
    assert before + after == entries(game.game, 0)
    assert [entry["text"] for entry in after] == [
        "You play [[Rally the People]].",
        "You put a [[Human]] token into play.",
        "[[Wolf]] ×4 and [[Human]] get +1 {offense}.",
    ]


def test_each_line_names_its_rule(table):
    game = table(you=Side(hand=["Flame Strike"]), opponent=Side(health=30))
    game.play("Flame Strike")
    game.choose("opponent")
    assert [(entry["kind"], entry["rule"]) for entry in entries(game.game, 0)] == [("play", "3.2.1"), ("hurt", "1.5.3")]


def test_loyalty_that_is_not_shown_is_told_to_both_alike(table):
    """Nobody learns from it whether cards were there to be shown (1.10.2)."""
    for hand in (["Draka, Dragon Tyrant", "Kong", "Lash"], ["Draka, Dragon Tyrant", "Muse"]):
        game = table(you=Side(hand=hand))
        game.play("Draka, Dragon Tyrant")
        if "Kong" in hand:
            game.decline()
        assert story(game, 0, ("reveal",)) == ["You reveal no cards."]
        assert story(game, 1, ("reveal",)) == ["Your opponent reveals no cards."]


def test_several_champions_become_several_tokens(table):
    game = table(
        turn_of="opponent",
        you=Side(board=["Cave Troll", "Muse"]),
        opponent=Side(board=[in_play("Knight of Elara", attacking=True)]),
        moment="blockers",
    )
    game.block("Cave Troll", "Muse")
    assert story(game, 0, ("transform",)) == ["[[Cave Troll]] and [[Muse]] are transformed into [[Wolf]] tokens."]
    game.go_to("main")


def test_two_that_deal_the_same_damage_to_one_champion_are_told_each(table):
    game = table(you=Side(board=["Human", "Human"]), opponent=Side(board=["Kong"]))
    game.attack("Human", "Human#2")
    game.go_to("blockers")
    game.opponent.block("Kong")
    game.passes()
    game.passes()
    if game.asks == "divide":
        game.divide_as_proposed()
    dealt = [text for text in story(game, 0, ("damage",)) if text.startswith("[[Human]]")]
    assert dealt == ["[[Human]] deals 1 damage to [[Kong]]."] * 2


def test_what_is_declined_or_cannot_be_done_is_told(table):
    game = table(you=Side(hand=["Word of Summoning"], board=["Kong"], discard=["Lash", "Rage"]))
    game.play("Word of Summoning")
    game.decline()
    assert story(game, 0, ("decline",)) == ["You do not recycle."]
    assert story(game, 1, ("decline",)) == ["Your opponent does not recycle."]
    game = table(you=Side(hand=["Word of Summoning"], board=["Kong"], discard=["Lash"]))
    game.play("Word of Summoning")
    because = "because {} discard pile holds fewer than two cards."
    assert story(game, 0, ("decline",)) == [f"You do not recycle, {because.format('your')}"]
    assert story(game, 1, ("decline",)) == [f"Your opponent does not recycle, {because.format('their')}"]
    game = table(you=Side(hand=["Palace Guard"]), opponent=Side(board=["Kong"]))
    game.play("Palace Guard")
    game.decline()
    assert story(game, 0, ("decline",)) == ["You decline what [[Palace Guard]] offers."]


BREAKER = event("Made-up Breaker", Break(Target(CHAMPION)))
EXILE = event("Made-up Exile", Banish(Each(CHAMPION)))
FINDER = event("Made-up Finder", ReturnToHand(Choice(DiscardedCard(whose=YOU))))
THIEF = event("Made-up Thief", Discard(1, OPPONENT))


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "lines"),
    [
        ("Breaker", [], [], ["There is nothing that [[Made-up Breaker]] can choose."]),
        (
            "Breaker",
            [],
            [in_play("Kong", gained="unbreakable")],
            [
                "[[Made-up Breaker]] can only choose [[Kong]].",
                "[[Kong]] is unbreakable, so it is not broken.",
            ],
        ),
        (
            "Exile",
            [in_play("Muse", gained="unbanishable")],
            [in_play("Kong", gained="unbanishable"), in_play("Wolf", gained="unbanishable")],
            [
                "[[Muse]] is unbanishable, so it is not banished.",
                "[[Kong]] and [[Wolf]] are unbanishable, so they are not banished.",
            ],
        ),
        ("Thief", [], [], ["Your opponent has no card to discard."]),
        ("Finder", [], [], ["There is nothing that [[Made-up Finder]] can choose."]),
    ],
)
def test_what_fails_and_what_had_to_be_chosen_is_told(card, mine, theirs, lines):
    with known(BREAKER, EXILE, FINDER, THIEF):
        game = set_table(Side(hand=[f"Made-up {card}"], board=mine), Side(board=theirs))
        game.play(f"Made-up {card}")
        found = [entry for entry in entries(game.game, 0) if entry["kind"] in ("only_choice", "no_choice", "failed")]
        assert [entry["text"] for entry in found] == lines
        assert [entry["seat"] for entry in found] == [0] * len(found)


def test_a_target_among_players_is_not_worth_a_line():
    with known(event("Made-up Shock", Damage(3, Target(Player(OPPONENT))))):
        game = set_table(Side(hand=["Made-up Shock"]), Side())
        game.play("Made-up Shock")
        assert story(game, 0) == ["You play [[Made-up Shock]].", "[[Made-up Shock]] deals 3 damage to your opponent."]


def acted(game, kind):
    """Who acted in the entries of that kind, by the numbers of seats."""
    return [entry["seat"] for entry in entries(game.game, 0) if entry["kind"] == kind]


def test_damage_is_told_of_the_player_whose_effect_deals_it(table):
    game = table(you=Side(hand=["Flash Fire"]), opponent=Side(board=["Cave Troll"]))
    game.play("Flash Fire")
    game.mode("Deal 2 damage")
    assert acted(game, "play") == [0]
    assert set(acted(game, "hurt")) == {0}
    assert set(acted(game, "damage")) == {0}


def test_damage_of_a_deity_is_told_of_its_player(table):
    game = table(you=Side(deity="Lashnok, Worldbreaker", hand=["Lurking Giant"]))
    game.play("Lurking Giant")
    game.choose("opponent")
    assert acted(game, "trigger")[0] == 0
    assert acted(game, "hurt") == [0]


def test_in_battle_damage_is_told_of_the_other_side(table):
    """An event that was played before damage has resolved: what the champions deal is theirs."""
    game = table(you=Side(board=["Kong"]), opponent=Side(board=["Cave Troll"]))
    game.attack("Kong")
    game.go_to("blockers")
    game.opponent.block("Cave Troll")
    while not acted(game, "break"):
        game.passes()
    lines = [(entry["kind"], entry["seat"], entry["text"]) for entry in entries(game.game, 0)]
    assert ("damage", 0, "[[Kong]] deals 13 damage to [[Cave Troll]].") in lines
    assert ("damage", 1, "[[Cave Troll]] deals 5 damage to [[Kong]].") in lines
    assert ("break", 0, "[[Cave Troll]] is broken.") in lines


def test_who_acted_is_the_same_for_whoever_asks_late(table):
    game = table(you=Side(hand=["Flash Fire"]), opponent=Side(board=["Cave Troll"]))
    game.play("Flash Fire")
    game.mode("Deal 2 damage")
    lines = entries(game.game, 0)
    for entry in lines:
        assert entries(game.game, 0, entry["n"] + 1) == [other for other in lines if other["n"] > entry["n"]]
