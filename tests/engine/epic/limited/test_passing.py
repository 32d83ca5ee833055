"""How packs go round, counted by hand."""

from engine.epic.limited import plan
from engine.limited import apply, asked, new_draft, view
from engine.limited.story import dealt, pools
from tests.engine.epic.limited.by_chance import drafted, setup_of
from tests.engine.limited.by_chance import take, waiting


def first(draft, *seats):
    """These seats take the first card that they see."""
    for seat in seats:
        apply(draft, seat, asked(draft, seat).options[0])


def test_left_right_left_among_three_players():
    draft = new_draft(setup_of("pack", 3), 4)
    packs = dealt(draft)
    first(draft, 0, 1, 2)
    # to the left: the next seat gets what is left
    assert [list(asked(draft, seat).cards) for seat in range(3)] == [packs[2][1:], packs[0][1:], packs[1][1:]]
    first(draft, 0, 1, 2)
    assert [list(asked(draft, seat).cards) for seat in range(3)] == [packs[1][2:], packs[2][2:], packs[0][2:]]
    while view(draft, 0)["round"] == 1:
        first(draft, *waiting(draft))
    assert [list(asked(draft, seat).cards) for seat in range(3)] == packs[3:6]
    assert view(draft, 0)["direction"] == "right"
    first(draft, 0, 1, 2)
    assert [list(asked(draft, seat).cards) for seat in range(3)] == [packs[4][1:], packs[5][1:], packs[3][1:]]
    while view(draft, 0)["round"] == 2:
        first(draft, *waiting(draft))
    assert view(draft, 0)["direction"] == "left"
    first(draft, 0, 1, 2)
    assert [list(asked(draft, seat).cards) for seat in range(3)] == [packs[8][1:], packs[6][1:], packs[7][1:]]


def test_in_a_pack_of_ten_among_three_the_first_player_picks_four_cards_of_the_own_pack():
    draft = new_draft(setup_of("pack", 3), 4)
    packs = dealt(draft)
    while view(draft, 0)["round"] == 1:
        first(draft, *waiting(draft))
    mine = pools(draft)[0]
    # everybody takes the first card left: picks 1, 4, 7 and 10 of the own pack; the others' packs between them
    assert mine[0::3] == [packs[0][0], packs[0][3], packs[0][6], packs[0][9]]
    assert mine[1::3] == [packs[2][1], packs[2][4], packs[2][7]]
    assert mine[2::3] == [packs[1][2], packs[1][5], packs[1][8]]


def test_two_players_pass_their_packs_to_and_fro():
    draft = new_draft(setup_of("pack", 2), 9)
    packs = dealt(draft)
    first(draft, 0, 1)
    assert [list(asked(draft, seat).cards) for seat in range(2)] == [packs[1][1:], packs[0][1:]]
    first(draft, 0, 1)
    assert [list(asked(draft, seat).cards) for seat in range(2)] == [packs[0][2:], packs[1][2:]]


def test_packs_queue_up_before_a_slow_player():
    draft = new_draft(setup_of("pack", 3), 2)
    first(draft, 0, 2)
    # 0 passes to 1, who thinks; 2 passes to 0
    assert [one["packs"] for one in view(draft, 1)["seats"]] == [1, 2, 0]
    first(draft, 0)
    assert [one["packs"] for one in view(draft, 1)["seats"]] == [0, 3, 0]
    assert waiting(draft) == [1]
    first(draft, 1)
    assert waiting(draft) == [1, 2]


def test_the_last_card_of_a_pack_is_taken_without_a_question():
    draft = drafted("pack", 2, choices=18)
    assert view(draft, 0)["round"] == 2
    assert [len(pool) for pool in pools(draft)] == [10, 10]
    assert [one["choices"] for one in view(draft, 0)["seats"]] == [9, 9]


def test_in_an_open_draft_one_takes_one_the_other_two_and_the_first_the_last():
    draft = new_draft(plan("open"), 3)
    groups = dealt(draft)
    asked_for = []
    while not draft.over:
        seat = waiting(draft)[0]
        assert waiting(draft) == [seat]
        question = asked(draft, seat)
        asked_for.append((question.pack, question.take, seat))
        apply(draft, seat, question.options[0])
    # the last card of a group is no question; the first pick goes from one to the other
    assert asked_for[:6] == [(1, 1, 0), (1, 2, 1), (1, 1, 1), (2, 1, 1), (2, 2, 0), (2, 1, 0)]
    assert len(asked_for) == 45
    assert pools(draft)[0][:4] == [groups[0][0], groups[0][3], groups[1][1], groups[1][2]]
    assert [len(pool) for pool in pools(draft)] == [30, 30]


def test_an_open_draft_goes_to_the_end_of_a_larger_stack():
    draft = drafted("open", packs=20)
    assert [len(pool) for pool in pools(draft)] == [40, 40]


def test_a_dark_draft_keeps_one_then_two_and_puts_two_away():
    draft = new_draft(plan("dark"), 6)
    packs = dealt(draft)
    assert [(asked(draft, seat).take, list(asked(draft, seat).cards)) for seat in range(2)] == [
        (1, packs[0]),
        (1, packs[1]),
    ]
    take(draft, 0, packs[0][2])
    assert waiting(draft) == [1]  # the other has not passed yet
    take(draft, 1, packs[1][0])
    assert (asked(draft, 0).take, list(asked(draft, 0).cards)) == (2, packs[1][1:])
    take(draft, 0, packs[1][4])
    assert (asked(draft, 0).take, list(asked(draft, 0).cards)) == (1, packs[1][1:4])
    take(draft, 0, packs[1][1])
    assert view(draft, 0)["discarded"] == 2
    take(draft, 1, packs[0][0], packs[0][1])
    assert view(draft, 0)["round"] == 2
    assert pools(draft) == [[packs[0][2], packs[1][4], packs[1][1]], [packs[1][0], packs[0][0], packs[0][1]]]
    assert [draft.name_of[card] for card in draft.discarded] == [packs[1][2], packs[1][3], packs[0][3], packs[0][4]]


def test_a_dark_draft_has_ten_rounds_and_leaves_forty_cards_in_the_dark():
    draft = drafted("dark")
    assert [len(pool) for pool in pools(draft)] == [30, 30]
    assert (len(draft.discarded), len(draft.picks)) == (40, 60)


def test_between_the_packs_of_a_cube_draft_everybody_reviews():
    draft = drafted("cube", 2, choices=22)  # the twelfth card comes by itself
    assert [asked(draft, seat).kind for seat in range(2)] == ["review", "review"]
    first(draft, 0)
    assert [asked(draft, seat).kind for seat in range(2)] == ["pick", "review"]
    first(draft, 0)  # nobody waits for a player who still looks
    assert asked(draft, 0) is None
    assert [one["packs"] for one in view(draft, 0)["seats"]] == [0, 2]
    first(draft, 1)
    assert (asked(draft, 1).kind, asked(draft, 1).pack, asked(draft, 1).pick) == ("pick", 2, 1)


def test_the_host_may_leave_the_review_out():
    draft = drafted("cube", 2, choices=22, review=False)
    assert [asked(draft, seat).kind for seat in range(2)] == ["pick", "pick"]


def test_an_own_cube_goes_as_its_host_says():
    setup = setup_of("own", 3, packs=2, pack_size=15, directions=["right", "left"])
    draft = new_draft(setup, 1)
    packs = dealt(draft)
    first(draft, 0, 1, 2)
    assert [list(asked(draft, seat).cards) for seat in range(3)] == [packs[1][1:], packs[2][1:], packs[0][1:]]


def test_the_directions_of_more_packs_go_on_alternating():
    assert setup_of("own", packs=5, pack_size=6).directions == ("left", "right", "left", "right", "left")
