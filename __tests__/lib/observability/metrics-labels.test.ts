/** @jest-environment node */
import { localeIds } from '@/lib/locales/definitions';
import { requestLabels } from '@/lib/observability/metrics-labels';

const domains = { 'ca-fr': ['fr.test'], 'ca-en': ['ca.test'], 'us-en': ['us.test'] };
const label = (url: string, host: string = 'us.test') =>
  requestLabels(url, { host }, { trustProxy: false, localeDomains: domains });

test.each([
  ['/', '/'],
  ['/?a=b', '/'],
  ['/faq', '/faq'],
  ['/sports-drink', '/[category]'],
  ['/sports-drink/fruit-punch?flavor=x', '/[category]/[product]'],
  ['/sports-drink/made-up', '/[category]/[product]'],
  ['/partners', '/partners'],
  ['/partners/dude-perfect', '/partners/[partner]'],
  ['/made-up', '/invalid-category'],
  ['/a/b', 'redirect'],
  ['/a/b/c', '/not-found'],
  ['/%E0%A4%A', '/not-found'],
  ['/404', '/not-found'],
  ['/robots.txt', '/robots'],
  ['/og.png', 'file'],
  ['/wp-login.html', 'file'],
  ['/api/reviews/summary?productId=1', '/api/reviews/summary'],
  ['/api/made-up', '/api/*'],
  ['/_next/static/x.js', '/_next/*'],
  ['/content/dam/solstride/x.webp', '/content/dam/*'],
  ['*', '/invalid-category'],
])('%s is %s', (url, route) => {
  expect(label(url)).toEqual({ route, locale: 'us-en' });
});

test.each([
  ['fr.test', 'ca-fr'],
  ['ca.test:443', 'ca-en'],
  ['made-up.example', 'us-en'],
])('the host %s is %s', (host, locale) => {
  expect(label('/', host)).toEqual({ route: '/', locale });
});

test('ten thousand made-up addresses and hosts make a handful of labels', () => {
  const labels = new Set<string>();
  for (let number = 0; number < 10_000; number += 1) {
    const paths = [
      `/x${number}`,
      `/lyte/x${number}`,
      `/partners/x${number}`,
      `/api/x${number}`,
      `/x/${number}.png`,
    ];
    for (const path of paths) {
      const { route, locale } = label(path, `h${number}.example`);
      expect(localeIds).toContain(locale);
      labels.add(route);
    }
  }
  expect([...labels].sort()).toEqual([
    '/[category]/[product]',
    '/api/*',
    '/invalid-category',
    '/partners/[partner]',
    'file',
  ]);
});
