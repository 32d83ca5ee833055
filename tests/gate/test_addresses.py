"""Which address counts: that of who asks, and never one that they made up."""

import pytest
from django.test import RequestFactory

from gate.addresses import address_in, address_of


@pytest.mark.parametrize(
    ("peer", "counts"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("nowhere", ""),
        ("", ""),
    ],
)
def test_a_household_counts_as_one(peer, counts):
    request = RequestFactory().get("/", REMOTE_ADDR=peer)
    assert address_of(request) == counts
    assert address_in({"client": (peer, 4000), "headers": []}) == counts


@pytest.mark.parametrize(("proxies", "counts"), [(0, "192.0.2.7"), (1, "198.51.100.2")])
def test_only_a_trusted_proxy_is_believed_and_only_its_own_word(settings, proxies, counts):
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = proxies
    forwarded = "203.0.113.9, 198.51.100.2"
    request = RequestFactory().get("/", REMOTE_ADDR="192.0.2.7", headers={"x-forwarded-for": forwarded})
    assert address_of(request) == counts
    headers = [(b"x-forwarded-for", b"203.0.113.9"), (b"x-forwarded-for", b"198.51.100.2")]
    assert address_in({"client": ("192.0.2.7", 4000), "headers": headers}) == counts


def test_behind_a_proxy_that_says_nothing_its_own_address_counts(settings):
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = 1
    assert address_of(RequestFactory().get("/", REMOTE_ADDR="192.0.2.7")) == "192.0.2.7"
