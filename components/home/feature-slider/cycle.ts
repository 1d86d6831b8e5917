/** Returns the index `step` away, wrapping around at both ends (HOME-05). */
export function cycle(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count;
}
