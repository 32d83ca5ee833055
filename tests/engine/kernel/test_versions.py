from engine.kernel.versions import Change, in_words, since

HISTORY = (
    Change(1, "2026-11-22", "Counted from here on."), Change(2, "2027-01-01", "One."), Change(3, "2027-02-03", "Two."),
)  # fmt: skip


def test_what_changed_is_told_in_sentences():
    assert in_words(since(1, HISTORY)) == (
        "The rules of this site changed on 1 January 2027: One. The rules of this site changed on 3 February 2027: Two."
    )
    assert in_words(since(3, HISTORY)) == "The rules of this site were changed."
