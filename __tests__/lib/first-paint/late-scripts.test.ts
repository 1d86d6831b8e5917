import { delayScripts } from '@/lib/first-paint/late-scripts';

test('browsers neither load nor run a delayed script', () => {
  expect(delayScripts('<script src="/_next/static/chunks/a.js" async=""></script>')).toBe(
    '<script data-src="/_next/static/chunks/a.js" async fetchpriority="high"></script>',
  );
});
