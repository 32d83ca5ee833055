"""A game without cards: two players in turn take one to three from a heap, and who takes the last one wins."""


class Heap:
    def __init__(self, left, seat=0, choices=0):
        self.setup = left
        self.left, self.seat, self.choices = left, seat, choices

    @property
    def options(self):
        return list(range(1, min(3, self.left) + 1))

    @property
    def reason(self):
        return int(not self.left)

    def clone(self):
        return Heap(self.left, self.seat, self.choices)


def take(heap, count):
    assert count in heap.options
    heap.left, heap.seat, heap.choices = heap.left - count, 1 - heap.seat, heap.choices + 1
