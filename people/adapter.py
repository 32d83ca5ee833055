"""How the site speaks and decides where allauth leaves it to the site."""

from __future__ import annotations

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.http import HttpRequest
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme

from people import letters, names

LONGEST_ADDRESS = 2000  # characters of an address to go on to


class Accounts(DefaultAccountAdapter):
    """The site's own names, sentences and addresses."""

    error_messages = DefaultAccountAdapter.error_messages | {
        "account_inactive": "This account is closed.",
        "enter_current_password": "This is not your current password. Type it once more.",
        "incorrect_password": "This is not your password. Type it once more.",
        "too_many_login_attempts": "Those were too many attempts. Wait five minutes, then try again.",
        "username_password_mismatch": "This name and this password do not belong together. Type both once more.",
        "username_taken": "Somebody has this name already, maybe you? Sign in, or choose another name.",
    }

    def clean_username(self, username: str, shallow: bool = False) -> str:
        names.check(username)
        return super().clean_username(username, shallow)

    def save_user(self, request: HttpRequest, user: Any, form: Any, commit: bool = True) -> Any:
        """As allauth does, with the password that was hashed before (`SignUpForm.hash_password`)."""
        user = super().save_user(request, user, form, commit=False)
        user.password = form.hashed
        if commit:
            user.save()
        return user

    def is_safe_url(self, url: str) -> bool:
        """Only paths of this very site."""
        return (
            url.startswith("/")
            and len(url) <= LONGEST_ADDRESS
            and url_has_allowed_host_and_scheme(url, allowed_hosts=None, require_https=self.request.is_secure())
        )

    def is_ajax(self, request: HttpRequest) -> bool:
        """Forms are answered with pages, whatever the browser claims to accept."""
        return False

    def get_password_change_redirect_url(self, request: HttpRequest) -> str:
        return reverse("account")

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        letters.post(self.render_mail(template_prefix, email, {"request": self.request, "email": email} | context))
