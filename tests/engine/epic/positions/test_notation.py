"""The position notation of quiet moments: what is written is read again, and bad text gets a sentence."""

import pytest

from engine.epic.catalogue.products import CARDS
from engine.epic.language import GOOD, WILD, Keyword
from engine.epic.positions.laws import status
from engine.epic.positions.notation import BadNotation, parse, read, text_of, write
from engine.epic.positions.plain import is_quiet, position_of
from engine.epic.positions.plain.position import Held, InPlay, Later, Played, PlayerState, Position
from engine.epic.programs.definitions import NAME
from engine.epic.proofs.notations import notation_laws
from engine.epic.rules.derive import is_token
from engine.epic.rules.machine import apply_trusted, new_game
from engine.epic.rules.setup import Setup
from engine.kernel.notation import compact
from engine.kernel.random import Rng

PLAIN = (
    "turn=3 active=0 first=0 moment=main seat=0 / health=30 gold=1 hand={} board={} discard={} deck={} / "
    "health=30 gold=1 hand=- board=- discard=- deck=Rage"
)


def one_line(hand="Kong", board="-", discard="-", deck="Rage"):
    return PLAIN.format(hand, board, discard, deck)


def random_game(seed, **more):
    """A game of a random player of all cards against the other."""
    rng = Rng(seed)
    order = list(range(len(CARDS)))
    rng.shuffle(order)
    names = [CARDS[at].name for at in order]
    player = len(names) // 2
    return new_game(Setup((tuple(names[:player]), tuple(names[player:])), **more), seed), rng


def quiet_moments(seed, **more):
    """The game itself at each quiet moment of random play, and its text."""
    game, rng = random_game(seed, **more)
    while not game.reason and game.turn < 50:
        if is_quiet(game):
            yield game, write(game)
        apply_trusted(game, game.options[rng.below(len(game.options))])


# --- laws ------


@pytest.mark.parametrize("seed", range(12))
def test_a_quiet_moment_goes_on_the_same_by_the_rules_of_either_year(seed):
    switches = {
        "rules_of": "2015" if seed % 2 == 0 else "2017",
        "open_lists": seed % 5 == 0,
        "every_window": seed % 4 == 1,
    }
    luck = Rng(seed + 1)
    for at, (game, text) in enumerate(quiet_moments(seed, **switches)):
        assert position_of(read(text, luck.fork())) == parse(text)
        if at % 4 == 0:
            assert notation_laws(game, luck) == []


def test_the_same_text_and_seed_give_the_same_game():
    text = one_line(hand="3*Kong,Lash", board="2*Human")
    assert read(text, 7).def_of == read(text, 7).def_of


# --- what the text says ------


def test_a_position_with_everything_in_it():
    mine = PlayerState(
        health=12,
        gold=0,
        hand=(Held("Kong", known=3), Held("Lash")),
        board=(
            InPlay("Wolf's Call".replace("'s Call", ""), damage=1, attacking=True, expended=True),
            InPlay("Thundarus", owner=1, back=(1,), keywords=Keyword.BLITZ, attacking=True, expended=True),
            InPlay(
                "Raging T-Rex",
                counters=2,
                deploying=True,
                gained=Keyword.BLITZ | Keyword.AIRBORNE,
                offense=4,
                defense=-2,
            ),
        ),
        discard=(Held("Chomp!"), Held("Final Task"), Held("Medusa", broken=True)),
        deck=(Held("Muse"), Held("Muse"), Held("Erase", known=1), Held("Turn", 3, 1), Held("Rage", 3, 1)),
        played=(Played(1, WILD), Played(3, GOOD | WILD)),
    )
    theirs = PlayerState(hand=(Held("The People's Champion"),), board=(InPlay("Human", blocking=True, flipped=True),))
    position = Position(
        (mine, theirs),
        moment="before-damage",
        turn=8,
        active=0,
        first=1,
        seat=1,
        passed=True,
        acted=True,
        blocked=True,
        no_attacks=True,
        later=(Later("Final Task", 0, 0, ((0, 1),)),),
        of_2015=True,
    )
    text = text_of(position)
    assert text == (
        "turn=8 active=0 first=1 moment=before-damage seat=1 acted passed blocked no-attacks "
        "later=FinalTask(by=0,who=0,it=0.1) rules=of-2015 / "
        "health=12 gold=0 hand=Kong@01,Lash "
        "board=Wolf(damage=1,expended,attacking),Thundarus(expended,attacking,owner=1,back=1,turn=blitz),"
        "RagingTRex(counters=2,deploying,gained=airborne+blitz,offense=4,defense=-2) "
        "discard=Chomp,FinalTask,Medusa! deck=2*Muse,Erase@0,Turn@01.1,Rage@01.1 played0=wild "
        "played1=3*good+wild / "
        "health=30 gold=1 hand=ThePeoplesChampion board=Human(flipped,blocking) discard=- deck=-"
    )
    assert parse(text) == position


def test_what_is_not_said_is_as_usual():
    assert parse("/ hand=Kong /") == Position((PlayerState(hand=(Held("Kong"),)), PlayerState()))


def test_names_may_be_quoted_as_they_are_printed():
    text = one_line(hand='"Wolf\'s Call","the people\'s champion",WolfsCall')
    assert [held.card for held in parse(text).players[0].hand] == [
        "Wolf's Call",
        "The People's Champion",
        "Wolf's Call",
    ]


def test_every_name_has_its_own_compact_form():
    assert len({compact(name) for name in NAME}) == len(NAME)
    for name in NAME:
        assert compact(name).isalnum()
        assert parse(f"/ board={compact(name)} /").players[0].board[0].card == name


def test_equal_neighbours_are_counted():
    text = one_line(hand="3*Kong", board="2*Human,Human(damage=0),Wolf")
    assert write(read(text)) == one_line(hand="3*Kong", board="3*Human,Wolf")


def test_a_token_that_is_a_copy_of_a_card_says_so():
    text = one_line(board="Kong(token),Kong(damage=2,token,expended),Kong")
    game = read(text)
    assert [is_token(game, slot) for slot in game.board[0]] == [True, True, False]
    assert (write(game), status(game)) == (text, [])


# --- bad text ------


@pytest.mark.parametrize(
    ("text", "sentence", "place"),
    [
        ("", 'At character 1 of the position "/" was expected, but the text ends.', 0),
        ("turn=3", 'At character 7 of the position "/" was expected, but the text ends.', 6),
        ("turn=x / /", 'At character 6 of the position a number was expected, but there is "x / /".', 5),
        ("seat=2 / /", 'At character 6 of the position a number from 0 to 1 was expected, but there is "2 / /".', 5),
        (
            "turn=3 turn=4 / /",
            'At character 8 of the position no second turn was expected, but there is "turn=4 / /".',
            7,
        ),
        (
            "/ hand=Kongo /",
            'At character 8 of the position the name of a card was expected, but there is "Kongo /".',
            7,
        ),
        (
            '/ hand="Kong /',
            "At character 15 of the position a closing quotation mark was expected, but the text ends.",
            14,
        ),
        ("/ hand=Kong;Lash /", 'At character 12 of the position a space was expected, but there is ";Lash /".', 11),
        ("/ hand=Kong, /", 'At character 13 of the position the name of a card was expected, but there is " /".', 12),
        (
            "/ hand=0*Kong /",
            'At character 8 of the position a number from 1 to 400 was expected, but there is "0*Kong /".',
            7,
        ),
        ("/ board=Kong(damage=1 /", 'At character 22 of the position ")" was expected, but there is " /".', 21),
        (
            "/ hand=Kong@",
            "At character 13 of the position 0, 1 or 01 (who knows the card) was expected, but the text ends.",
            12,
        ),
        (
            "/ / hand=Kong / x",
            (
                "At character 17 of the position one of initiative, stack, resolving, pending, gone, among, picked, "
                'given, revealed, declared was expected, but there is "x".'
            ),
            16,
        ),
    ],
)
def test_bad_text_says_where_and_what_was_expected(text, sentence, place):
    with pytest.raises(BadNotation) as bad:
        read(text)
    assert (str(bad.value), bad.value.place) == (sentence, place)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (one_line(board="Kong(damage=14)"), "Kong has 14 damage and 14 defense: it would be broken."),
        (one_line(board="Rage"), "Rage is an event: it cannot be in play."),
        (one_line(hand="Wolf"), "Wolf is a token: it can only be in play (2.3.5)."),
        (one_line(board="Kong(attacking)"), "Kong of seat 0 cannot be attacking now."),
        (one_line(board="Kong(blocking)"), "Kong of seat 0 cannot be blocking now."),
        ("moment=blockers seat=1 / board=Kong /", "Nobody attacks, so nobody can block."),
        ("seat=1 / /", "In the moment main seat 0 decides, not seat 1."),
        ("turn=0 / /", "Turns count from 1 to 400; turn 0 is that of the mulligans and of nothing else."),
        ("/ health=0 /", "Seat 0 needs at least 1 health and 0 gold."),
        ("blocked / /", "An attack is blocked only after blockers were declared."),
        ("/ board=251*Human /", "At most 250 champions can be in play."),
        ("/ deck=400*Kong / deck=Kong", "A position has at most 400 cards; tokens are not counted."),
        ("later=Kong(by=0) / hand=Kong /", "Kong leaves nothing for the end of the turn."),
        (
            "later=FinalTask(by=1) / hand=FinalTask /",
            "Seat 1 has no Final Task that could wait for the end of the turn.",
        ),
    ],
)
def test_a_position_that_cannot_be_gets_a_sentence(text, sentence):
    with pytest.raises(BadNotation) as bad:
        read(text)
    assert (str(bad.value), bad.value.place) == (sentence, -1)


def test_tokens_and_deities_come_on_top_of_the_most_cards():
    text = "/ deity=FuriosFatherOfNature board=200*Human deck=200*Kong / board=Kong deck=199*Kong"
    game = read(text)
    assert status(game) == []
    assert write(read(write(game))) == write(game)


def test_endless_text_is_refused_early():
    with pytest.raises(BadNotation, match="A notation has at most 20000 characters; this text has 20001"):
        read("x" * 20001)


@pytest.mark.parametrize("seed", range(3))
def test_damaged_text_is_read_or_refused_and_never_crashes(seed):
    rng = Rng(seed)
    signs = '/=,()*@!.+-"0123456789 abcKLMOz\n'
    texts = [text for _, text in quiet_moments(seed)][::20]
    for _ in range(400):
        text = texts[rng.below(len(texts))]
        for _ in range(1 + rng.below(3)):
            at = rng.below(len(text))
            text = text[:at] + signs[rng.below(len(signs))] * rng.below(3) + text[at + rng.below(3) :]
        try:
            game = read(text)
        except BadNotation:
            continue
        else:
            assert status(game) == []
