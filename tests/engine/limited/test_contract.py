"""The part `limited` of the contract of a game, kept by all games: what is planned can be kept, drafted, logged and
verified."""

import json

import pytest

from engine import games
from engine.limited import BadSetup, apply, asked, log, new_draft
from tests.engine.every_game import GAMES
from tests.engine.limited.by_chance import play

every_game = pytest.mark.parametrize("limited", [game.limited for game in games.GAMES.values()], ids=games.GAMES)


@every_game
def test_every_format_is_named_and_described(limited):
    keys = [one.key for one in limited.PROCEDURES]
    assert len(set(keys)) == len(keys)
    assert set(limited.SUMMARIES) == set(keys)
    assert all(one.name for one in limited.PROCEDURES)


@every_game
def test_what_is_planned_is_drafted_and_follows_from_its_seed(limited):
    setup = limited.plan("sealed", seats=3, products=limited.PRODUCT_NAMES[:1])
    assert setup.seats == 3
    logged = json.loads(json.dumps(log(play(new_draft(setup, 5), 5))))
    assert limited.differences(logged) == []
    assert limited.differences(logged | {"seed": 6}) != []


@every_game
def test_what_is_no_choice_is_not_refused_and_what_is_no_format_is(limited):
    assert limited.plan("sealed", packs=None, pool=None) == limited.plan("sealed")
    with pytest.raises(BadSetup):
        limited.plan("chess")


# --- also of the made-up game -----------------------------------------------------------------------------------------

FORMATS = [(key, one.key) for key, game in GAMES.items() for one in game.limited.PROCEDURES]

each_game = pytest.mark.parametrize("key", GAMES)
every_format = pytest.mark.parametrize(("key", "name"), FORMATS)


def planned(key, name):
    game = GAMES[key]
    limited = game.limited
    procedure = limited.BY_KEY[name]
    own = (
        {}
        if procedure.has_products
        else {"cards": [*filter(game.construction.in_decks, (face.name for face in game.catalogue.faces()))]}
    )
    larger = {"packs": 3, "pack_size": 10} if own else {}
    free = {field: value for field, value in larger.items() if field in procedure.free}
    return limited.plan(name, seats=procedure.seats[0], **own, **free)


@each_game
def test_every_format_is_told_for_those_who_set_up_a_draft(key):
    limited = GAMES[key].limited
    keys = [one.key for one in limited.PROCEDURES]
    assert list(limited.BY_KEY) == keys
    assert set(limited.LASTS) == set(limited.SUMMARIES) == set(keys)
    assert set(limited.LARGER_DECKS) <= set(keys)
    assert all(one.name and one.seats[0] <= one.usual <= one.seats[1] for one in limited.PROCEDURES)
    assert all(one.endswith(".") for one in (*limited.SUMMARIES.values(), *limited.FIELD_HINTS.values()))
    assert limited.PRODUCT_NAMES


@each_game
def test_the_rules_of_dealing_are_counted(key):
    limited = GAMES[key].limited
    assert [one.number for one in limited.CHANGES] == list(range(1, limited.RULES + 1))


@every_format
def test_a_setup_is_kept_and_read_again(key, name):
    limited, setup = GAMES[key].limited, planned(key, name)
    kept = setup.to_json()
    assert (kept["rules"], setup.problems()) == (limited.RULES, [])
    assert limited.setup_from(kept) == setup
    assert setup.origin().endswith(".")
    for other in (None, [], {}, kept | {"rules": limited.RULES + 1}):
        with pytest.raises(BadSetup):
            limited.setup_from(other)


@every_format
def test_decks_are_built_by_rules_of_the_game(key, name):
    limited, construction = GAMES[key].limited, GAMES[key].construction
    deck_format = limited.deck_format(planned(key, name).to_json())
    assert construction.by_key(deck_format.key) == deck_format
    assert deck_format.pool
    if name in limited.LARGER_DECKS:
        larger = limited.deck_format(planned(key, name).to_json(), larger=True)
        assert (larger.least, larger.most) == (deck_format.least, None)


@every_format
def test_a_draft_follows_from_its_setup_and_its_picks(key, name):
    limited, setup = GAMES[key].limited, planned(key, name)
    draft = new_draft(setup, 2009)
    while not draft.over:
        for seat in range(setup.seats):
            if (question := asked(draft, seat)) is not None:
                apply(draft, seat, question.options[0])
    logged = log(draft)
    assert limited.differences(logged) == []
    assert limited.differences(logged | {"hash": "0" * 64}) != []
