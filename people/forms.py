"""Forms of accounts. What allauth asks is asked in the site's own words."""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, TypeAlias

from allauth.account import forms as allauth
from django import forms
from django.contrib.auth.hashers import make_password

from people import names

if TYPE_CHECKING:
    from django.contrib.auth.models import User

Cleaned: TypeAlias = dict[str, Any]  # what a form has read, by field: Django's own type
Choices: TypeAlias = Sequence[tuple[str, str]]  # what is sent and what is read, of a group of choices
LONGEST_EMAIL = 254  # what is stored of it
MOST_RESETS = 5  # accounts with one address to which a letter is written
HOW_TO_CHOOSE = "At least 8 characters, not similar to your name, and not a common password."
WHY_EMAIL = "Used only to reset your password. Nobody else sees it."


# What Django says of a field, in the words of the site. A field that has its own sentence keeps it.
WORDS = {
    "required": "Fill this in.",
    "max_length": "This has %(show_value)d characters. The maximum is %(limit_value)d.",
    "invalid_choice": "Choose one of those that are offered.",
    "null_characters_not_allowed": "This has signs that cannot be stored. Type it again.",
    "min_length": "This must have at least %(limit_value)d characters.",
    "min_value": "This must be at least %(limit_value)s.",
    "max_value": "This must be at most %(limit_value)s.",
    "invalid_list": "Choose from those that are offered.",
    "invalid_image": "This is no picture that can be read. Choose another file.",
    "empty": "This file is empty.",
    "missing": "Choose the file again: it did not arrive.",
    "contradiction": "Choose a file or tick the box that removes it, not both.",
}
INVALID: tuple[tuple[type[forms.Field], str], ...] = (  # what cannot be read at all, by the kind of the field
    (forms.IntegerField, "Enter a whole number, in digits."),
    (forms.DateField, "Enter a date such as 2017-07-01."),
    (forms.EmailField, "Enter an e-mail address such as ann@example.org."),
    (forms.FileField, "Choose the file again: it did not arrive."),
)


class PlainForm(forms.Form):
    """A form whose fields speak as the site does, also those that it is given as it is made."""

    def full_clean(self) -> None:
        if self.is_bound:  # of an empty form nothing is said
            speak(self)
        super().full_clean()


def speak(form: forms.BaseForm) -> None:
    """Let what Django would say of the fields of a form be said in the words of the site."""
    for field in form.fields.values():
        theirs = [getattr(one, "default_error_messages", {}) for one in type(field).__mro__]
        invalid = next((words for kind, words in INVALID if isinstance(field, kind)), None)
        for code, words in (WORDS | {"invalid": invalid} if invalid else WORDS).items():
            said = field.error_messages.get(code)
            if said is None or any(said == defaults.get(code) for defaults in theirs):
                field.error_messages[code] = words


def set_choices(form: forms.BaseForm, name: str, choices: Sequence[tuple[str, str | Choices]]) -> None:
    """What can be chosen in a field of this form, when that is known with whoever fills it in."""
    field = form.fields[name]
    assert isinstance(field, forms.ChoiceField), name
    field.choices = choices


def show_instead(form: forms.BaseForm, name: str, text: object) -> None:
    """Let the box of a field show this, whatever was typed there."""
    data = copy(form.data)
    assert isinstance(data, MutableMapping), "what was sent, or what stands for it"
    data[form.add_prefix(name)] = text
    form.data = data


def reword(form: forms.Form, labels: dict[str, str]) -> None:
    """Give fields their labels and the site's own sentences, and take away what stands in the boxes."""
    speak(form)
    for name, field in form.fields.items():
        field.label = labels.get(name, field.label)
        field.widget.attrs.pop("placeholder", None)
        field.help_text = ""


def reword_new_password(form: forms.Form) -> None:
    """The same where a new password is typed twice."""
    labels = {"oldpassword": "Current password", "password1": "New password", "password2": "New password again"}
    reword(form, labels)
    form.fields["password1"].help_text = HOW_TO_CHOOSE


class SignInForm(allauth.LoginForm):
    """Name and password."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)
        reword(self, {"login": "Name", "password": "Password"})
        self.fields["login"].widget.attrs |= {"autocapitalize": "none", "spellcheck": "false"}


class SignUpForm(allauth.SignupForm):
    """Name, password twice and, if somebody likes, an address."""

    field_order = ("username", "password1", "password2", "email")

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)
        labels = {"username": "Name", "password1": "Password", "password2": "Password again"}
        reword(self, labels | {"email": "E-mail (optional)"})
        self.fields["username"].help_text = f"Visible to others. {names.RULE}"
        self.fields["username"].widget.attrs |= {
            "autocapitalize": "none",
            "spellcheck": "false",
            "maxlength": names.LONGEST,
        }
        self.fields["password1"].help_text = HOW_TO_CHOOSE
        self.fields["email"].help_text = WHY_EMAIL

    def clean_email(self) -> str:
        email: str = super().clean_email()
        return short_enough(email)

    def hash_password(self) -> None:
        """Turn the password into what is kept of it. That takes long on purpose, so do it before the transaction that
        stores the account: while it goes on, nobody else could store anything."""
        self.hashed = make_password(self.cleaned_data.pop("password1"))


class ChangePasswordForm(allauth.ChangePasswordForm):
    """The password until now and the new one twice."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)
        reword_new_password(self)


class SetPasswordForm(allauth.SetPasswordForm):
    """A first password, twice."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)
        reword_new_password(self)


class AskForResetForm(allauth.ResetPasswordForm):
    """An address to which e-mails go for the accounts that have it, the oldest MOST_RESETS of them."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)
        reword(self, {"email": "E-mail"})

    def clean_email(self) -> str:
        email: str = super().clean_email()
        self.users: list[User] = sorted(self.users, key=lambda user: user.pk)[:MOST_RESETS]
        return email


class ResetPasswordForm(allauth.ResetPasswordKeyForm):
    """A new password, twice."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)
        reword_new_password(self)


class ConfirmForm(allauth.ReauthenticateForm):
    """The password once more, before something that somebody at an open screen should not do."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)
        reword(self, {"password": "Your password"})


class EmailForm(ConfirmForm):
    """Another address, or none."""

    email = forms.EmailField(
        label="E-mail",
        required=False,
        widget=forms.EmailInput(attrs={"autocomplete": "email"}),
    )
    field_order = ("email", "password")

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)
        self.fields["email"].help_text = f"{WHY_EMAIL} Leave it empty to remove it."

    def clean_email(self) -> str:
        return short_enough(self.cleaned_data["email"].lower())


def short_enough(email: str) -> str:
    """The address, if it can be stored."""
    if len(email) > LONGEST_EMAIL:
        raise forms.ValidationError(f"An e-mail address can have at most {LONGEST_EMAIL} characters.")
    return email
