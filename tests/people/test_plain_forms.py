"""No form of the site shows a sentence of Django's own: each says in the site's words what is wrong and what to do."""

import importlib
from copy import deepcopy
from pathlib import Path

import pytest
from allauth.account import forms as allauth
from django import forms
from django.conf import settings
from django.contrib.auth.models import User

from people.forms import PlainForm, speak

APPS = ("decks", "drafts", "people", "playtest")
OF_SOMEBODY = ("people.forms.ConfirmForm", "people.forms.EmailForm")


def of_the_site():
    """Every form that a module of the site defines, by its name."""
    for app in APPS:
        for path in sorted(Path(settings.BASE_DIR, app).rglob("*forms.py")):
            importlib.import_module(".".join(path.relative_to(settings.BASE_DIR).with_suffix("").parts))
    found, waiting = {}, [forms.BaseForm]
    while waiting:
        subclasses = waiting.pop().__subclasses__()
        waiting += subclasses
        found |= {f"{one.__module__}.{one.__name__}": one for one in subclasses if one.__module__.split(".")[0] in APPS}
    return found


FORMS = of_the_site()
ACCOUNTS = {name: form for name, form in FORMS.items() if form.__mro__[1].__module__ == allauth.__name__}
PLAIN = {name: form for name, form in FORMS.items() if issubclass(form, PlainForm)}


def theirs(field):
    """What Django says of such a field, by code: in the kinds of fields that it is of, and in its validators."""
    found = {}
    for kind in reversed(type(field).__mro__):
        if kind.__module__.startswith("django."):
            found |= getattr(kind, "default_error_messages", {})
    return found


def check(fields):
    for name, field in fields.items():
        for code, said in theirs(field).items():
            assert field.error_messages[code] != said, (name, code)
        for validator in field.validators:
            if type(validator).__module__.startswith("django."):
                assert validator.code in field.error_messages, (name, validator.code)


def test_all_forms_are_looked_at():
    assert len(PLAIN) > 30
    assert {name.rpartition(".")[2] for name in ACCOUNTS} == {
        "SignInForm", "SignUpForm", "ChangePasswordForm", "SetPasswordForm", "AskForResetForm", "ResetPasswordForm",
        "ConfirmForm",
    }  # fmt: skip
    others = {name for name in FORMS if name not in PLAIN and name not in ACCOUNTS}
    assert others == {"people.forms.EmailForm"}  # one of ConfirmForm


@pytest.mark.parametrize("form", PLAIN.values(), ids=PLAIN)
def test_a_form_speaks_as_the_site_does(form):
    made = PlainForm()
    made.fields = deepcopy(form.base_fields)
    speak(made)
    check(made.fields)


@pytest.mark.parametrize("name", [*ACCOUNTS, "people.forms.EmailForm"])
def test_so_do_the_forms_of_accounts(name, db):
    made = FORMS[name](**({"user": User(username="Ann")} if name in OF_SOMEBODY else {}))
    check(made.fields)


class Odd(PlainForm):
    """Fields of each kind; one is added as the form is made."""

    word = forms.CharField(min_length=2, max_length=4)
    many = forms.IntegerField(min_value=2, max_value=4)
    day = forms.DateField()
    post = forms.EmailField()
    file = forms.FileField()
    one = forms.ChoiceField(choices=[("a", "A")])
    some = forms.MultipleChoiceField(choices=[("a", "A")])
    own = forms.CharField(error_messages={"required": "Name it."})

    def __init__(self, data):
        super().__init__(data)
        self.fields["late"] = forms.IntegerField()


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [
        ("word", "", "Fill this in."),
        ("word", "abcde", "This has 5 characters. The maximum is 4."),
        ("word", "a", "This must have at least 2 characters."),
        ("word", "a\0", "This has signs that cannot be stored. Type it again."),
        ("many", "1", "This must be at least 2."),
        ("many", "5", "This must be at most 4."),
        ("many", "two", "Enter a whole number, in digits."),
        ("late", "two", "Enter a whole number, in digits."),
        ("day", "soon", "Enter a date such as 2017-07-01."),
        ("post", "ann", "Enter an e-mail address such as ann@example.org."),
        ("file", "", "Fill this in."),
        ("one", "b", "Choose one of those that are offered."),
        ("some", ["b"], "Choose one of those that are offered."),
        ("own", "", "Name it."),
    ],
)
def test_what_is_said_of_bad_input(field, typed, said):
    assert Odd({field: typed}).errors[field] == [said]
