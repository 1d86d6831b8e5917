/** @jest-environment jsdom */
import { setCookie } from 'cookies-next/client';
import { analyticsCookies, cookieDomains, removeAnalyticsCookies } from '@/lib/analytics/cookies';

it.each([
  ['localhost', ['localhost']],
  ['fr.ca.localhost', ['fr.ca.localhost', 'ca.localhost', 'localhost']],
  ['www.solstride.example', ['www.solstride.example', 'solstride.example', 'example']],
])('the domains of %s are %j', (host, domains) => {
  expect(cookieDomains(host)).toEqual(domains);
});

it.each([
  ['', []],
  ['advertising=true; analytics=true', []],
  ['advertising=true;_ga=1', ['_ga']],
  ['_ga=GA1.1.1; analytics=true; _ga_TEST12345=GS2.1; _gat=1', ['_ga', '_ga_TEST12345', '_gat']],
])('the tag has in %j the cookies %j', (cookies, names) => {
  expect(analyticsCookies(cookies)).toEqual(names);
});

it('removes them and nothing else', () => {
  setCookie('_ga', '1');
  setCookie('_ga_TEST12345', '2');
  setCookie('analytics', 'false');
  removeAnalyticsCookies();
  expect(document.cookie).toBe('analytics=false');
});

it('removes them from the host and its parents, for the whole site', () => {
  setCookie('_ga', '1');
  const written: string[] = [];
  const cookies = jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie));
  removeAnalyticsCookies();
  cookies.mockRestore();
  removeAnalyticsCookies();
  expect(written).toEqual([
    expect.stringMatching(/^_ga=;(?!.*Domain).* Path=\/(?:;|$)/),
    expect.stringMatching(/^_ga=;.* Domain=localhost; Path=\/(?:;|$)/),
  ]);
});
