"""A shop's catalogues."""

import subprocess


def make_catalogue(program, file, count):
    """A shop with so many perfumes."""
    notes = ["Rose", "Bergamot", "Musk", "Vanilla", "Cedar", "Jasmine", "Iris"]
    brands = ["Dior", "Diptyque", "Chanel", "Byredo"]
    keywords = ["Fresh", "Elegant", "Warm"]
    rows = ["name,brand,year,notes,keywords"]
    for number in range(count):
        rows.append(
            f"Water {number},{brands[number % 4]},{1990 + number % 30},"
            f"{notes[number % 7]}; {notes[(number * 3 + 1) % 7]},{keywords[number % 3]}"
        )
    rows += [f"{'물' * 195}{number},Dior,2000,Musk,Warm" for number in range(3)]
    table = file.with_suffix(".csv")
    table.write_text("\n".join(rows) + "\n")
    subprocess.run([program, "import", table, "--into", file], check=True, stdout=subprocess.DEVNULL)
