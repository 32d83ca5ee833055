"""The cheapest flow, on networks that can be counted by hand."""

from engine.epic_tcg.construction.flow import Network


def test_as_much_flows_as_costs_less_than_nothing():
    network = Network(2)
    cheap, dear = network.add(0, 1, 2, -3), network.add(0, 1, 5, 4)
    network.fill(0, 1)
    assert (network.flow(cheap), network.flow(dear)) == (2, 0)


def test_the_narrowest_arc_holds_up_the_rest():
    network = Network(3)
    wide, narrow = network.add(0, 1, 9, -1), network.add(1, 2, 4, -1)
    network.fill(0, 2)
    assert (network.flow(wide), network.flow(narrow)) == (4, 4)


def test_what_flows_already_gives_way_to_more():
    """The cheapest path, over both nodes, is taken back by half: two paths beside it save more together.

    0 -> 1 -> 2 -> 3 costs -9; then 0 -> 2 and 1 -> 3 bring another one through, and nothing goes from 1 to 2.
    """
    network = Network(4)
    first, over, last = network.add(0, 1, 1, -3), network.add(1, 2, 1, -3), network.add(2, 3, 1, -3)
    beside, down = network.add(0, 2, 1, -2), network.add(1, 3, 1, -2)
    network.fill(0, 3)
    assert [network.flow(arc) for arc in (first, over, last, beside, down)] == [1, 0, 1, 1, 1]


def test_nothing_flows_to_what_cannot_be_reached():
    network = Network(3)
    arc = network.add(0, 1, 1, -1)
    network.fill(0, 2)
    assert network.flow(arc) == 0
