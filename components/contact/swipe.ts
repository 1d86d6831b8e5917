/** Minimum distance of a swipe in pixels; a shorter one is a tap. */
const threshold = 40;

/** Returns the direction of a swipe: next picture (1), previous picture (-1) or none (0). */
export function swipeStep(start: { x: number; y: number }, end: { x: number; y: number }): -1 | 0 | 1 {
  const across = end.x - start.x;
  if (Math.abs(across) < threshold || Math.abs(across) < Math.abs(end.y - start.y)) return 0;
  return across < 0 ? 1 : -1;
}
