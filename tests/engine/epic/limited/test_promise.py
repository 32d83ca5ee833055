"""The hash that is shown before the first pick, and what is shown once the draft is over."""

import hashlib
import json

import pytest

from engine.epic.limited import plan, replay
from engine.limited import BadRecord, NotOver, commitment, log, new_draft, record
from engine.limited.story import dealt
from tests.engine.epic.limited.by_chance import drafted


def test_the_hash_is_that_of_seed_and_setup_and_can_be_made_by_anybody():
    setup, seed = plan("dark"), 2**127 + 5
    data = {"seed": str(seed), "setup": setup.to_json()}
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    assert commitment(setup, seed) == hashlib.sha256(canonical.encode()).hexdigest()
    assert new_draft(setup, seed).commitment == commitment(setup, seed)


def test_another_seed_or_setup_has_another_hash():
    setup = plan("dark")
    hashes = {
        commitment(setup, 1),
        commitment(setup, 2),
        commitment(setup, 2**64 + 1),
        commitment(plan("dark", own_picks="end"), 1),
    }
    assert len(hashes) == 4


def test_all_bits_of_a_seed_decide():
    """The streams of numbers have 64 bits each; a seed has more."""
    packs = [dealt(new_draft(plan("cube"), 1 + (1 << bit))) for bit in (0, 63, 64, 127, 255)]
    assert all(one != other for at, one in enumerate(packs) for other in packs[:at])


def test_a_log_is_read_at_the_end():
    with pytest.raises(NotOver, match="when the draft is over"):
        log(drafted("pack", 2, choices=5))
    logged = log(drafted("dark", seed=8))
    assert json.loads(json.dumps(logged)) == logged
    assert (logged["seed"], len(logged["dealt"]), len(logged["steps"]), len(logged["discarded"])) == (8, 20, 60, 40)
    assert logged["steps"][0]["cards"] == logged["dealt"][logged["steps"][0]["seat"]]


def test_a_seed_too_large_for_most_readers_of_json_is_kept_as_digits():
    assert record(drafted("dark", seed=2**53 - 1, choices=0))["seed"] == 2**53 - 1
    kept = record(drafted("dark", seed=2**127, choices=0))
    assert kept["seed"] == str(2**127)
    assert replay(kept).seed == 2**127


def test_a_log_names_who_took_a_second_list():
    draft = drafted("random60", 8, seed=4)
    logged = log(draft)
    assert logged["mulligans"] == sorted(logged["mulligans"], key=[seat for seat, _ in draft.picks].index)
    for seat in range(8):
        assert sorted(logged["pools"][seat]) == sorted(logged["dealt"][2 * seat + (seat in logged["mulligans"])])


KEPT = record(drafted("dark", seed=3, choices=10))


@pytest.mark.parametrize(
    ("kept", "sentence"),
    [
        (None, "an object with setup, seed and picks"),
        (KEPT | {"seed": -1}, "whole number"),
        (KEPT | {"seed": "five"}, "whole number"),
        (KEPT | {"seed": "9" * 101}, "whole number"),
        (KEPT | {"picks": None}, "list of pairs"),
        (KEPT | {"picks": [3]}, "Pick 1 is not a pair"),
        (KEPT | {"picks": [*KEPT["picks"], KEPT["picks"][0]]}, "Pick 11, of seat . was not possible"),
        (KEPT | {"picks": [["x", "y"]]}, "Pick 1, of seat x, was not possible: There is no such seat"),
        (KEPT | {"seed": "4"}, "was not possible"),
    ],
)
def test_what_is_no_draft_is_refused(kept, sentence):
    if isinstance(kept, dict) and kept.get("seed") == "4":
        kept = kept | {"picks": [[0, KEPT["picks"][0][1] + 4000]]}
    with pytest.raises(BadRecord, match=sentence.replace("seat . was", "seat .*, was")):
        replay(kept)
