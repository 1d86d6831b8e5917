import type { EagerImage } from './read-page';

export type Screen = { readonly width: number; readonly height: number; readonly density: number };

/** The phone of the budgets: the usual size, in the highest usual density. */
export const phone: Screen = { width: 390, height: 844, density: 3 };

/** Splits at the commas that are not inside parentheses. */
function splitList(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts.map((part) => part.trim());
}

/** Returns a length of CSS in pixels: `px`, `rem`, `vw`, `vh`, `min()`, `max()` and `clamp()`. */
export function toPixels(length: string, screen: Screen): number {
  const [, name, inner] = /^(min|max|clamp)\((.*)\)$/.exec(length.trim()) ?? [];
  if (name && inner) {
    const values = splitList(inner).map((part) => toPixels(part, screen));
    if (name === 'clamp') return values.sort((a, b) => a - b)[1] ?? 0;
    return name === 'min' ? Math.min(...values) : Math.max(...values);
  }
  const [, amount, unit] = /^([\d.]+)(px|rem|vw|vh)$/.exec(length.trim()) ?? [];
  if (!amount) throw new Error(`Unknown length in sizes: ${length}`);
  const side = { px: 100, rem: 1600, vw: screen.width, vh: screen.height }[
    unit as 'px' | 'rem' | 'vw' | 'vh'
  ];
  return (Number(amount) * side) / 100;
}

function matches(condition: string, screen: Screen): boolean {
  const [, operator, length] = /^\(width (>=|<=|<) (\S+)\)$/.exec(condition) ?? [];
  if (!operator || !length) throw new Error(`Unknown condition in sizes: ${condition}`);
  const limit = toPixels(length, screen);
  if (operator === '>=') return screen.width >= limit;
  return operator === '<=' ? screen.width <= limit : screen.width < limit;
}

function drawnWidth(sizes: string, screen: Screen): number {
  for (const entry of splitList(sizes || '100vw')) {
    const [, condition, length = entry] = /^(\([^)]*\))\s+(.+)$/.exec(entry) ?? [];
    if (!condition || matches(condition, screen)) return toPixels(length, screen);
  }
  return screen.width;
}

/** Returns the URL of the candidate that a browser requests: the smallest that covers the drawn width. */
export function chooseSource({ src, srcSet, sizes }: EagerImage, screen: Screen): string {
  if (!srcSet) return src;
  const needed = drawnWidth(sizes, screen) * screen.density;
  const candidates = srcSet.split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ');
    return { url, width: Number.parseInt(width, 10) };
  });
  const large = candidates.filter(({ width }) => width >= needed).sort((a, b) => a.width - b.width);
  return (large[0] ?? candidates.sort((a, b) => b.width - a.width)[0])?.url ?? src;
}
