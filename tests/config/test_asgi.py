import asyncio

from channels.testing import WebsocketCommunicator

from config.asgi import application


async def close_code(headers):
    communicator = WebsocketCommunicator(application, "/nowhere/", headers=headers)
    connected, code = await communicator.connect()
    assert connected is False
    return code


async def test_a_socket_at_an_unknown_address_is_closed():
    assert await close_code([(b"origin", b"http://localhost")]) == 4404


async def test_a_socket_opened_by_another_site_is_refused():
    assert await close_code([(b"origin", b"http://elsewhere.example")]) == 1000


async def test_a_test_may_run_an_event_loop_of_its_own():
    assert asyncio.get_running_loop().is_running()
