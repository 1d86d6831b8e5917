import { formatPhone } from '@/lib/contact/phone';
import { getLocale } from '@/lib/locales/definitions';

it.each([
  ['2175550123', '(217) 555-0123'],
  ['217-555-0123', '(217) 555-0123'],
  ['217.555.0123', '(217) 555-0123'],
  ['+1 217 555 0123', '(217) 555-0123'],
  ['(217) 555-0123', '(217) 555-0123'],
  ['555-0123', '555-0123'],
  ['+33 1 42 68 53 00', '+33 1 42 68 53 00'],
  ['217 555 0123 ext. 4', '217 555 0123 ext. 4'],
  ['', ''],
])('%s is written %s (spec section 9)', (typed, formatted) => {
  expect(formatPhone(typed, getLocale('us-en').config.phoneFormat)).toBe(formatted);
});
