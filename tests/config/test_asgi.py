import asyncio

from tests.sockets import Socket


async def close_code(origin):
    connected, code = await Socket("/nowhere/", origin=origin).connect()
    assert connected is False
    return code


async def test_a_socket_at_an_unknown_address_is_closed():
    assert await close_code("http://localhost") == 4404


async def test_a_socket_opened_by_another_site_is_refused():
    assert await close_code("http://elsewhere.example") == 1000


async def test_a_test_may_run_an_event_loop_of_its_own():
    assert asyncio.get_running_loop().is_running()
