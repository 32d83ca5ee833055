"""Searches with hostile regular expressions, from a seed, and what they cost: run by test_hostile.py in a process of
its own, under a limit of memory and of time.

    python -m tests.decks.search.hostile SEED COUNT MEGABYTES SECONDS
"""

import json
import os
import random
import resource
import sys
import time
from pathlib import Path

KNOWN = (
    r"text:/(?:a{9999}){9999}/",
    r"text:/(?:(?:(?:a{255}){255}){255}){255}/",
    r"/(?:[a-z]{9999}|.{9999}){9999,}/",
    r"/a{99999999999999999999}/",
    r"/(?R)/ or /(a(?1)?)*/",
    r"/(?:abcdefghij){e<=9}(?:abcdefghij){e<=9}(?:abcdefghij){e<=9}/",
    r"/(?f)(?:ﬀ|ß|ﬃ){9999}/",
    r"/(?:\p{L}|[\p{L}--[a-z]]|[[:alpha:]])*+!/",
    r"/(?<=(?:.*.*.*){200}.*)x/",
    r"/(?>(?:(?:.*)*)*)*!/",
    r"/\L<names>/ /(*FAIL)/ /\X*\K/",
    r"/(((((((((.*)*)*)*)*)*)*)*)*)!/",
    r"/(.*)(.*)(.*)(.*)(.*)(.*)(.*)\1\2\3\4\5\6\7!/",
    r"/(?:.|.|.|.|.)*(?:.|.|.|.|.)*!/",
    r"/(?=(.*)*)(?!(.*)*!)(?<=(.*)*)!/",
    *(" ".join(f"/({letter}|.*)*!/" for letter in "abcdefghijklmnopqrstuvwxyz") for _ in range(2)),
)

SIGNS = (*"aeit 1,-◆ßﬃİ\u0301\0", "deal", *("." * 9), r"\d", r"\w", r"\W", r"\n", "[a-z]", "[^e]")
PLACES = ("^", "$", r"\b", r"\A", r"\Z", r"\1", r"\2")
STRANGE = (
    "(?R)", "(?1)", "(?&n)", "(?P<n>a)", "(?P=n)", "(?i)", "(?f)", "(?V1)", "(?b)", "(?e)", "(?>a)", "(?|a|b)",
    "(?(1)a|b)", "(*FAIL)", "(*PRUNE)", r"\L<n>", r"\p{L}", r"\P{Lu}", r"\N{DIGIT ONE}", r"\X", r"\R", r"\K", r"\G",
    "[[:alpha:]]", "[a&&b]", "[a||b]", "[[a]]", "[^]", "[z-a]", "[\\]", "{e}", "{i<=3,d<=3}", "{1<e<=9}",
    "{,}", "{}", "{a", "(", ")", "[", "]", "|", "\\\\", "(?", "(?<", "(?#", "{5,2}", "++", "{2}+", r"\x{41}",
)  # fmt: skip
REPEATS = (
    "*",
    "+",
    "?",
    "*?",
    "+?",
    "??",
    "{2}",
    "{9}",
    "{3,}",
    "{,7}",
    "{31}",
    "{99}",
    "{255}",
    "{256}",
    "{9999}",
    "{0}",
)
GROUPS, LOOKS = ("(", "(?:"), ("(?=", "(?!", "(?<=", "(?<!")


def expression(rng, depth=4):
    """An expression that is mostly well formed, of nested groups, repeats and, now and then, something strange."""
    parts = []
    for _ in range(rng.randint(1, 3)):
        kind = rng.random()
        if depth and kind < 0.55:
            parts.append(f"{rng.choice(GROUPS if kind < 0.5 else LOOKS)}{expression(rng, depth - 1)})")
        elif kind > 0.9:
            parts.append(rng.choice(PLACES if kind < 0.99 else STRANGE))
            continue
        else:
            parts.append(rng.choice(SIGNS))
        if kind < 0.5 or (kind > 0.55 and rng.random() < 0.7):
            parts.append(rng.choice(REPEATS[:6] if rng.random() < 0.8 else REPEATS))
        if rng.random() < 0.1:
            parts.append("|")
    return "".join(parts)


def searched(rng):
    fields = ("", "text:", "name:", "-text:", "discard:")
    patterns = [expression(rng) for _ in range(rng.choice((1, 1, 1, 2, 5)))]
    return " ".join(f"{rng.choice(fields)}/{one}/" for one in patterns)


def cost(find, refusal, text):
    """Whether a search was answered, and the seconds of the processor that it took."""
    began = time.process_time()
    try:
        find(text)
    except refusal as wrong:
        assert 0 <= wrong.at < wrong.end <= len(text), (text, wrong)  # noqa: PT017  (it is refused, or answered)
        return False, time.process_time() - began
    return True, time.process_time() - began


def main(seed, count, megabytes, seconds):
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    import django

    django.setup()
    from functools import partial

    from decks import search

    find = partial(search.find, search.of("epic"))
    find("shamen /wolf/")  # what is made once, for all searches, is not what is measured
    taken = os.sysconf("SC_PAGE_SIZE") * int(Path("/proc/self/statm").read_text().split()[0])
    resource.setrlimit(resource.RLIMIT_AS, (taken + megabytes * 1_000_000,) * 2)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    rng = random.Random(seed)
    counts = {"answered": 0, "refused": 0, "slowest": 0.0, "on": ""}
    for text in (*KNOWN, *(searched(rng) for _ in range(count))):
        answered, took = cost(find, search.SearchError, text)
        counts["answered" if answered else "refused"] += 1
        if took > counts["slowest"]:
            counts["slowest"], counts["on"] = took, text
    print(json.dumps(counts))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
