// Rules: OPS-06, SEO-02
import { brand } from '@/lib/brand';
import { breadcrumbJsonLd, siteJsonLd } from '@/lib/seo/site-json-ld';
import { vocabularyProblems } from '@/test-support/schema-org';

it('names the site and its company', () => {
  const data = siteJsonLd('https://site.test', { tag: 'fr-CA' });
  expect(vocabularyProblems(data)).toEqual([]);
  const { '@context': context, '@graph': graph } = data;
  expect(context).toBe('https://schema.org');
  expect(graph).toEqual([
    expect.objectContaining({
      '@type': 'Organization',
      name: brand.name,
      url: 'https://site.test/',
      logo: 'https://site.test/logo.svg',
    }),
    expect.objectContaining({
      '@type': 'WebSite',
      '@id': 'https://site.test/#website',
      inLanguage: 'fr-CA',
      publisher: { '@id': 'https://site.test/#organization' },
    }),
  ]);
});

it('numbers the breadcrumb from the home page', () => {
  const trail = [
    { name: 'LYTE', path: '/lyte' },
    { name: 'Coconut', path: '/lyte/coconut' },
  ];
  const breadcrumb = breadcrumbJsonLd('https://site.test', trail);
  expect(vocabularyProblems(breadcrumb)).toEqual([]);
  expect(breadcrumb).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
  expect(breadcrumb.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: brand.name, item: 'https://site.test/' },
    { '@type': 'ListItem', position: 2, name: 'LYTE', item: 'https://site.test/lyte' },
    { '@type': 'ListItem', position: 3, name: 'Coconut', item: 'https://site.test/lyte/coconut' },
  ]);
});
