/** Slides in view by width (spec section 2, Home): 1 on mobile and tablet, 3 on desktop. */
export const slidesPerView = (desktop: boolean) => (desktop ? 3 : 1);

/**
 * Which of the slides assistive technology and the tab order know: those in view, each category once.
 * @param inView indices of the slides in view, from left to right; the items start again at `count`
 */
export function exposedSlides(inView: readonly number[], count: number): ReadonlySet<number> {
  const exposed = new Map<number, number>();
  for (const index of inView) {
    if (!exposed.has(index % count)) exposed.set(index % count, index);
  }
  return new Set(exposed.values());
}
