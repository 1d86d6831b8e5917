import { validateNewsletter } from '@/lib/newsletter/schema';

const errorOf = (email: unknown) => {
  const result = validateNewsletter({ email });
  return result.ok ? null : result.error.email;
};

test.each([
  'a@b.co',
  'A.B+c@SUB.Example.ORG',
  "o'neil@x.example",
  'a_%-1@x-1.example',
  '  padded@x.example  ',
  `${'a'.repeat(249)}@b.co`,
])('%s is an address', (email) => {
  expect(errorOf(email)).toBeNull();
});

test.each([
  [undefined, 'email-is-required'],
  [7, 'email-is-required'],
  ['', 'email-is-required'],
  ['   ', 'email-is-required'],
  ['nobody', 'email-invalid'],
  ['a@b', 'email-invalid'],
  ['a@b.c', 'email-invalid'],
  ['a@@b.co', 'email-invalid'],
  ['a b@c.co', 'email-invalid'],
  ['a@b.co\r\nBcc: x@y.co', 'email-invalid'],
  ['@b.co', 'email-invalid'],
  ['a@.', 'email-invalid'],
  ['a@b.co1', 'email-invalid'],
  ['a@b.1co', 'email-invalid'],
  ['é@b.co', 'email-invalid'],
  ['<a@b.co>', 'email-invalid'],
  ['a@b.co, c@d.co', 'email-invalid'],
  [`${'a'.repeat(250)}@b.co`, 'email-invalid'],
])('%p is %s', (email, key) => {
  expect(errorOf(email)).toBe(key);
});

test.each([
  [{ firstName: ' Ada ', lastName: '' }, { firstName: 'Ada' }],
  [{ firstName: null, lastName: ' ' }, {}],
  [{ firstName: `\t${'x'.repeat(100)}\u0000 ` }, { firstName: 'x'.repeat(100) }],
  [
    { firstName: 'Ada', lastName: 'Byron', more: 1 },
    { firstName: 'Ada', lastName: 'Byron' },
  ],
])('%j: names are trimmed, and omitted when empty', (names, expected) => {
  expect(validateNewsletter({ email: 'a@b.co', ...names })).toEqual({
    ok: true,
    value: { email: 'a@b.co', ...expected },
  });
});

test.each([
  [{ firstName: 7 }, { firstName: 'name-invalid' }],
  [{ lastName: 'x'.repeat(101) }, { lastName: 'name-too-long' }],
])('%j is invalid', (names, errors) => {
  expect(validateNewsletter({ email: 'a@b.co', ...names })).toEqual({ ok: false, error: errors });
});

test.each([undefined, null, 'a@b.co', 7, [], ['a@b.co'], Object.assign([], { email: 'a@b.co' })])(
  '%j has no fields',
  (input) => {
    expect(validateNewsletter(input)).toEqual({ ok: false, error: { email: 'email-is-required' } });
  },
);

test('a field with two faults has the message of the first', () => {
  const longAndWrong = 'x'.repeat(300);
  expect(validateNewsletter({ email: longAndWrong, firstName: 7 })).toEqual({
    ok: false,
    error: { email: 'email-invalid', firstName: 'name-invalid' },
  });
});
