const html = '<b>bold</b>';

async function load(trustedTypes?: object) {
  jest.resetModules();
  Object.assign(globalThis, { trustedTypes });
  const { trustedHtml } = await import('@/lib/security/trusted-html');
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  return trustedHtml;
}

test('a browser with Trusted Types gets a TrustedHTML of a policy for HTML only', async () => {
  const trusted = { trusted: html };
  const createPolicy = jest.fn(() => ({ createHTML: () => trusted }));
  expect((await load({ createPolicy }))(html)).toBe(trusted);
  expect(createPolicy.mock.calls).toEqual([['sanitized', { createHTML: expect.any(Function) }]]);
});

test('the policy changes nothing in sanitized HTML', async () => {
  const createPolicy = (_name: string, rules: object) => rules;
  expect((await load({ createPolicy }))(html)).toBe(html);
});

test('other browsers get the HTML as a string', async () => {
  expect((await load())(html)).toBe(html);
});
