"""A catalogue file of ours, read the way a careful user of SQLite would by hand."""
import sqlite3

from .workload import KINDS


class Catalog:
    """Names and numbers of perfumes by option, read beforehand: no time is taken for that."""

    def __init__(self, path):
        self.path = path
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        rows = {kind: connection.execute(f"SELECT id, name, perfume_count FROM {kind}s").fetchall()
                for kind in KINDS}
        self.series = dict(connection.execute("SELECT id, series_id FROM ingredients"))
        connection.close()
        self.names = {kind: {id: name for id, name, _ in rows[kind]} for kind in KINDS}
        self.counts = {kind: {id: count for id, _, count in rows[kind]} for kind in KINDS}

    def arguments(self, selection):
        """The selection for `perfume search`, by name."""
        return [word for kind in KINDS for id in selection.ids[kind]
                for word in (f"--{kind}", self.names[kind][id])] + ["--match-keywords", "all"]

    def groups(self, selection):
        """Kind and ids; a perfume has to have one of every group. The rarest group first."""
        groups = [("brand", selection.ids["brand"])] if selection.ids["brand"] else []
        of_series = {}
        for id in selection.ids["ingredient"]:
            of_series.setdefault(self.series[id], []).append(id)
        groups += [("ingredient", ids) for ids in of_series.values()]
        groups += [("keyword", [id]) for id in selection.ids["keyword"]]
        return sorted(groups, key=lambda g: sum(self.counts[g[0]].get(id, 0) for id in g[1]))

    def sql(self, selection):
        """The first page and the total: the rarest group drives, the others are looked up."""
        (kind, ids), *rest = self.groups(selection)
        tests = " AND ".join(test(*group) for group in rest)
        return (f"WITH m(id) AS MATERIALIZED (SELECT d.id FROM ({rows(kind, ids)}) d"
                + (f" WHERE {tests}" if tests else "")
                + ") SELECT p.id, (SELECT count(*) FROM m) FROM m JOIN perfumes p ON p.id = m.id"
                " ORDER BY p.rating_count DESC, p.id LIMIT 20")


def rows(kind, ids):
    if kind == "brand":
        return f"SELECT id FROM perfumes WHERE brand_id IN ({listed(ids)})"
    distinct = "DISTINCT " if len(ids) > 1 else ""
    return f"SELECT {distinct}perfume_id AS id FROM {kind}_perfumes WHERE {kind}_id IN ({listed(ids)})"


def test(kind, ids):
    if kind == "brand":
        return f"(SELECT brand_id FROM perfumes y WHERE y.id = d.id) IN ({listed(ids)})"
    return (f"EXISTS (SELECT 1 FROM {kind}_perfumes y"
            f" WHERE y.perfume_id = d.id AND y.{kind}_id IN ({listed(ids)}))")


def listed(ids):
    return ",".join(map(str, ids))
