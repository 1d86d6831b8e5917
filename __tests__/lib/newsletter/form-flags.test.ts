/** @jest-environment jsdom */
// Rules: NEWS-01
import { markShown, markSubmitted, mayAppear } from '@/lib/newsletter/form-flags';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('the pop-up appears once a session', () => {
  expect(mayAppear()).toBe(true);
  markShown();
  expect(mayAppear()).toBe(false);
  expect({ ...sessionStorage }).toEqual({ newsletterShown: 'true' });
  sessionStorage.clear();
  expect(mayAppear()).toBe(true);
});

test('after a subscription it never appears again', () => {
  markSubmitted();
  sessionStorage.clear();
  expect(mayAppear()).toBe(false);
  expect({ ...localStorage }).toEqual({ newsletterSubmitted: 'true' });
});

test('without storage it appears, and nothing throws', () => {
  const fail = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(fail);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
  markShown();
  markSubmitted();
  expect(mayAppear()).toBe(true);
});
