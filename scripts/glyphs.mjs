import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

// Writes the outlines of the display font to lib/social/display-glyphs.json, for pictures drawn without
// system fonts. Next reads fonts with this copy of fontkit too.
const require = createRequire(import.meta.url);
/** @type {any} It has no types. */
const fontkit = require(['next', 'dist/compiled/@next/font/dist/fontkit'].join('/')).default;
const weight = 900;

const file = require.resolve(
  '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
);
const bytes = readFileSync(file);
// fontkit fails at variations of WOFF2 outlines, so this unpacks and varies the outlines, then reads them as
// a second font.
const packed = fontkit(bytes);
packed.getGlyph(1);
const { _transformedGlyphs: outlines } = packed;
const font = Object.assign(fontkit(bytes), { variationCoords: [weight], _transformedGlyphs: outlines });

/** @param {number} x @param {number} y */
const point = (x, y) => ({
  x,
  y,
  // Moves each point separately.
  endContour: true,
  copy() {
    return point(this.x, this.y);
  },
});

for (const [id, glyph] of outlines.entries()) {
  // Variations also move the four phantom points after the outline, which contain the metrics of the glyph.
  const measures = [0, 1, 2, 3].map(() => point(0, 0));
  const parts = (glyph.components ?? []).map((/** @type {{ dx: number, dy: number }} */ part) =>
    point(part.dx, part.dy),
  );
  const moved = [...(glyph.points ?? parts), ...measures];
  if (moved.length === measures.length) continue;
  font._variationProcessor.transformPoints(id, moved);
  for (const [index, part] of (glyph.components ?? []).entries()) {
    part.dx = moved[index].x;
    part.dy = moved[index].y;
  }
}

const glyphs = Object.fromEntries(
  font.characterSet
    .filter((/** @type {number} */ code) => code >= 32)
    .map((/** @type {number} */ code) => {
      const glyph = font.glyphForCodePoint(code);
      return [String.fromCodePoint(code), [Math.round(glyph.advanceWidth), glyph.path.toSVG()]];
    }),
);
const face = { unitsPerEm: font.unitsPerEm, capHeight: font.capHeight, glyphs };
writeFileSync(join(root, 'lib', 'social', 'display-glyphs.json'), `${JSON.stringify(face, null, 2)}\n`);
