"""The benchmark's data: a catalogue, selections, and answers that something else has found."""
import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass

from . import npz

KINDS = ("brand", "ingredient", "keyword")


@dataclass
class Selection:
    """Ids by kind, and the answer that is known: the total and the ids of the first page."""
    ids: dict
    total: int
    page: list


class Workload:
    """The files of one size in the data folder."""

    def __init__(self, folder, size):
        self.size = size
        self.source = os.path.join(folder, f"catalog-{size}.sqlite")
        self.queries = os.path.join(folder, f"queries-{size}.txt")
        self.expected = os.path.join(folder, f"expected-{size}.npz")

    def is_there(self):
        return all(map(os.path.exists, [self.source, self.queries, self.expected]))

    def selections(self):
        totals, pages = npz.read(self.expected, "total"), npz.read(self.expected, "top")
        with open(self.queries) as file:
            lines = [[int(word) for word in line.split()] for line in file]
        return [Selection(by_kind(line), total, [id for id in page if id])
                for line, total, page in zip(lines, totals, pages, strict=True)]

    def write_answers(self, path):
        """The answers as lines of text, for `perfume-bench run --verify`."""
        with closing(sqlite3.connect(f"file:{self.source}?mode=ro", uri=True)) as source:
            widths = [source.execute(f"SELECT max(id) + 1 FROM {kind}s").fetchone()[0]
                      for kind in KINDS]
        counts = npz.read(self.expected, "facets")
        with open(path, "w") as file:
            for selection, row in zip(self.selections(), counts, strict=True):
                if len(row) != sum(widths):
                    raise ValueError(f"{self.expected}: the counts are of another catalogue")
                fields = [str(selection.total), " ".join(map(str, selection.page))]
                start = 0
                for width in widths:
                    options = enumerate(row[start:start + width])
                    fields.append(" ".join(f"{id}:{count}" for id, count in options if count))
                    start += width
                file.write("\t".join(fields) + "\n")


def by_kind(line):
    lengths, ids = line[:3], line[3:]
    parts = {}
    for kind, length in zip(KINDS, lengths):
        parts[kind], ids = ids[:length], ids[length:]
    return parts
