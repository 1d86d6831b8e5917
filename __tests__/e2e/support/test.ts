import { test as base, expect } from '@playwright/test';

export type { APIRequestContext, Locator, Page } from '@playwright/test';
export { expect };

type Fixtures = {
  /** Whether something on a page goes against its Content-Security-Policy, as only tests of the policy want. */
  readonly breaksPolicy: boolean;
  readonly policy: undefined;
};

/** Playwright's test; at its end no page of its own context may have gone against its Content-Security-Policy. */
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
