"""Django's administration, for whoever runs the site: accounts, and what is reported of what they say.

Staff signs in on the site's own page, where passwords cannot be guessed by trying. An account is made staff by
`manage.py createsuperuser`, or in the administration by another one.
"""

from __future__ import annotations

from django.conf import settings
from django.contrib import admin
from django.contrib.admin.apps import AdminConfig
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, resolve_url
from django.utils.http import urlencode


class Administration(admin.AdminSite):
    """Open to staff, and to nobody else."""

    site_title = site_header = "Fourfold"
    index_title = "Administration"

    def login(self, request: HttpRequest, extra_context: dict[str, object] | None = None) -> HttpResponse:
        """The page on which everybody signs in."""
        if self.has_permission(request):
            return redirect("admin:index")
        if request.user.is_authenticated:
            raise PermissionDenied("Only those who run this site may see this page.")
        then = urlencode({"next": request.GET.get("next", request.get_full_path())})
        return redirect(f"{resolve_url(settings.LOGIN_URL)}?{then}")


class AdministrationConfig(AdminConfig):
    """Registers Django's administration with the site above."""

    default_site = "people.administration.Administration"
