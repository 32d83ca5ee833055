"""Where people talk: who sits there, and what may be said. Drafts and tables make rooms of their rows."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.crypto import salted_hmac

from people import blocks
from people.models import Belonging
from people.persons import Person


@dataclass(frozen=True)
class Sitter:
    """A person in a seat, as others see them."""

    seat: int
    name: str
    row: Belonging


@dataclass(frozen=True)
class Room:
    """`place` is the name under which lines are kept; rooms of one place share them. Between `strangers` there are
    phrases only, and everywhere else where `chat` is off. `host` may switch it; None where nobody may."""

    place: str
    sitters: tuple[Sitter, ...]
    strangers: bool
    chat: bool
    host: Belonging | None

    @property
    def has_text(self) -> bool:
        """People may write here."""
        return self.chat and not self.strangers

    def sitter(self, person: Person) -> Sitter | None:
        """The seat of this person."""
        return next((one for one in self.sitters if one.row.belongs_to(person)), None)

    def hosts(self, person: Person) -> bool:
        return self.host is not None and self.host.belongs_to(person)

    def who(self, one: Belonging) -> str:
        """By what pages know a person at this place, whatever their name and seat. Elsewhere it is another word."""
        return who_at(self.place, blocks.identity(one))


def who_at(place: str, identity: str) -> str:
    """As in `Room.who`."""
    return salted_hmac("talk", f"{place} {identity}").hexdigest()[:12]
