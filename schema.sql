-- A perfume catalogue: one SQLite file, written whole by an import and read-only ever after.
--
-- The search keys in it (the columns *_key, the table perfume_text) are made by the program from the
-- names beside them: composed, case folded, without diacritics. They are compared byte by byte.
-- Every name is stored composed (NFC); an english and a korean name stand beside it where the catalogue
-- has them.

PRAGMA application_id = 0x50465543; -- "PFUC": what tells a catalogue from any other SQLite file
PRAGMA user_version = 2;            -- the version of this schema

-- An id that was given once never comes back for something else, so that saved selections and links
-- stay right: the next one of each kind, above all that this catalogue and those before it ever gave.
-- Ids end where numbers in JSON stop being exact (2^53).
CREATE TABLE next_ids (
  kind          TEXT    PRIMARY KEY CHECK (kind IN ('series', 'ingredient', 'brand', 'keyword', 'perfume')),
  id            INTEGER NOT NULL CHECK (id BETWEEN 1 AND 9007199254740992)
) STRICT, WITHOUT ROWID;


-- Options: what a perfume can be filtered by. `perfume_count` is the number of perfumes that have the
-- option, counted once at the end of the import: it answers the search that has nothing selected, and
-- says which of several options is the rarest.

CREATE TABLE brands (
  id            INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740991),
  name          TEXT    NOT NULL CHECK (name <> ''),
  english_name  TEXT             CHECK (english_name <> ''),
  korean_name   TEXT             CHECK (korean_name <> ''),
  name_key      TEXT    NOT NULL,
  perfume_count INTEGER NOT NULL DEFAULT 0 CHECK (perfume_count >= 0)
) STRICT;

-- A series is a group of ingredients, not an option; `position` is the catalogue's order.
CREATE TABLE series (
  id            INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740991),
  name          TEXT    NOT NULL CHECK (name <> ''),
  english_name  TEXT             CHECK (english_name <> ''),
  korean_name   TEXT             CHECK (korean_name <> ''),
  position      INTEGER NOT NULL UNIQUE CHECK (position >= 0)
) STRICT;

CREATE TABLE ingredients (
  id            INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740991),
  series_id     INTEGER NOT NULL REFERENCES series (id),
  name          TEXT    NOT NULL CHECK (name <> ''),
  english_name  TEXT             CHECK (english_name <> ''),
  korean_name   TEXT             CHECK (korean_name <> ''),
  name_key      TEXT    NOT NULL,
  perfume_count INTEGER NOT NULL DEFAULT 0 CHECK (perfume_count >= 0)
) STRICT;

CREATE TABLE keywords (
  id            INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740991),
  name          TEXT    NOT NULL CHECK (name <> ''),
  english_name  TEXT             CHECK (english_name <> ''),
  korean_name   TEXT             CHECK (korean_name <> ''),
  name_key      TEXT    NOT NULL,
  perfume_count INTEGER NOT NULL DEFAULT 0 CHECK (perfume_count >= 0)
) STRICT;

CREATE INDEX ingredients_by_series ON ingredients (series_id);


CREATE TABLE perfumes (
  id            INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 9007199254740991),
  brand_id      INTEGER NOT NULL REFERENCES brands (id),
  name          TEXT    NOT NULL CHECK (name <> ''),
  english_name  TEXT             CHECK (english_name <> ''),
  name_key      TEXT    NOT NULL,
  year          INTEGER          CHECK (year BETWEEN 1000 AND 2999), -- no timestamp, no two digits
  concentration TEXT             CHECK (concentration <> ''),
  gender        TEXT             CHECK (gender IN ('women', 'men', 'unisex')),
  rating        REAL             CHECK (rating BETWEEN 0 AND 5),     -- NULL: nobody has rated it
  rating_count  INTEGER NOT NULL CHECK (rating_count >= 0),
  price         INTEGER          CHECK (price >= 0),                 -- in minor units of `currency`
  currency      TEXT             CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
  image_url     TEXT             CHECK (image_url <> ''),
  -- What it lists: the ids of the ingredients of each layer and of those with none, and of the keywords,
  -- in the order listed, each once in its list, with commas between ("12,5,9"); NULL for nothing.
  top           TEXT             CHECK (top <> ''),
  middle        TEXT             CHECK (middle <> ''),
  base          TEXT             CHECK (base <> ''),
  unlayered     TEXT             CHECK (unlayered <> ''),
  keywords      TEXT             CHECK (keywords <> ''),
  CHECK ((price IS NULL) = (currency IS NULL))
) STRICT;

CREATE INDEX perfumes_by_brand ON perfumes (brand_id);

-- One index for each order of the answers. An index ends in the id, ascending, of itself; NULL is the
-- smallest value, so what is not known comes last in a descending order.
CREATE INDEX perfumes_by_popularity ON perfumes (rating_count DESC);
CREATE INDEX perfumes_by_rating     ON perfumes (rating DESC, rating_count DESC);
CREATE INDEX perfumes_by_year       ON perfumes (year DESC);
CREATE INDEX perfumes_by_name       ON perfumes (name_key);


-- The perfumes that have an option, each once, however many layers list it: to be searched by. The other
-- way round, the lists of `perfumes` say it.
CREATE TABLE ingredient_perfumes (
  ingredient_id INTEGER NOT NULL REFERENCES ingredients (id),
  perfume_id    INTEGER NOT NULL REFERENCES perfumes (id),
  PRIMARY KEY (ingredient_id, perfume_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE keyword_perfumes (
  keyword_id    INTEGER NOT NULL REFERENCES keywords (id),
  perfume_id    INTEGER NOT NULL REFERENCES perfumes (id),
  PRIMARY KEY (keyword_id, perfume_id)
) STRICT, WITHOUT ROWID;


-- What a text is looked for in, apart from the perfumes so that a search for a text reads little:
-- the keys of a perfume's and its brand's names, and the same by their Korean lead consonants.
CREATE TABLE perfume_text (
  perfume_id      INTEGER PRIMARY KEY REFERENCES perfumes (id),
  keys            TEXT NOT NULL,
  lead_consonants TEXT NOT NULL
) STRICT;


-- The search index: what a search and the counts of all options need of the tables above, compactly, so
-- that a search reads little of them. Runs of whole numbers, the lowest byte first; which parts there are,
-- and what they mean, is written at `IndexPart`. Without it every search gives the same, but takes longer.
CREATE TABLE search_index (
  id     INTEGER PRIMARY KEY,
  part   TEXT    NOT NULL,
  number INTEGER NOT NULL, -- an option's id or number, or that of a piece, else 0
  data   BLOB    NOT NULL,
  UNIQUE (part, number)
) STRICT;
