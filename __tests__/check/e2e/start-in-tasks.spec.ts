import { sites } from '../../e2e/support/sites';
import { expect, test } from '../../e2e/support/test';

// The order of tasks is the browser's.
test('React is evaluated in a task before the one in which it hydrates the page', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const noteInNextTask = (next: unknown) => {
      Object.defineProperty(window, 'next', { value: next, writable: true });
      setTimeout(() => {
        if (Object.keys(document).some((key) => key.startsWith('__reactContainer'))) seen.push('hydration');
        Object.assign(window, { seen });
      });
    };
    Object.defineProperty(window, 'next', { configurable: true, set: noteInNextTask });
    // React DOM looks for development tools when it is evaluated.
    const inject = () => seen.push('React DOM');
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject } });
  });
  await page.goto(`${sites.us}/faq`);
  expect(await page.evaluate(() => (window as { seen?: string[] }).seen)).toEqual(['React DOM']);
});
