"""How the site speaks and decides where allauth leaves it to the site."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.account.adapter import DefaultAccountAdapter
from django.http import HttpRequest
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme

from gate.addresses import address_of
from gate.limits import GUESSES
from people import emails, known_addresses, names

if TYPE_CHECKING:
    from django.contrib.auth.models import User

    from people.forms import SignUpForm

LONGEST_ADDRESS = 2000  # characters of an address to go on to


class Accounts(DefaultAccountAdapter):
    """The site's own names, sentences and addresses."""

    error_messages = DefaultAccountAdapter.error_messages | {
        "account_inactive": "This account is closed.",
        "enter_current_password": "This is not your current password. Try again.",
        "guessed_too_often": "Too many wrong passwords were tried for this name. Sign in from a device you used "
        "before, get a new password by e-mail, or try again tomorrow.",
        "incorrect_password": "This is not your password. Try again.",
        "too_many_login_attempts": "Too many attempts. Wait five minutes, then try again.",
        "username_password_mismatch": "The name or the password is wrong. Try again.",
        "username_taken": "This name is taken. If it is yours, sign in; otherwise choose another name.",
    }

    def clean_username(self, username: str, shallow: bool = False) -> str:
        names.check(username)
        cleaned: str = super().clean_username(username, shallow)
        return cleaned

    def save_user(self, request: HttpRequest, user: User, form: SignUpForm, commit: bool = True) -> User:
        """As allauth does, with the password that was hashed before (`SignUpForm.hash_password`)."""
        super().save_user(request, user, form, commit=False)
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

    def get_client_ip(self, request: HttpRequest) -> str:
        """The address that is counted. Who hides it does not get in."""
        super().get_client_ip(request)
        return address_of(request)

    def login(self, request: HttpRequest, user: User) -> None:
        super().login(request, user)
        known_addresses.remember(user=user, address=address_of(request))

    def set_password(self, user: User, password: str) -> None:
        """Whoever got a new password is let in with it, here at once."""
        super().set_password(user, password)
        known_addresses.remember(user=user, address=address_of(self.request))

    # --- guessing ----------------------------------------------------------------------------------------------------

    def pre_authenticate(self, request: HttpRequest, **credentials: str) -> None:
        """Few wrong passwords for a name from one address within minutes; and many from wherever within a day, except
        from where the account was before: others cannot lock its owner out."""
        super().pre_authenticate(request, **credentials)
        name = credentials.get("username", "").lower()
        if GUESSES.is_full(name) and not known_addresses.was_at(name=name, address=address_of(request)):
            raise self.validation_error("guessed_too_often")

    def authentication_failed(self, request: HttpRequest, **credentials: str) -> None:
        GUESSES.note(credentials.get("username", "").lower())
        super().authentication_failed(request, **credentials)

    def _get_login_attempts_cache_key(self, request: HttpRequest, **credentials: str) -> str:
        return f"{super()._get_login_attempts_cache_key(request, **credentials)}:{address_of(request)}"

    def is_ajax(self, request: HttpRequest) -> bool:
        """Forms are answered with pages, whatever the browser claims to accept."""
        return False

    def get_password_change_redirect_url(self, request: HttpRequest) -> str:
        return reverse("account")

    def send_mail(self, template_prefix: str, email: str, context: dict[str, object]) -> None:
        emails.send_soon(self.render_mail(template_prefix, email, {"request": self.request, "email": email} | context))
