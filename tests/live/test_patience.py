"""Work that goes on whatever happens, and how long it rests in between."""

import pytest
from django.db import OperationalError

from live import patience
from live.errors import Refused
from live.patience import retry_until_done


@pytest.fixture(autouse=True)
def short_rests(monkeypatch):
    monkeypatch.setattr(patience, "FIRST", 0.001)
    monkeypatch.setattr(patience, "LONGEST", 0.003)


def failing(times, error):
    """Work that goes wrong so many times, and what it did."""
    done = []

    async def work():
        done.append(len(done))
        if len(done) <= times:
            raise error

    return work, done


async def test_work_is_begun_again_until_it_is_done_each_time_a_little_later(caplog):
    work, done = failing(4, OperationalError("database is locked"))
    await retry_until_done(work, "The clocks")
    assert done == [0, 1, 2, 3, 4]
    assert [record.getMessage() for record in caplog.records] == [
        f"The clocks: something went wrong; trying again in {rest} seconds."
        for rest in ("0.001", "0.002", "0.003", "0.003")
    ]
    assert "database is locked" in caplog.text


async def test_what_is_refused_is_not_tried_again():
    work, done = failing(1, Refused("gone", "It is no longer there."))
    with pytest.raises(Refused):
        await retry_until_done(work, "The clocks")
    assert done == [0]
