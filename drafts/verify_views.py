"""The page on which anybody verifies that the packs of a draft were fair."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from drafts.forms import VerifyForm
from drafts.verifying import LARGEST, Unreadable, Verdict, judged, judged_pod, read
from people.persons import person_in


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def verify(request: HttpRequest) -> HttpResponse:
    """A draft of this site by its link, or a log that is pasted or uploaded."""
    verdict = None
    if request.method == "POST":
        form = VerifyForm(request.POST, request.FILES)
    else:
        form = VerifyForm({"pod": request.GET["pod"]}) if request.GET.get("pod") else VerifyForm()
    if form.is_bound and form.is_valid():
        try:
            verdict = _verdict(request, form)
        except Unreadable as wrong:
            form.add_error(form.given, str(wrong))
    return render(request, "drafts/verify.html", {"form": form, "verdict": verdict})


def _verdict(request: HttpRequest, form: VerifyForm) -> Verdict:
    content = form.cleaned_data[form.given]
    if form.given == "pod":
        return judged_pod(content, person_in(request.session, request.user))
    return judged(read(content if form.given == "log" else content.read(LARGEST + 1)))
