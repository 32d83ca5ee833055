"""Pages of accounts: those of allauth where the site has its own say, and what allauth has no page for."""

from __future__ import annotations

from typing import TypeAlias

from allauth.account.views import PasswordResetDoneView, SignupView
from django.conf import settings
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.db import IntegrityError, transaction
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_safe

from live.errors import Refused
from people import blocks, domain, tokens
from people.forms import ConfirmForm, EmailForm, SignUpForm
from people.persons import person_in
from people.requests import SignedInRequest

Context: TypeAlias = dict[str, object]

asks = require_http_methods(["GET", "HEAD", "POST"])


class SignUp(SignupView):
    """A new account, whole or not at all."""

    def form_valid(self, form: SignUpForm) -> HttpResponse:
        form.hash_password()
        try:
            with transaction.atomic():
                made: HttpResponse = super().form_valid(form)
        except IntegrityError:
            form.full_clean()
            if form.is_valid():
                raise
            made = self.form_invalid(form)  # two asked for one name at once, and now it is taken
        return made

    def get_context_data(self, **named: object) -> Context:
        context: Context = super().get_context_data(**named)
        return context | {"brings": bool(person_in(self.request.session, self.request.user).guest_key)}


class ResetSent(PasswordResetDoneView):
    """The same page whether there was a letter to send or not."""

    def get_context_data(self, **named: object) -> Context:
        context: Context = super().get_context_data(**named)
        return context | {"to_terminal": not settings.EMAIL_HOST}


@require_safe
@never_cache
@login_required
def account(request: SignedInRequest) -> HttpResponse:
    """Who is signed in, what they have here, and what they can do about it."""
    person = person_in(request.session, request.user)
    return render(request, "account/account.html", {"owner": request.user, "blocked": len(blocks.of(person))})


@sensitive_post_parameters()
@asks
@never_cache
@login_required
def email(request: SignedInRequest) -> HttpResponse:
    """Give, change or take away the address of the account."""
    form = EmailForm(_sent(request), user=request.user, initial={"email": request.user.email})
    if form.is_valid():
        domain.change_email(user=request.user, email=form.cleaned_data["email"])
        kept = form.cleaned_data["email"]
        messages.success(request, f"Your e-mail is now {kept}." if kept else "Your account now has no e-mail.")
        return redirect("account")
    return render(request, "account/email.html", {"form": form})


@asks
@never_cache
def blocked(request: HttpRequest) -> HttpResponse:
    """Whom this person has blocked, guests too; a form takes one of them back."""
    person = person_in(request.session, request.user)
    if request.method == "POST":
        typed = request.POST.get("block", "")
        try:
            name = blocks.take_back(
                person=person, number=int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 12 else 0
            )
            messages.success(request, f"{name} is no longer blocked.")
        except Refused as refused:
            messages.error(request, str(refused))
        return redirect("blocked")
    return render(request, "account/blocked.html", {"blocks": blocks.of(person)})


@sensitive_post_parameters()
@asks
@never_cache
@login_required
def delete(request: SignedInRequest) -> HttpResponse:
    """Asked first, with the password, then done."""
    form = ConfirmForm(_sent(request), user=request.user)
    if form.is_valid():
        user = request.user
        logout(request)
        domain.delete(user=user)
        messages.success(request, f"The account “{user.username}” and its data are deleted.")
        return redirect("home")
    return render(request, "account/delete.html", {"form": form})


def _sent(request: HttpRequest) -> QueryDict | None:
    """What a form was filled with, None if it is only asked for."""
    return request.POST if request.method == "POST" else None


@asks
@never_cache
@login_required
def token(request: SignedInRequest) -> HttpResponse:
    """The token by which programs of the account are known. A new one is shown once, by the page that makes it."""
    made = ""
    if request.method == "POST" and request.POST.get("do") == "end":
        tokens.end(user=request.user)
        messages.success(request, "Your token is revoked. Programs that used it no longer have access.")
        return redirect("token")
    if request.method == "POST":
        made = tokens.make(user=request.user)
    context = {"made": made, "token": tokens.token_of(request.user), "site": request.build_absolute_uri("/")}
    return render(request, "account/token.html", context)
