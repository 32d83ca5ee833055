"""Mist Guide Herald: an airborne 3/2 that may lead a champion of your top five cards into play."""

from tests.engine.epic.scenario import Side

FIVE = ["Kong", "Erase", "Triceratops", "Bitten", "Muse"]


def test_one_champion_of_five_enters_play_and_the_rest_is_banished(table):
    game = table(you=Side(hand=["Mist Guide Herald"], top=[*FIVE, "Lash"]), opponent=Side(board=["Demon"]))
    game.play("Mist Guide Herald")
    game.could_choose("Kong", "Triceratops", "Muse")
    game.could_decline()
    game.choose("Kong")
    game.could_choose("Mist Guide Herald", "Kong", "Demon")
    game.choose("Demon")
    assert game.you.board == ["Mist Guide Herald", "Kong"]
    assert game.opponent.board == []
    assert sorted(game.you.bottom[:4]) == ["Bitten", "Erase", "Muse", "Triceratops"]
    assert game.you.deck[0] == "Lash"
    assert game.you.gold == 0
    assert game.champion("Kong").deploying
    game.could_not_attack()


def test_both_players_see_the_five(table):
    """5.19.1; 5.15.2: what is banished together lies in an order that nobody knows."""
    game = table(you=Side(hand=["Mist Guide Herald"], top=FIVE))
    game.play("Mist Guide Herald")
    game.choose("Muse")
    for player in (game.you, game.opponent):
        count, cards = player.knows_deck("you")[0]
        assert (count, sorted(cards)) == (4, ["Bitten", "Erase", "Kong", "Triceratops"])


def test_you_may_choose_none(table):
    game = table(you=Side(hand=["Mist Guide Herald"], top=[*FIVE, "Lash"]))
    game.play("Mist Guide Herald")
    game.decline()
    assert game.you.board == ["Mist Guide Herald"]
    assert sorted(game.you.bottom[:5]) == sorted(FIVE)
    assert (game.you.deck[0], game.you.hand, game.you.discard_pile) == ("Lash", [], [])


def test_without_a_champion_all_five_are_banished(table):
    events = ["Erase", "Bitten", "Lash", "Rage", "Turn"]
    game = table(you=Side(hand=["Mist Guide Herald"], top=[*events, "Kong"]))
    game.play("Mist Guide Herald")
    assert game.you.board == ["Mist Guide Herald"]
    assert sorted(game.you.bottom[:5]) == sorted(events)
    assert game.you.deck[0] == "Kong"


def test_a_short_deck_is_revealed_whole_and_is_not_drawn_from(table):
    """1.6.2 speaks of drawing only."""
    game = table(you=Side(hand=["Mist Guide Herald"], deck=["Erase", "Muse"]))
    game.play("Mist Guide Herald")
    game.choose("Muse")
    assert (game.winner, game.you.deck, game.you.board) == (None, ["Erase"], ["Mist Guide Herald", "Muse"])


def test_the_champion_is_not_played_but_its_tribute_and_loyalty_apply(table):
    """5.18.1: the Herald triggers a sage ally, the Angel that it brings no good one."""
    game = table(
        you=Side(
            hand=["Mist Guide Herald", "Feint", "Ceasefire"],
            board=["Noble Unicorn"],
            top=["Angel of Light", "Erase", "Erase", "Erase", "Erase"],
            health=10,
        )
    )
    game.play("Mist Guide Herald")
    game.choose("Angel of Light")
    game.could_trigger("Angel of Light: Tribute", "Angel of Light: Loyalty 2")
    game.trigger("Angel of Light: Tribute")
    game.reveal("Feint", "Ceasefire")
    assert game.you.health == 20
    assert game.you.hand == ["Ceasefire", "Feint"]


def test_it_flies(table):
    game = table(you=Side(board=["Mist Guide Herald"]), opponent=Side(board=["Kong"]))
    game.attack("Mist Guide Herald")
    game.go_to("main")
    assert game.opponent.health == 27
