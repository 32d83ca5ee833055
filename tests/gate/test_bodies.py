"""Bodies are measured while they come in, and no more of them is kept than may come."""

import asyncio
import json
import socket
from http.client import HTTPConnection

import pytest
from channels.testing import ApplicationCommunicator
from twisted.internet.error import ConnectionDone
from twisted.internet.task import Clock
from twisted.internet.testing import StringTransportWithDisconnection
from twisted.python.failure import Failure
from twisted.web import http

from bench.servers import _resident, free_port, serve
from bench.tabs import NetworkTab
from config.asgi import application
from gate import bodies
from gate.wire import MOST_HEADERS, Channel, Counting
from tests.gate.browser import Browser, sit_down
from tests.patience import PATIENCE

FORM = b"application/x-www-form-urlencoded"
TOO_LARGE = "You sent more than 500 kB, which is the limit here. Nothing was changed."


# --- a connection, with a clock of its own ---------------------------------------------------------------------------


class Request(Counting, http.Request):
    """Notes that it is done, once it is all there."""

    def process(self):
        self.channel.site.append((self.method, self.path))


class Connection:
    """What is said to bytes that come in, whether the connection has ended, and what was asked."""

    def __init__(self):
        self.clock, self.asked = Clock(), []
        factory = http.HTTPFactory(reactor=self.clock)
        factory.protocol = Channel
        self.channel = factory.buildProtocol(None)
        self.channel.requestFactory, self.channel.site = Request, self.asked
        self.transport = StringTransportWithDisconnection()
        self.transport.protocol = self.channel
        self.channel.makeConnection(self.transport)

    def send(self, *lines, body=b""):
        self.channel.dataReceived(b"\r\n".join([*lines, b"", b""]) + body)

    def more(self, content):
        self.channel.dataReceived(content)

    @property
    def said(self):
        return self.transport.value().decode()

    @property
    def is_open(self):
        return self.transport.connected and not self.transport.disconnecting

    def close(self):
        self.channel.connectionLost(Failure(ConnectionDone()))


@pytest.fixture
def connect():
    """Connections, which are closed at the end."""
    made = []

    def connect():
        made.append(Connection())
        return made[-1]

    yield connect
    for connection in made:
        connection.close()


def post(path=b"/", length=None):
    length_header = b"Transfer-Encoding: chunked" if length is None else b"Content-Length: %d" % length
    return [b"POST %s HTTP/1.1" % path, b"Host: localhost", b"Content-Type: " + FORM, length_header]


def chunk(content):
    return b"%x\r\n%s\r\n" % (len(content), content)


def test_what_is_said_to_be_too_large_is_refused_before_it_comes(connect):
    connection = connect()
    connection.send(*post(length=120_000_000), b"Expect: 100-continue")
    assert connection.said.startswith("HTTP/1.1 413 Request Entity Too Large\r\n")
    assert "100 Continue" not in connection.said
    assert TOO_LARGE in connection.said
    assert "Content-Security-Policy: default-src 'self'" in connection.said
    assert connection.asked == []


def test_what_does_not_say_how_large_it_is_is_counted(connect):
    connection = connect()
    connection.send(*post())
    for _ in range(5):
        connection.more(chunk(b"a" * 100_000))
    assert connection.said == ""
    connection.more(chunk(b"a"))
    assert TOO_LARGE in connection.said
    for _ in range(50):
        connection.more(chunk(b"a" * 100_000))
    assert connection.channel.requests[0].content.tell() == 0  # and nothing is kept
    connection.more(b"0\r\n\r\n")
    assert (connection.said.count("HTTP/1.1"), connection.is_open, connection.asked) == (1, False, [])


def test_who_goes_on_for_too_long_is_hung_up_on(connect):
    connection = connect()
    connection.send(*post(length=120_000_000))
    connection.clock.advance(19)
    assert connection.is_open  # so that a browser can read the answer
    connection.clock.advance(2)
    assert not connection.is_open


@pytest.mark.parametrize(
    ("path", "most"),
    [
        (b"/cards/kong/picture/", 8_300_000),
        (b"/drafts/verify/", 4_300_000),
        (b"/decks/several/?next=1", 8_300_000),
        (b"/decks/new/", 1_500_000),
        (b"/collection/import/", 1_500_000),
        (b"/api/decks/", 250_000),
        (b"/epic-tcg/api/decks/", 250_000),
        (b"/epic-tcg/decks/several/", 8_300_000),
        (b"/account/sign-up/", 100_000),
        (b"/nowhere/", 500_000),
        (b"/%61ccount/sign-up/", 100_000),
    ],
)
def test_each_address_has_room_for_what_is_sent_there(connect, path, most):
    fits = connect()
    fits.send(*post(path, most), body=b"a" * most)
    assert fits.asked == [(b"POST", path.partition(b"?")[0])]
    assert fits.said == ""
    larger = connect()
    larger.send(*post(path, most + 1))
    assert larger.said.startswith("HTTP/1.1 413")
    if b"/api/" in path:
        body = json.loads(larger.said.partition("\r\n\r\n")[2])
        sentence = "You sent more than 250 kB, which is the limit here. Nothing was changed."
        assert body == {"code": "too_large", "detail": sentence}


def test_a_body_that_drips_is_not_waited_for(connect):
    connection = connect()
    connection.send(*post(length=1000))
    for _ in range(bodies.SECONDS // 10):
        connection.more(b"a")
        connection.clock.advance(10)
    assert connection.said.startswith("HTTP/1.1 408 Request Timeout\r\n")
    assert "The upload took longer than 120 seconds" in connection.said
    connection.clock.advance(30)
    assert (connection.is_open, connection.asked) == (False, [])


def test_headers_that_drip_are_not_waited_for(connect):
    connection = connect()
    for letter in b"GET / HTTP/1.1\r\nX: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa":
        connection.more(bytes([letter]))
        connection.clock.advance(1)
        if not connection.is_open:
            break
    assert not connection.is_open


def test_a_request_in_time_is_done_however_long_it_takes(connect):
    connection = connect()
    connection.send(*post(length=4), body=b"a=bc")
    assert connection.asked == [(b"POST", b"/")]
    connection.clock.advance(1000)
    assert connection.is_open


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        ([b"GET /cards/?q=%s HTTP/1.1" % (b"a" * 17_000)], 431),
        ([b"GET / HTTP/1.1", b"X: " + b"a" * 17_000], 431),
        ([b"GET / HTTP/1.1", *[b"X-%d: %s" % (number, b"a" * 1000) for number in range(17)]], 400),
        ([b"GET / HTTP/1.1", *[b"X-%d: 1" % number for number in range(MOST_HEADERS + 1)]], 400),
    ],
)
def test_too_much_before_the_body_is_refused(connect, lines, status):
    connection = connect()
    for line in (*lines, b""):
        if connection.is_open:
            connection.more(line + b"\r\n")
    assert connection.said.startswith(f"HTTP/1.1 {status}")
    assert (connection.is_open, connection.asked) == (False, [])


# --- the application, behind any server ------------------------------------------------------------------------------


async def answer(path, *, headers=(), parts=(), query=b""):
    scope = {
        "type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "query_string": query,
        "headers": [(b"host", b"localhost"), (b"content-type", FORM), *headers], "scheme": "http",
        "http_version": "1.1", "root_path": "", "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80),
    }  # fmt: skip
    asking = ApplicationCommunicator(application, scope)
    for part in parts:
        await asking.send_input({"type": "http.request", "body": part, "more_body": True})
    begun = await asking.receive_output(PATIENCE)
    content = await asking.receive_output(PATIENCE)
    await asking.wait(PATIENCE)
    return begun["status"], content["body"].decode()


async def test_other_servers_may_hand_on_what_they_like():
    assert (await answer("/", headers=[(b"content-length", b"120000000")]))[0] == 413
    status, page = await answer("/", parts=[b"a" * 100_000] * 6)
    assert (status, TOO_LARGE in page) == (413, True)
    status, body = await answer("/api/check/", parts=[b"a" * 100_000] * 3)
    assert (status, json.loads(body)["code"]) == (413, "too_large")
    assert (await answer("/", query=b"a" * 17_000))[0] == 431


# --- a running server ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    port = free_port()
    folder = tmp_path_factory.mktemp("bodies")
    environment = {"DATA_DIR": str(folder), "DATABASE_URL": "", "REDIS_URL": ""}
    with serve(port, environment) as process:
        yield port, process


def test_a_browser_that_sends_all_before_it_listens_gets_its_answer(running):
    port, process = running
    before = _resident(process.pid)
    for _ in range(3):
        connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        connection.request("POST", "/", b"a" * 20_000_000, {"Content-Type": FORM.decode()})
        response = connection.getresponse()
        assert (response.status, TOO_LARGE in response.read().decode()) == (413, True)
        connection.close()
    assert _resident(process.pid) - before < 15_000  # kB


def test_pages_are_served_as_ever(running):
    port, _ = running
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    for path, status in (("/", 200), ("/cards/", 200), ("/nowhere/", 404)):  # one after the other on one connection
        connection.request("GET", path)
        response = connection.getresponse()
        response.read()
        assert response.status == status
    connection.request("POST", "/api/check/", json.dumps({"cards": {"Kong": 3}}), {"Content-Type": "application/json"})
    assert connection.getresponse().status == 200
    connection.close()


def test_nobody_says_for_others_where_the_site_lies(running):
    """daphne would believe this header, and addresses that are kept in memory would point there for everybody."""
    port, _ = running
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    for headers in ({"Daphne-Root-Path": "/elsewhere"}, {"Daphne-Root-Path": b"\xff"}, {}):
        connection.request("GET", "/api/cards/kong/", headers=headers)
        response = connection.getresponse()
        faces = json.loads(response.read())["faces"].values()
        assert (response.status, {address.split("/")[1] for address in faces}) == (200, {"faces"})
    connection.close()


def test_a_message_of_a_socket_is_bounded(running):
    port, _ = running
    browser = Browser(port)
    slug = sit_down(browser)

    async def say():
        tab = NetworkTab(port, f"/ws/table/{slug}/", browser.cookie, lambda frame: None)
        await tab.open()
        assert (await tab.ask("hello"))[0] == "table"
        heard = asyncio.get_running_loop().create_future()
        tab.hears = heard.set_result
        tab.tell("hello", {"log": "a" * 20_000})
        assert (await heard)[2]["code"] == "too_large"
        tab.hears = lambda frame: None
        tab.tell("hello", {"log": "a" * 64 * 1024})
        return await tab.closed

    assert asyncio.run(asyncio.wait_for(say(), PATIENCE)) in (1006, 1009)  # hung up on


def say(connection, content, times):
    for _ in range(times):
        connection.sendall(content)


def test_who_asks_over_a_socket_and_never_reads_is_not_heard(running):
    port, process = running
    browser = Browser(port)
    asks = (
        f"GET /ws/table/{sit_down(browser)}/ HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        f"Cookie: {browser.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    pings = (b"\x89\xfd" + bytes(4) + b"a" * 125) * 2000
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", port))
        deaf.sendall(asks.encode())
        assert deaf.recv(12) == b"HTTP/1.1 101"
        deaf.settimeout(5)
        before = _resident(process.pid)
        with pytest.raises(TimeoutError):
            say(deaf, pings, times=200)  # 52 MB, many times what systems hold on the way
        assert _resident(process.pid) - before < 15_000  # kB
