from live.memory import Memory


def test_what_was_kept_longest_ago_is_let_go():
    memory = Memory(2)
    for slug in ("one", "two", "one", "three"):
        memory.keep(slug, slug.upper())
    assert [memory.get(slug) for slug in ("one", "two", "three", "four")] == ["ONE", None, "THREE", None]
    memory.forget()
    assert memory.get("one") is None
