import { headersOf } from '@/lib/server/headers-of';

test.each([
  ['host', 'localhost'],
  ['accept', null],
  ['x-missing', null],
  ['x-twice', 'a,b'],
])('the header %s is %j', (name, value) => {
  const headers = { host: 'localhost', accept: '', 'x-twice': ['a', 'b'] };
  expect(headersOf({ headers }).get(name)).toBe(value);
});
