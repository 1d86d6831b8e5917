/** A pointer that travelled this far drags; below, it clicks (spec section 9). */
export const dragThreshold = 10;
/** Auto-scroll where nothing else is asked for (spec section 9); the speed is in pixels a frame. */
export const defaultSpeed = 2;
export const defaultStartDelay = 1000;
const frame = 1000 / 60;

type Scroll = Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>;
export type Edges = { readonly atStart: boolean; readonly atEnd: boolean };

/** Whether the previous and next buttons have nowhere to go. Zoomed pages scroll by fractions, hence the pixel. */
export function edgesOf({ scrollLeft, clientWidth, scrollWidth }: Scroll): Edges {
  return { atStart: scrollLeft <= 1, atEnd: scrollLeft >= scrollWidth - clientWidth - 1 };
}

export function isDrag(fromX: number, toX: number): boolean {
  return Math.abs(toX - fromX) > dragThreshold;
}

/** The row repeats after `period` pixels: a jump back by it is invisible, if the row is long enough to get there. */
export function canLoop(period: number, { clientWidth, scrollWidth }: Omit<Scroll, 'scrollLeft'>): boolean {
  return period > 0 && scrollWidth - clientWidth >= period;
}

/**
 * Where auto-scroll stands after `elapsed` milliseconds. The same speed on every display; a long frame, after a
 * hidden tab for instance, counts as two, so that nothing leaps.
 */
export function advance(position: number, elapsed: number, speed: number, period: number): number {
  return (position + (speed * Math.min(elapsed, 2 * frame)) / frame) % period;
}
