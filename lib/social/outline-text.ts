import face from './display-glyphs.json';

type Glyph = readonly [advance: number, path: string];
const glyphs = face.glyphs as unknown as Readonly<Record<string, Glyph>>;
const glyphOf = (character: string) => (Object.hasOwn(glyphs, character) ? glyphs[character] : undefined);

/** Replaces letters that the font does not have with letters without accents, or removes them. */
function drawable(text: string): string {
  return [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .flatMap((character) => (glyphOf(character) ? character : [...character.normalize('NFD')]))
    .filter((character) => glyphOf(character))
    .join('');
}

const widthOf = (text: string) => [...text].reduce((sum, each) => sum + (glyphOf(each)?.[0] ?? 0), 0);

/** Breaks a text into lines of at most `width` units. A longer word has its own line. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Box = {
  readonly left: number;
  /** Top of the first line's capitals. */
  readonly top: number;
  readonly width: number;
  /** Font sizes in pixels per em, largest first. */
  readonly sizes: readonly number[];
  readonly maxLines: number;
};

const lineHeight = 0.92;

function linePath(line: string, x: number, y: number, scale: number): string {
  let advance = 0;
  const paths = [...line].map((character) => {
    const [width, path] = glyphOf(character) ?? [0, ''];
    const at = advance;
    advance += width;
    return path && `<path transform="translate(${at} 0)" d="${path}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/**
 * Returns a text as SVG outlines of the display font, in the largest size that fits, and the end of its last
 * line. It needs no system font. Omits text that does not fit in the smallest size.
 */
export function outlineText(text: string, { left, top, width, sizes, maxLines }: Box) {
  const words = drawable(text);
  const fits = (size: number) => {
    const lines = wrap(words, (width / size) * face.unitsPerEm);
    const widest = Math.max(0, ...lines.map(widthOf));
    return lines.length <= maxLines && (widest * size) / face.unitsPerEm <= width;
  };
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 0;
  const lines = wrap(words, (width / size) * face.unitsPerEm).slice(0, maxLines);
  const capHeight = (face.capHeight / face.unitsPerEm) * size;
  const baseline = (index: number) => Math.round(top + capHeight + index * size * lineHeight);
  const scale = size / face.unitsPerEm;
  return {
    svg: lines.map((line, index) => linePath(line, left, baseline(index), scale)).join(''),
    bottom: lines.length === 0 ? top : baseline(lines.length - 1),
  };
}
