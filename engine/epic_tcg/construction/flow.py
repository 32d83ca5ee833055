"""The cheapest flow through a network, in whole numbers."""

from __future__ import annotations

from collections import deque


class Network:
    """Nodes are numbers from 0, arcs are numbered as they are added. Costs may be negative; the arcs make no circle."""

    def __init__(self, nodes: int) -> None:
        self.arcs_of: list[list[int]] = [[] for _ in range(nodes)]
        self.begins: list[int] = []
        self.ends: list[int] = []
        self.room: list[int] = []  # what may still flow; of the odd arcs, which lead back, what does flow
        self.cost: list[int] = []

    def add(self, begin: int, end: int, room: int, cost: int = 0) -> int:
        """An arc through which so much may flow, each unit at this cost; its number."""
        number = len(self.ends)
        for one, other, much, price in ((begin, end, room, cost), (end, begin, 0, -cost)):
            self.arcs_of[one].append(len(self.ends))
            self.begins.append(one)
            self.ends.append(other)
            self.room.append(much)
            self.cost.append(price)
        return number

    def flow(self, arc: int) -> int:
        """What flows through an arc."""
        return self.room[arc ^ 1]

    def fill(self, source: int, sink: int) -> None:
        """Let flow from source to sink what makes the cost least: path by path, the cheapest first, as long as one
        costs less than nothing. (Successive shortest paths: each flow is the cheapest of its amount.)"""
        while (path := self._cheapest(source, sink)) and sum(self.cost[arc] for arc in path) < 0:
            much = min(self.room[arc] for arc in path)
            for arc in path:
                self.room[arc] -= much
                self.room[arc ^ 1] += much

    def _cheapest(self, source: int, sink: int) -> list[int]:
        """The arcs of the cheapest path from the sink back to the source; none if there is none."""
        price: list[int | None] = [None] * len(self.arcs_of)
        by = [-1] * len(self.arcs_of)
        price[source], waiting = 0, deque([source])
        while waiting:
            node = waiting.popleft()
            here = price[node]
            assert here is not None, "what waits has been reached"
            for arc in self.arcs_of[node]:
                end, there = self.ends[arc], here + self.cost[arc]
                known = price[end]
                if self.room[arc] and (known is None or there < known):
                    price[end], by[end] = there, arc
                    if end not in waiting:
                        waiting.append(end)
        path = []
        node = sink
        while node != source and by[node] >= 0:
            path.append(by[node])
            node = self.begins[by[node]]
        return path
