"""What an account may be called.

A name is 2 to 30 ASCII letters, digits and the signs - _ . and begins with a letter or a digit: nobody passes for
somebody else by a letter of another script or a sign that cannot be seen. It is shown as typed and unique regardless of
case, which the database holds to.
"""

from __future__ import annotations

from django.core.exceptions import ValidationError
from django.core.validators import RegexValidator

SHORTEST, LONGEST = 2, 30
RULE = (
    f"{SHORTEST} to {LONGEST} letters (A to Z) or digits. "
    "After the first character, dashes, underscores and dots are allowed too."
)
# Names under which somebody would speak for the site, its bots or everybody.
RESERVED = frozenset(
    (
        *(
            "a-guest",
            "account",
            "admin",
            "administrator",
            "anonymous",
            "anybody",
            "beginner",
            "bot",
            "easy",
            "everybody",
            "expert",
            "fourfold",
        ),
        *("greedy", "guest", "hard", "moderator", "nobody", "operator", "owner", "random", "root", "search"),
        *("somebody", "staff", "support", "system", "webmaster", "you"),
    )
)

check_signs = RegexValidator(rf"\A[A-Za-z0-9][A-Za-z0-9._-]{{{SHORTEST - 1},{LONGEST - 1}}}\Z", f"A name has {RULE}")


def check(name: str) -> None:
    """Raise ValidationError with what to do unless an account may be called so."""
    check_signs(name)
    if name.lower() in RESERVED:
        raise ValidationError(f"“{name}” could be mistaken for this site. Choose another name.")
