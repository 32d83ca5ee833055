"""`manage.py records`: compares the kept games, writes them, and writes no change without a reason."""

import gzip
from dataclasses import replace

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from engine.bots.epic import sampling
from engine.kernel.samples import read_corpus
from playtest.management.commands.records import STORED

FEW = ("mixed-000", "mixed-003", "draft-dark-001")


@pytest.fixture
def file(tmp_path):
    """A few of the kept records."""
    corpus = read_corpus(gzip.decompress((settings.BASE_DIR / STORED).read_bytes()).decode())
    path = tmp_path / "records" / "records.jsonl.gz"
    path.parent.mkdir()
    few = tuple(sample for sample in corpus.samples if sample.name in FEW)
    path.write_bytes(gzip.compress(replace(corpus, samples=few).written().encode(), mtime=0))
    return path


@pytest.fixture(autouse=True)
def few_are_planned(monkeypatch):
    makers = {name: make for name, make in sampling.plan().items() if name in FEW}
    monkeypatch.setattr("playtest.management.commands.records.plan", lambda: makers)


def test_records_that_come_out_as_before(file, capsys):
    call_command("records", file=file)
    assert capsys.readouterr().out.startswith("3 of 3 are unchanged.\n")


def test_writing_changes_nothing_when_nothing_has_changed(file, capsys):
    before = file.read_bytes()
    call_command("records", write=True, file=file)
    assert capsys.readouterr().out.startswith("3 samples are unchanged, 0 are regenerated.\n")
    assert file.read_bytes() == before


def test_without_a_file_all_are_made(file, capsys):
    before = file.read_bytes()
    file.unlink()
    with pytest.raises(CommandError, match="cannot be read as records"):
        call_command("records", file=file)
    call_command("records", write=True, file=file)
    assert gzip.decompress(file.read_bytes()).splitlines()[1:] == gzip.decompress(before).splitlines()[1:]


def test_another_rule_is_named_and_not_stored(file, capsys, monkeypatch):
    before = file.read_bytes()
    monkeypatch.setattr("engine.epic.rules.turn.HAND_LIMIT", 3)
    with pytest.raises(CommandError, match=r"docs/old-games\.md"):
        call_command("records", file=file)
    assert "DIFFERS mixed-000\n" in capsys.readouterr().out
    with pytest.raises(CommandError, match="add a Change to GAMES"):
        call_command("records", write=True, file=file)
    assert file.read_bytes() == before
