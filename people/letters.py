"""Letters leave the house beside the requests that ask for them, one after the other.

So a slow mail server holds up nobody, and how long an answer takes does not tell whether there was a letter to send. A
letter that cannot be sent is logged for the operator; who asked must not learn of it.
"""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from smtplib import SMTPException

from django.core.mail import EmailMessage

logger = logging.getLogger(__name__)

_desk = ThreadPoolExecutor(max_workers=1, thread_name_prefix="letters")


def post(letter: EmailMessage) -> None:
    """Send the letter soon."""
    _desk.submit(_send, letter)


def wait() -> None:
    """Return when all letters that were posted before have left."""
    _desk.submit(bool).result()


def _send(letter: EmailMessage) -> None:
    try:
        letter.send()
    except (OSError, SMTPException):
        logger.exception("An e-mail could not be sent. Check EMAIL_HOST and the other EMAIL_ settings.")
