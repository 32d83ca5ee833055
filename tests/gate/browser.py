"""A browser that asks a running server, without a page."""

import http.client
import re
from urllib.parse import urlencode

from tests.patience import PATIENCE

START = {"my_deck": "good", "bot": "random", "bot_deck": "evil", "first": "me"}


class Browser:
    """Asks a running server, and keeps its cookies."""

    def __init__(self, port):
        self.port, self.cookies = port, {}

    def ask(self, method, path, form=None):
        headers = {"Cookie": self.cookie}
        if form is not None:
            form = urlencode(form | {"csrfmiddlewaretoken": self.cookies["fourfold_csrf"]})
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request(method, path, form, headers)
        answer = connection.getresponse()
        content = answer.read().decode()
        for cookie in answer.headers.get_all("Set-Cookie") or ():
            name, value = cookie.partition(";")[0].split("=", 1)
            self.cookies[name] = value
        connection.close()
        return answer, content

    @property
    def cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


def sit_down(browser):
    browser.ask("GET", "/")
    answer, _ = browser.ask("POST", "/", START)
    return re.fullmatch(r"/table/([\w-]+)/", answer.headers["Location"])[1]
