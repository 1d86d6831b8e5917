"""Writes the fonts of the site to app/styles/fonts: the characters of English and French, the weights of the styles.

Browsers load these before the first paint. Each fits into the first ten packets of a connection, a single round trip.
The display face is set in capitals, so its lower case, but for the letters of units, is in a second file, as are the
other letters of Latin-1, which only names from abroad need.

The results are in the repository. To write them again after an update of the @fontsource packages:

    python3 -m venv .fonts && .fonts/bin/pip install fonttools==4.68.0 brotli==1.2.1
    .fonts/bin/python tools/fonts.py

Both licences (SIL OFL 1.1) allow this. They reserve the original names, so the files get other names.
"""

import io
import shutil
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
RESULTS = ROOT / "app" / "styles" / "fonts"

# Those of app/fonts.ts. The packages have no capital Y with diaeresis.
FRENCH = "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»"
SIGNS = "\u00a0©®°±·×½–—‘’“”•…€™−↑↓\u2009\u200b\u202f"
TEXT = {*range(0x20, 0x7F), *map(ord, FRENCH + SIGNS)}
RARE_IN_DISPLAY = "$*<=>@[\\]^_`{|}~©±•€↑↓"
UNITS = "mg fl oz"
DISPLAY = {point for point in TEXT if not chr(point).islower()} - {*map(ord, RARE_IN_DISPLAY)} | {*map(ord, UNITS)}
ALL = TEXT | {*range(0xA0, 0x100), *map(ord, "‚„‹›⁄")}

# File, package, weight or weights, which are those of app/fonts.ts, and characters.
DISPLAY_PACKAGE, TEXT_PACKAGE = "sofia-sans-extra-condensed", "source-sans-3"
FACES = [
    ("display", DISPLAY_PACKAGE, (700, 1000), DISPLAY),
    ("display-more", DISPLAY_PACKAGE, (700, 1000), ALL - DISPLAY),
    ("text-regular", TEXT_PACKAGE, 400, TEXT),
    ("text-bold", TEXT_PACKAGE, 650, TEXT),
    ("text-more", TEXT_PACKAGE, (400, 650), ALL - TEXT),
]
# Social pictures need one weight of the display face, not variable and not in WOFF2.
STATIC_WEIGHT = 900

COPYRIGHT, FAMILY, FULL_NAME, POSTSCRIPT_NAME, LICENCE, LICENCE_URL = 0, 1, 4, 6, 13, 14


def write(name: str, package: str, weights: int | tuple[int, int], characters: set[int]) -> None:
    # The time of writing would change the file at every run.
    source = MODULES / "@fontsource-variable" / package / "files" / f"{package}-latin-wght-normal.woff2"
    font = TTFont(source, recalcTimestamp=False)
    options = subset.Options()
    options.layout_features = ["ccmp", "kern", "liga", "locl", "tnum"]
    options.hinting = False
    options.name_IDs = [COPYRIGHT, FAMILY, FULL_NAME, POSTSCRIPT_NAME, LICENCE, LICENCE_URL]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    subsetted = io.BytesIO()
    font.save(subsetted)
    subsetted.seek(0)
    result = instancer.instantiateVariableFont(TTFont(subsetted, recalcTimestamp=False), {"wght": weights})
    for name_id in (FAMILY, FULL_NAME, POSTSCRIPT_NAME):
        result["name"].setName(f"Site-{name.title()}", name_id, 3, 1, 0x409)
    result.flavor = "woff2"
    result.save(RESULTS / f"{name}.woff2")


for face in FACES:
    write(*face)

static = MODULES / "@fontsource" / DISPLAY_PACKAGE / "files" / f"{DISPLAY_PACKAGE}-latin-{STATIC_WEIGHT}-normal.woff"
shutil.copyfile(static, RESULTS / "display-static.woff")
