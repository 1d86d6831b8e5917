/** The index `step` away, going around at both ends (spec section 4, Slider). */
export function cycle(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count;
}
