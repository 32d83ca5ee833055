import pytest


@pytest.mark.parametrize("size", ["wide_page", "phone_page"])
def test_the_first_page_fits_its_window_and_has_one_heading(size, request):
    page = request.getfixturevalue(size)
    assert page.goto("/").status == 200
    assert page.get_by_role("heading", level=1).count() == 1
    for landmark in ("banner", "main", "contentinfo"):
        assert page.get_by_role(landmark).count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"]


def test_tab_reaches_the_skip_link_first(wide_page):
    wide_page.goto("/")
    wide_page.keyboard.press("Tab")
    wide_page.keyboard.press("Enter")
    assert wide_page.evaluate("document.activeElement.id") == "main"


def test_the_policy_stops_inline_scripts(wide_page, console_errors):
    wide_page.goto("/")
    wide_page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.text = "window.ran = 1";
            document.body.append(script);
        }"""
    )
    assert wide_page.evaluate("window.ran") is None
    assert [error for error in console_errors if "Content Security Policy" in error]
    console_errors.clear()


def test_the_site_comes_back_after_a_power_cut_and_after_ctrl_c(server, wide_page):
    before = server.output.read_text()
    wide_page.goto("/")
    server.kill()
    server.start()
    assert wide_page.reload().status == 200
    assert server.stop() == 0
    server.start()
    assert wide_page.reload().status == 200
    assert "Traceback" not in server.output.read_text().removeprefix(before)


def test_a_socket_where_nobody_listens_is_closed(server, wide_page, console_errors):
    before = server.output.read_text()
    wide_page.goto("/")
    opened = wide_page.evaluate(
        """() => new Promise(resolve => {
            const socket = new WebSocket(`ws://${location.host}/nowhere/`);
            socket.onopen = () => resolve(true);
            socket.onclose = () => resolve(false);
        })"""
    )
    assert opened is False
    assert "Traceback" not in server.output.read_text().removeprefix(before)
    console_errors.clear()
