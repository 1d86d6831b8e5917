/** @jest-environment jsdom */
import { isOccupied } from '@/components/newsletter/is-occupied';

const page = (html: string) => {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
};

it.each([
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
])('%s', (_, html, occupied) => {
  page(html);
  expect(isOccupied()).toBe(occupied);
});
