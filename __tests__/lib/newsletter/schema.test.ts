import { validateNewsletter } from '@/lib/newsletter/schema';

const errorOf = (email: unknown) => {
  const result = validateNewsletter({ email });
  return result.ok ? null : result.errors.email;
};

test.each(['a@b.co', 'A.B+c@SUB.Example.ORG', "o'neil@x.example", '  padded@x.example  '])(
  '%s is an address',
  (email) => {
    expect(errorOf(email)).toBeNull();
  },
);

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
  [`${'a'.repeat(250)}@b.co`, 'email-invalid'],
])('%p is %s', (email, key) => {
  expect(errorOf(email)).toBe(key);
});

test.each([
  [{ firstName: ' Ada ', lastName: '' }, { firstName: 'Ada' }],
  [{ firstName: null, lastName: ' ' }, {}],
  [
    { firstName: 'Ada', lastName: 'Byron', more: 1 },
    { firstName: 'Ada', lastName: 'Byron' },
  ],
])('%j: names are trimmed, and there only with something in them', (names, expected) => {
  expect(validateNewsletter({ email: 'a@b.co', ...names })).toEqual({
    ok: true,
    subscription: { email: 'a@b.co', ...expected },
  });
});

test.each([
  [{ firstName: 7 }, { firstName: 'name-invalid' }],
  [{ lastName: 'x'.repeat(101) }, { lastName: 'name-too-long' }],
])('%j is wrong', (names, errors) => {
  expect(validateNewsletter({ email: 'a@b.co', ...names })).toEqual({ ok: false, errors });
});
