"""What a run has done and what it has found, in numbers."""

from __future__ import annotations

from dataclasses import dataclass, field

MOST_NOTES = 40


@dataclass
class Counts:
    """`lost`: said to be stored and not there. `twice`: there more often than it was asked for, or not as it was asked.
    `leaks`: something was shown that its reader may not know, or that is not so. `faults`: the server failed to answer
    as it should. `unanswered` were asked when a server died; they may be stored or not. `notes` say where to look."""

    kills: int = 0
    games: int = 0
    drafts: int = 0
    frames: int = 0
    pages: int = 0
    choices: int = 0
    picks: int = 0
    refused: int = 0
    unanswered: int = 0
    lost: int = 0
    twice: int = 0
    leaks: int = 0
    faults: int = 0
    seconds: float = 0.0
    formats: dict[str, int] = field(default_factory=dict)  # drafts that ended, by format
    notes: list[str] = field(default_factory=list)

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.twice or self.leaks or self.faults)

    def note(self, kind: str, what: str) -> None:
        """Count something that is wrong, and say what."""
        setattr(self, kind, getattr(self, kind) + 1)
        if len(self.notes) < MOST_NOTES:
            self.notes.append(f"{kind}: {what}")

    def lines(self) -> list[str]:
        """All of it for people to read."""
        words = {
            "servers killed": self.kills,
            "games ended": self.games,
            "drafts ended": self.drafts,
            "frames compared": self.frames,
            "pages compared": self.pages,
            "choices acknowledged": self.choices,
            "picks acknowledged": self.picks,
            "requests refused": self.refused,
            "requests unanswered": self.unanswered,
            "lost": self.lost,
            "twice": self.twice,
            "leaks": self.leaks,
            "faults": self.faults,
            "seconds": round(self.seconds),
        }
        lines = [f"{word:<22}{count:>10,}" for word, count in words.items()]
        if self.formats:
            lines.append(
                "drafts by format: " + ", ".join(f"{key} {many}" for key, many in sorted(self.formats.items()))
            )
        return lines + self.notes
