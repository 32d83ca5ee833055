"""The theme that a page comes in, from the cookie that somebody's browser sends."""

import pytest
from django.test import RequestFactory

from people.themes import COOKIE, chosen


@pytest.mark.parametrize(
    ("sent", "theme"),
    [("light", "light"), ("dark", "dark"), ("", ""), ("Light", ""), ('"><script>', ""), ("x" * 4000, "")],
)
def test_only_a_theme_is_taken_from_the_cookie(sent, theme):
    request = RequestFactory().get("/")
    request.COOKIES[COOKIE] = sent
    assert chosen(request) == {"theme": theme}


def test_without_a_cookie_the_system_decides():
    assert chosen(RequestFactory().get("/")) == {"theme": ""}
