/** Distance in pixels from which a pointer move is a drag; below, it is a click (STRIP-03). */
const dragThreshold = 10;
/** Default auto-scroll (STRIP-01): speed in pixels per frame, delay in milliseconds. */
export const defaultSpeed = 2;
export const defaultStartDelay = 1000;
const frame = 1000 / 60;

type Scroll = Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>;
export type Edges = { readonly atStart: boolean; readonly atEnd: boolean };

/** Returns whether the strip is at its start or end, with 1 px tolerance for fractional positions of zoomed pages. */
export function edgesOf({ scrollLeft, clientWidth, scrollWidth }: Scroll): Edges {
  return { atStart: scrollLeft <= 1, atEnd: scrollLeft >= scrollWidth - clientWidth - 1 };
}

export function isDrag(fromX: number, toX: number): boolean {
  return Math.abs(toX - fromX) > dragThreshold;
}

/**
 * Returns whether the row is long enough to jump back by `period` unnoticed; it repeats after `period` pixels. Sizes are
 * rounded, so the row may seem 1 px shorter.
 */
export function canLoop(period: number, { clientWidth, scrollWidth }: Omit<Scroll, 'scrollLeft'>): boolean {
  return period > 0 && scrollWidth - clientWidth >= period - 1;
}

/**
 * Returns the auto-scroll position after `elapsed` milliseconds, independent of the display's frame rate. A long frame,
 * such as after a hidden tab, counts as two frames, to avoid a jump. At `period` after `start` it jumps back to `start`.
 */
export function advance(position: number, elapsed: number, speed: number, period: number, start = 0): number {
  return start + ((position + (speed * Math.min(elapsed, 2 * frame)) / frame - start) % period);
}
