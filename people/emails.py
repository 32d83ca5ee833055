"""E-mails are sent in the background, one after the other, not in the requests that ask for them.

So a slow mail server delays nobody, and the time of a response does not show whether there was an e-mail to send. An
e-mail that cannot be sent is logged for the operator; whoever asked must not learn of it.
"""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from smtplib import SMTPException

from django.core.mail import EmailMessage

logger = logging.getLogger(__name__)

_sender = ThreadPoolExecutor(max_workers=1, thread_name_prefix="emails")


def send_soon(email: EmailMessage) -> None:
    """Send the e-mail in the background."""
    _sender.submit(_send, email)


def wait() -> None:
    """Return when all e-mails that were given before have been sent."""
    _sender.submit(bool).result()


def _send(email: EmailMessage) -> None:
    try:
        email.send()
    except (OSError, SMTPException):
        logger.exception("An e-mail could not be sent. Check EMAIL_HOST and the other EMAIL_ settings.")
