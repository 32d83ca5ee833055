"""Where somebody asks from, as far as that is counted.

Many may share an address, a school or a shop; and one household has as many addresses of the sixth version as it likes,
so those count by their first half.
"""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address

from asgiref.typing import WebSocketScope
from django.conf import settings
from django.http import HttpRequest

HALF = 64  # bits of an IPv6 address that a household or a company is given
NOBODYS = ""  # who hides their address shares it with all who do


def address_of(request: HttpRequest) -> str:
    """Of a request."""
    return counted(request.META.get("REMOTE_ADDR") or "", request.META.get("HTTP_X_FORWARDED_FOR", ""))


def address_in(scope: WebSocketScope) -> str:
    """Of a WebSocket."""
    forwarded = b",".join(value for name, value in scope.get("headers", ()) if name == b"x-forwarded-for")
    return counted((scope.get("client") or ("",))[0], forwarded.decode("latin-1"))


def counted(peer: str, forwarded: str) -> str:
    """What is counted of who is connected, or of who a trusted proxy says was: the last of those that it names, because
    only that one is its own word."""
    typed = peer
    if settings.ALLAUTH_TRUSTED_PROXY_COUNT and forwarded:
        typed = forwarded.rpartition(",")[2]
    try:
        address = ip_address(typed.strip())
    except ValueError:
        return NOBODYS
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or IPv6Network((int(address), HALF), strict=False).network_address)
    return str(address)
