import { localeIds } from '@/lib/locales/definitions';
import { requestLabels } from '@/lib/observability/request-labels';

const domains = { 'ca-fr': ['fr.test'], 'ca-en': ['ca.test'], 'us-en': ['us.test'] };
const label = (url: string, host: string = 'us.test') =>
  requestLabels(url, { host }, { trustProxy: false, localeDomains: domains });

test.each([
  ['/', '/'],
  ['/?a=b', '/'],
  ['/faq', '/faq'],
  ['/sports-drink', '/[category]'],
  ['/sports-drink/fruit-punch?flavor=x', '/[category]/[product]'],
  ['/sports-drink/unknown', '/[category]/[product]'],
  ['/partners', '/partners'],
  ['/partners/dude-perfect', '/partners/[partner]'],
  ['/c/longest-day', '/c/[campaign]'],
  ['/c/unknown', '/c/[campaign]'],
  ['/unknown', '/invalid-category'],
  ['/a/b', 'redirect'],
  ['/a/b/c', '/not-found'],
  ['/%E0%A4%A', '/not-found'],
  ['/404', '/not-found'],
  ['/robots.txt', '/robots'],
  ['/og.png', 'file'],
  ['/social/lyte/lime.jpg', '/social/[category]/[product]'],
  ['/social/lyte/lime.gif', '/not-found'],
  ['/api/vitals', '/api/vitals'],
  ['/llms.txt', '/llms'],
  ['/wp-login.html', 'file'],
  ['/og.webp', 'file'],
  ['/icon.svg', 'file'],
  ['/favicon.ico', 'file'],
  ['/sw.js', 'file'],
  ['/a.css', 'file'],
  ['/a.png.x', '/invalid-category'],
  ['/apng', '/invalid-category'],
  ['/faq#top', '/faq'],
  ['', '/'],
  ['/api/contact', '/api/contact'],
  ['/api/csp-reports', '/api/csp-reports'],
  ['/api/health', '/api/health'],
  ['/api/metrics', '/api/metrics'],
  ['/api/newsletter', '/api/newsletter'],
  ['/api/preview?secret=x', '/api/preview'],
  ['/api/preview/exit', '/api/preview/exit'],
  ['/api/ready', '/api/ready'],
  ['/api/revalidate', '/api/revalidate'],
  ['/api/reviews', '/api/reviews'],
  ['/aem-api/graphql/x', '/aem-api/*'],
  ['/locales/en/common.json', '/locales/*'],
  ['/x/api/contact', '/not-found'],
  ['/api/reviews/summary?productId=1', '/api/reviews/summary'],
  ['/api/unknown', '/api/*'],
  ['/_next/static/x.js', '/_next/*'],
  ['/content/dam/solstride/x.webp', '/content/dam/*'],
  ['*', '/invalid-category'],
])('%s is %s', (url, route) => {
  expect(label(url)).toEqual({ route, locale: 'us-en' });
});

test.each([
  ['fr.test', 'ca-fr'],
  ['ca.test:443', 'ca-en'],
  ['unknown.example', 'us-en'],
])('the host %s is %s', (host, locale) => {
  expect(label('/', host)).toEqual({ route: '/', locale });
});

test('a request without a host is of the default locale', () => {
  expect(requestLabels('/', {}, { trustProxy: false, localeDomains: domains })).toEqual({
    route: '/',
    locale: 'us-en',
  });
});

test('ten thousand unknown addresses and hosts make a handful of labels', () => {
  const labels = new Set<string>();
  const locales = new Set<string>();
  for (let number = 0; number < 10_000; number += 1) {
    const paths = [
      `/x${number}`,
      `/lyte/x${number}`,
      `/partners/x${number}`,
      `/c/x${number}`,
      `/api/x${number}`,
      `/x/${number}.png`,
    ];
    for (const path of paths) {
      const { route, locale } = label(path, `h${number}.example`);
      labels.add(route);
      locales.add(locale);
    }
  }
  expect(localeIds).toEqual(expect.arrayContaining([...locales]));
  expect([...labels].sort()).toEqual([
    '/[category]/[product]',
    '/api/*',
    '/c/[campaign]',
    '/invalid-category',
    '/partners/[partner]',
    'file',
  ]);
});
