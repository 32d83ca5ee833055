"""What staff does about reports: read them, take comments out, close decks and cubes to the public, block
accounts.

What is done to a report is noted in its history. Only staff that may change reports does something about them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django.contrib import admin, messages
from django.db import models, transaction
from django.db.models import QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.text import Truncator

from decks.comments.domain import owner_words
from decks.comments.models import Block, Comment, Report
from decks.cubes.models import Cube
from decks.models import Deck
from decks.versioned import Visibility
from engine.kernel.counting import number_of

if TYPE_CHECKING:
    from django.contrib.auth.models import User

    Administered = admin.ModelAdmin
    Sifted = admin.SimpleListFilter
else:

    class Administered(admin.ModelAdmin):
        """Of one model; at run time it takes none in brackets."""

        def __class_getitem__(cls, model: object) -> type:
            return cls

    Sifted = admin.SimpleListFilter

CHANGE: Final = ("change",)
SHOWN: Final = 120  # characters of what was said, in a list


def account_link(user: User | None) -> SafeString | str:
    """The account in the administration."""
    if user is None:
        return "nobody with an account"
    return format_html('<a href="{}">{}</a>', reverse("admin:auth_user_change", args=[user.pk]), user.username)


def kept_link(kept: Deck | Cube) -> SafeString | str:
    """The page of a deck or a cube; what a private one says is for its owner alone, staff or not."""
    if kept.visibility == Visibility.PRIVATE:
        return "(private by now)"
    return format_html('<a href="{}">{}</a>', reverse(kept.word, args=[kept.slug]), kept.name)


class Open(Sifted):
    """Which reports are listed: those that wait, unless others are asked for."""

    title, parameter_name = "state", "state"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [("done", "Done"), ("all", "All")]

    def choices(self, changelist: Any) -> Any:
        _, *others = super().choices(changelist)
        yield {
            "selected": self.value() is None,
            "query_string": changelist.get_query_string(remove=[self.parameter_name]),
            "display": "Open",
        }
        yield from others

    def queryset(self, request: HttpRequest, queryset: QuerySet[Report]) -> QuerySet[Report]:
        return queryset if self.value() == "all" else queryset.filter(handled=self.value() == "done")


class About(Sifted):
    """What is reported."""

    title, parameter_name = "what is reported", "about"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [("comment", "A comment"), ("deck", "A deck"), ("cube", "A cube")]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Report]) -> QuerySet[Report]:
        match self.value():
            case "comment":
                return queryset.exclude(comment=None)
            case "deck":
                return queryset.filter(comment=None).exclude(deck=None)
            case "cube":
                return queryset.exclude(cube=None)
        return queryset


@admin.register(Report)
class Reports(Administered[Report]):
    """Those that wait, the newest first. Reports are written by people, not here."""

    list_display = ("day", "about", "excerpt", "reason", "reported_by", "handled")
    list_filter = (Open, About, "made")
    list_select_related = (
        "comment__user__comment_block",
        "deck__user__comment_block",
        "cube__user__comment_block",
        "user",
    )
    search_fields = (
        "said",
        "reason",
        "deck__name",
        "user__username",
        "comment__user__username",
        "deck__user__username",
        "cube__name",
        "cube__user__username",
    )
    search_help_text = "Search what was said, the reasons, the names of decks, cubes and accounts."
    readonly_fields = ("made", "about", "said", "now", "reason", "reported_by")
    fields = (*readonly_fields, "handled")
    actions = ("take_out", "take_out_and_block", "close", "block", "dismiss", "open_again")

    def has_add_permission(self, request: HttpRequest, obj: Report | None = None) -> bool:
        return False

    @admin.display(description="reported", ordering="made")
    def day(self, report: Report) -> str:
        return f"{report.made:%d.%m.%Y}"

    @admin.display(description="what is reported")
    def about(self, report: Report) -> SafeString:
        block: Block | None = getattr(report.writer, "comment_block", None)
        blocked = " (blocked)" if block and block.in_force else ""
        kept, writer = kept_link(report.kept), account_link(report.writer)
        if report.comment is None:
            return format_html("The {} {} by {}{}", report.kept.word, kept, writer, blocked)
        comment = reverse("admin:decks_comment_change", args=[report.comment.pk])
        return format_html('<a href="{}">A comment</a> on {} by {}{}', comment, kept, writer, blocked)

    @admin.display(description="what was said")
    def excerpt(self, report: Report) -> str:
        return Truncator(report.said).chars(SHOWN)

    @admin.display(description="what is there now")
    def now(self, report: Report) -> str:
        if report.kept.visibility == Visibility.PRIVATE:
            return f"Nothing that others see: the {report.kept.word} is private."
        if report.comment is None:
            return owner_words(report.kept)
        return "Nothing: the comment is taken out." if report.comment.hidden else report.comment.text

    @admin.display(description="reported by")
    def reported_by(self, report: Report) -> SafeString | str:
        return account_link(report.user)

    @admin.action(description="Take the comment out, or the description", permissions=CHANGE)
    def take_out(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        with transaction.atomic():
            self._take_out(reports)
            self._settle(request, reports, "Taken out.")

    @admin.action(description="Take it out and block whoever wrote it", permissions=CHANGE)
    def take_out_and_block(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        with transaction.atomic():
            self._take_out(reports)
            self._block(reports)
            self._settle(request, reports, "Taken out, and whoever wrote it is blocked.")

    @admin.action(description="Make the deck or cube private", permissions=CHANGE)
    def close(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        with transaction.atomic():
            for kind in (Deck, Cube):
                kind.objects.filter(reports__in=reports, site_key=None).update(visibility=Visibility.PRIVATE)
            self._settle(request, reports, "Made private.")

    @admin.action(description="Block whoever wrote it, and leave what was said", permissions=CHANGE)
    def block(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        with transaction.atomic():
            self._block(reports)
            self._settle(request, reports, "Whoever wrote it is blocked.")

    @admin.action(description="Leave it as it is: mark as done", permissions=CHANGE)
    def dismiss(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        self._settle(request, reports, "Left as it is.")

    @admin.action(description="Open again", permissions=CHANGE)
    def open_again(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        self._settle(request, reports, "Opened again.", done=False)

    def _take_out(self, reports: QuerySet[Report]) -> None:
        Comment.objects.filter(reports__in=reports).update(hidden=True)
        for kind in (Deck, Cube):
            kind.objects.filter(reports__in=reports.filter(comment=None)).update(description="")

    def _block(self, reports: QuerySet[Report]) -> None:
        for report in reports.select_related("comment__user", "deck__user", "cube__user"):
            if report.writer is not None:
                Block.objects.get_or_create(user=report.writer, defaults={"reason": report.reason})

    def _settle(self, request: HttpRequest, reports: QuerySet[Report], what: str, *, done: bool = True) -> None:
        chosen = list(reports.select_related(None))
        Report.objects.filter(pk__in=[report.pk for report in chosen]).update(handled=done)
        for report in chosen:
            self.log_change(request, report, what)
        messages.success(request, f"{number_of(len(chosen), 'report')}: {what}")


@admin.register(Comment)
class Comments(Administered[Comment]):
    """All of them, to search, to take out and to let in again."""

    list_display = ("made", "excerpt", "written_by", "on", "hidden")
    list_filter = ("hidden", "made")
    list_select_related = ("user", "deck")
    search_fields = ("text", "user__username", "deck__name")
    search_help_text = "Search what was said, the names of accounts and of decks."
    readonly_fields = ("made", "on", "text", "written_by")
    fields = (*readonly_fields, "hidden")
    actions = ("take_out", "let_in")

    def has_add_permission(self, request: HttpRequest, obj: Comment | None = None) -> bool:
        return False

    @admin.display(description="what was said")
    def excerpt(self, comment: Comment) -> str:
        return Truncator(comment.text).chars(SHOWN)

    @admin.display(description="written by")
    def written_by(self, comment: Comment) -> SafeString | str:
        return account_link(comment.user)

    @admin.display(description="on the deck")
    def on(self, comment: Comment) -> SafeString | str:
        return kept_link(comment.deck)

    @admin.action(description="Take out", permissions=CHANGE)
    def take_out(self, request: HttpRequest, comments: QuerySet[Comment]) -> None:
        messages.success(request, f"{number_of(comments.update(hidden=True), 'comment')}: taken out.")

    @admin.action(description="Let in again", permissions=CHANGE)
    def let_in(self, request: HttpRequest, comments: QuerySet[Comment]) -> None:
        messages.success(request, f"{number_of(comments.update(hidden=False), 'comment')}: let in again.")


class InForce(Sifted):
    """Whether accounts may say something again."""

    title, parameter_name = "in force", "in_force"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [("yes", "Yes"), ("no", "No, it is over")]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Block]) -> QuerySet[Block]:
        over = models.Q(until__lte=timezone.now())
        return queryset if self.value() is None else queryset.filter(over if self.value() == "no" else ~over)


@admin.register(Block)
class Blocks(Administered[Block]):
    """Accounts that may say nothing. Whoever is let speak again is deleted here."""

    list_display = ("user", "blocked", "until", "reason", "made")
    list_filter = (InForce,)
    list_select_related = ("user",)
    search_fields = ("user__username", "reason")
    search_help_text = "Search the names of accounts and the reasons."
    autocomplete_fields = ("user",)
    readonly_fields = ("made",)
    ordering = ("-made",)

    @admin.display(description="in force", boolean=True)
    def blocked(self, block: Block) -> bool:
        return block.in_force
