"""What is in a PDF: where its pictures and lines lie, in millimetres, and what its pages say."""

import io
from dataclasses import dataclass

from pypdf import PdfReader
from pypdf.generic import ContentStream

MM = 72 / 25.4


@dataclass(frozen=True)
class Drawn:
    """A picture by the name of its object, its lower left corner and its size."""

    name: str
    x: float
    y: float
    width: float
    height: float


def written(write, *arguments, **more):
    """The content of the file that a document is written into."""
    file = io.BytesIO()
    write(file, *arguments, **more)
    return file.getvalue()


def reader(content):
    return PdfReader(io.BytesIO(content))


def size_of(page):
    return round(float(page.mediabox.width) / MM, 1), round(float(page.mediabox.height) / MM, 1)


def drawn(page):
    """The pictures and the lines of a page; what turns or skews is not expected."""
    pictures, lines, saved, at, matrix = [], [], [], (0.0, 0.0), (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    for operands, operator in ContentStream(page.get_contents(), page.pdf).operations:
        if operator == b"q":
            saved.append(matrix)
        elif operator == b"Q":
            matrix = saved.pop()
        elif operator == b"cm":
            a, b, c, d, e, f = map(float, operands)
            assert (b, c) == (0, 0)
            matrix = (matrix[0] * a, 0, 0, matrix[3] * d, matrix[4] + matrix[0] * e, matrix[5] + matrix[3] * f)
        elif operator == b"Do":
            pictures.append(Drawn(operands[0], matrix[4] / MM, matrix[5] / MM, matrix[0] / MM, matrix[3] / MM))
        elif operator == b"m":
            at = tuple(float(one) / MM for one in operands)
        elif operator == b"l":
            lines.append((*at, *(float(one) / MM for one in operands)))
    return pictures, lines


def picture_objects(document):
    """The pictures that the document holds, by the numbers of their objects."""
    found = {}
    for page in document.pages:
        for reference in page["/Resources"].get("/XObject", {}).values():
            found[reference.idnum] = reference.get_object()
    return found
