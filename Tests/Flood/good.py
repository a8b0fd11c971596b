"""Requests that a client of ours sends."""

import json
import re
import urllib.parse
import urllib.request


class Good:
    """Addresses of every kind, made of what the catalogue really has."""

    texts = ["", "rose", "no 5", "ㄷㅌㅋ", "로즈", "café", "d'", "a b c", "💐", "x" * 200]

    def __init__(self, origin, choice):
        self.choice = choice

        def ask(path):
            with urllib.request.urlopen(origin + path) as answer:
                return json.load(answer)

        series = ask("/api/v1/series")["series"]
        self.options = {
            "ingredient": [i for one in series for i in one["ingredients"]],
            "brand": [brand for group in ask("/api/v1/brands")["brands"] for brand in group["brands"]],
            "keyword": ask("/api/v1/keywords")["keywords"],
        }
        self.perfumes = [p["id"] for p in ask("/api/v1/perfumes?limit=100")["perfumes"]]
        with urllib.request.urlopen(origin + "/") as answer:
            self.assets = re.findall(r'"(/page-[a-z0-9]+\.(?:css|js))"', answer.read().decode())

    def target(self):
        choose = self.choice
        route = choose.choice(
            ["/"] * 4 + ["/api/v1/filter"] * 4 + ["/api/v1/perfumes"] * 5 + ["/api/v1/perfumes/"] * 2
            + ["/api/v1/series", "/api/v1/brands", "/api/v1/keywords", "/api/v1/query"] + ["asset", "/openapi.json"]
        )
        if route == "asset":
            return choose.choice(self.assets).encode()
        if route == "/openapi.json":
            return route.encode()
        if route == "/api/v1/perfumes/":
            return f"{route}{choose.choice(self.perfumes)}".encode()
        pairs = []
        for parameter, options in self.options.items():
            if options and choose.random() < 0.4:
                for option in choose.sample(options, min(len(options), choose.randint(1, 5))):
                    pairs.append((parameter, f"#{option['id']}"))
        for parameter, values in {
            "q": self.texts,
            "match-ingredients": ["any", "all"],
            "match-keywords": ["any", "all"],
            "lang": ["en", "ko"],
        }.items():
            if choose.random() < 0.3:
                pairs.append((parameter, choose.choice(values)))
        if route in ("/", "/api/v1/filter", "/api/v1/perfumes") and choose.random() < 0.4:
            pairs.append(("limit", choose.choice([1, 3, 20, 100])))
            pairs.append(("offset", choose.choice([0, 1, 40, 10_000])))
        if route == "/" and choose.random() < 0.5:
            pairs.append(("tab", choose.choice(["series", "brand", "keyword"])))
        choose.shuffle(pairs)
        return (route + ("?" + urllib.parse.urlencode(pairs) if pairs else "")).encode()
