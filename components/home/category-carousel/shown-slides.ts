/**
 * Returns the slides exposed to assistive technology and the tab order: those in view, each category once.
 * @param inView indices of the slides in view, from left to right; the items repeat after `count`
 */
export function exposedSlides(inView: readonly number[], count: number): ReadonlySet<number> {
  const exposed = new Map<number, number>();
  for (const index of inView) {
    if (!exposed.has(index % count)) exposed.set(index % count, index);
  }
  return new Set(exposed.values());
}
