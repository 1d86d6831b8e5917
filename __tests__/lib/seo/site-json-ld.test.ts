import { brand } from '@/lib/brand';
import { breadcrumbJsonLd, siteJsonLd } from '@/lib/seo/site-json-ld';

it('names the site and the company behind it', () => {
  const { '@graph': graph } = siteJsonLd('https://site.test', { tag: 'fr-CA' });
  expect(graph).toEqual([
    expect.objectContaining({ '@type': 'Organization', name: brand.name, url: 'https://site.test/' }),
    expect.objectContaining({
      '@type': 'WebSite',
      inLanguage: 'fr-CA',
      publisher: { '@id': 'https://site.test/#organization' },
    }),
  ]);
});

it('counts the way from the home page', () => {
  const trail = [
    { name: 'LYTE', path: '/lyte' },
    { name: 'Coconut', path: '/lyte/coconut' },
  ];
  expect(breadcrumbJsonLd('https://site.test', trail).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: brand.name, item: 'https://site.test/' },
    { '@type': 'ListItem', position: 2, name: 'LYTE', item: 'https://site.test/lyte' },
    { '@type': 'ListItem', position: 3, name: 'Coconut', item: 'https://site.test/lyte/coconut' },
  ]);
});
