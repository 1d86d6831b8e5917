import { firstChoice, parseChoice } from '@/lib/consent/choice';
import { hasPrivacyControl } from '@/lib/consent/privacy-control';

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
  [false, { advertising: true, analytics: true }],
  [true, { advertising: false, analytics: true }],
])('starts with Global Privacy Control %s as %j', (control, choice) => {
  expect(firstChoice(control)).toEqual(choice);
});

it.each([
  [{}, false],
  [{ globalPrivacyControl: false }, false],
  [{ globalPrivacyControl: '1' }, false],
  [{ globalPrivacyControl: true }, true],
])('reads the signal of %j as %s', (browser, control) => {
  expect(hasPrivacyControl(browser)).toBe(control);
});
