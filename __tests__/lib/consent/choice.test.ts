import { firstChoice, parseChoice } from '@/lib/consent/choice';
import { hasPrivacyControl } from '@/lib/consent/privacy-control';
import { locales } from '@/lib/locales/definitions';

describe('parseChoice', () => {
  it.each([
    ['', null],
    ['advertising=true', null],
    ['analytics=false', null],
    ['advertising=true; analytics=true', { advertising: true, analytics: true }],
    ['advertising=false; analytics=true', { advertising: false, analytics: true }],
    ['i18nextLng=fr;analytics=false;advertising=false', { advertising: false, analytics: false }],
    ['advertising=yes; analytics=true', null],
    ['advertising=; analytics=true', null],
    ['xadvertising=true; analytics=true', null],
    ['advertising=constructor; analytics=toString', null],
  ])('%j is %j', (cookies, choice) => {
    expect(parseChoice(cookies)).toEqual(choice);
  });
});

it.each([
  [true, false, { advertising: true, analytics: true }],
  [true, true, { advertising: false, analytics: true }],
  [false, false, { advertising: false, analytics: false }],
  [false, true, { advertising: false, analytics: false }],
])('starts with a default of %s and Global Privacy Control %s as %j', (cookiesOn, control, choice) => {
  expect(firstChoice(cookiesOn, control)).toEqual(choice);
});

it.each(locales.map(({ id, config }) => [id, config]))('is on by default in %s', (_, config) => {
  expect(config.optionalCookiesOn).toBe(true);
});

it.each([
  [{}, false],
  [{ globalPrivacyControl: false }, false],
  [{ globalPrivacyControl: '1' }, false],
  [{ globalPrivacyControl: true }, true],
])('reads the signal of %j as %s', (browser, control) => {
  expect(hasPrivacyControl(browser)).toBe(control);
});
