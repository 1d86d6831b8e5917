import type { Page } from '@playwright/test';

/** Swipes from one point to another with native touch events and scrolling. */
export async function swipe(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const steps = 6;
  await send('touchStart', ...from);
  for (let step = 1; step <= steps; step += 1) {
    const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / steps;
    await send('touchMove', at(0), at(1));
  }
  await send('touchEnd', ...to);
  await session.detach();
}
