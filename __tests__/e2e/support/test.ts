import { test as base, expect } from '@playwright/test';

export type { APIRequestContext, Locator, Page, Request } from '@playwright/test';
export { expect };

type Fixtures = {
  /** Whether the test expects violations of the Content-Security-Policy, as only tests of the policy do. */
  readonly breaksPolicy: boolean;
  readonly policy: undefined;
};

/** Playwright's test, which fails when a page of its context violated its Content-Security-Policy. */
export const test = base.extend<Fixtures>({
  breaksPolicy: [false, { option: true }],
  policy: [
    async ({ context, breaksPolicy }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && text.includes('Content Security Policy')) violations.push(text);
      });
      await use(undefined);
      if (!breaksPolicy) expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
