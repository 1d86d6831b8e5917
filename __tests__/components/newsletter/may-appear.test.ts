/** @jest-environment jsdom */
// Rules: NEWS-01
import { isOccupied, markShown, markSubmitted, mayAppear } from '@/components/newsletter/newsletter-popup';

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

test.each([
  ['a page without interaction', '<p>Hello</p><input>', false],
  ['a focused button', '<button data-focus>Go</button>', false],
  ['a focused link', '<a data-focus href="/faq">FAQ</a>', false],
  ['a focused checkbox', '<input data-focus type="checkbox">', false],
  ['a focused submit button', '<input data-focus type="submit">', false],
  ['a closed dialog', '<dialog><button>Go</button></dialog>', false],
  ['an open dialog', '<dialog open></dialog>', true],
  ['a text field', '<input data-focus>', true],
  ['a search field', '<input data-focus type="search">', true],
  ['a text area', '<textarea data-focus></textarea>', true],
  ['a select', '<select data-focus></select>', true],
  ['a listbox button', '<button data-focus role="combobox">Topic</button>', true],
  ['an editable text', '<div contenteditable="true" data-focus tabindex="0"></div>', true],
  ['a frame', '<iframe data-focus tabindex="0" title="map"></iframe>', true],
])('%s: whether the visitor is occupied', (_, html, occupied) => {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
  expect(isOccupied()).toBe(occupied);
});
