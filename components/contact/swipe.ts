/** A finger that moves less than this only meant to touch. */
const threshold = 40;

/** Which way a swipe turns: to the next picture (1), the previous one (-1) or nowhere (0). */
export function swipeStep(start: { x: number; y: number }, end: { x: number; y: number }): -1 | 0 | 1 {
  const across = end.x - start.x;
  if (Math.abs(across) < threshold || Math.abs(across) < Math.abs(end.y - start.y)) return 0;
  return across < 0 ? 1 : -1;
}
