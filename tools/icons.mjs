import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../scripts/lib/paths.mjs';

// Renders the PNG icons of public/ from public/icon.svg after a change of the logo.
const svg = readFileSync(join(root, 'public', 'icon.svg'), 'utf8');

/** Maskable icons: the logo stays within the safe zone, four fifths of the width. */
const fullBleed = svg.replace(/ rx="\d+"/, '');

/** @type {readonly (readonly [name: string, size: number, drawing: string])[]} */
const icons = [
  ['apple-touch-icon.png', 180, fullBleed],
  ['icon-192.png', 192, svg],
  ['icon-512.png', 512, svg],
  ['icon-maskable-192.png', 192, fullBleed],
  ['icon-maskable-512.png', 512, fullBleed],
];

for (const [name, size, drawing] of icons) {
  const image = sharp(Buffer.from(drawing), { density: 72 * (size / 64) }).resize(size, size);
  writeFileSync(
    join(root, 'public', name),
    await image.png({ compressionLevel: 9, palette: true }).toBuffer(),
  );
}
