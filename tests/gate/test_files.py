"""A file is written as a whole or not at all."""

import pytest

from gate.files import replace_text


def test_the_new_content_takes_the_place_of_the_old(tmp_path):
    path = tmp_path / "rates.json"
    replace_text(path, "old")
    replace_text(path, "new")
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_written_leaves_the_old_content_and_nothing_else(tmp_path):
    path = tmp_path / "rates.json"
    path.write_text("old")
    with pytest.raises(UnicodeEncodeError):
        replace_text(path, "\ud800")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
