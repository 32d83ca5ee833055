"""What staff does about reports: read them, take comments out, close decks to the public, block accounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import admin
from django.db import transaction
from django.db.models import QuerySet
from django.http import HttpRequest

from decks.comments.models import Block, Comment, Report
from decks.models import Deck
from decks.versioned import Visibility

if TYPE_CHECKING:
    Administered = admin.ModelAdmin
else:

    class Administered(admin.ModelAdmin):
        """Of one model; at run time it takes none in brackets."""

        def __class_getitem__(cls, model: object) -> type:
            return cls


@admin.register(Report)
class Reports(Administered[Report]):
    """Those that wait first. Reports are written by people, not here."""

    list_display = ("made", "handled", "said", "reason", "deck", "user")
    list_filter = ("handled",)
    list_select_related = ("comment__user", "comment__deck", "deck", "user")
    search_fields = ("reason", "comment__text", "deck__name", "user__username")
    readonly_fields = ("deck", "comment", "said", "user", "reason", "made")
    actions = ("take_out", "close", "block", "dismiss")

    def has_add_permission(self, request: HttpRequest, obj: Report | None = None) -> bool:
        return False

    @admin.display(description="what was said")
    def said(self, report: Report) -> str:
        return report.comment.text if report.comment else report.deck.description

    @admin.action(description="Take the comment out, or the description")
    def take_out(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        with transaction.atomic():
            Comment.objects.filter(reports__in=reports).update(hidden=True)
            Deck.objects.filter(reports__in=reports.filter(comment=None)).update(description="")
            reports.update(handled=True)

    @admin.action(description="Make the deck private")
    def close(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        with transaction.atomic():
            Deck.objects.filter(reports__in=reports, site_key=None).update(visibility=Visibility.PRIVATE)
            reports.update(handled=True)

    @admin.action(description="Block whoever said it")
    def block(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        with transaction.atomic():
            for report in reports.select_related("comment__user", "deck__user"):
                said_by = report.comment.user if report.comment else report.deck.user
                if said_by is not None:
                    Block.objects.get_or_create(user=said_by, defaults={"reason": report.reason})
            reports.update(handled=True)

    @admin.action(description="Leave it as it is")
    def dismiss(self, request: HttpRequest, reports: QuerySet[Report]) -> None:
        reports.update(handled=True)


@admin.register(Comment)
class Comments(Administered[Comment]):
    """All of them, to search, to take out and to let in again."""

    list_display = ("made", "hidden", "user", "deck", "text")
    list_filter = ("hidden",)
    list_select_related = ("user", "deck")
    search_fields = ("text", "user__username", "deck__name")
    readonly_fields = ("deck", "user", "text", "made")
    actions = ("take_out", "let_in")

    def has_add_permission(self, request: HttpRequest, obj: Comment | None = None) -> bool:
        return False

    @admin.action(description="Take out")
    def take_out(self, request: HttpRequest, comments: QuerySet[Comment]) -> None:
        comments.update(hidden=True)

    @admin.action(description="Let in again")
    def let_in(self, request: HttpRequest, comments: QuerySet[Comment]) -> None:
        comments.update(hidden=False)


@admin.register(Block)
class Blocks(Administered[Block]):
    """Accounts that may say nothing."""

    list_display = ("user", "until", "reason", "made")
    search_fields = ("user__username", "reason")
    raw_id_fields = ("user",)
    readonly_fields = ("made",)
