// Rules: SEO-06
import { llmsText } from '@/lib/seo/llms';

const site = {
  origin: 'https://site.test',
  title: 'Solstride',
  description: 'Sports drinks.',
  headings: { page: 'Pages', product: 'Drinks', question: 'Questions' },
};
const entry = { context: '', text: '', image: null, color: null };

test('lists pages, products and questions with their addresses', () => {
  const text = llmsText(site, [
    {
      ...entry,
      kind: 'product',
      href: '/lyte/lime',
      title: 'Lime',
      context: 'LYTE',
      text: 'Low in\ncalories',
    },
    {
      ...entry,
      kind: 'product',
      href: '/sport-water/sport-water',
      title: 'Sport Water',
      context: 'Sport Water',
    },
    { ...entry, kind: 'page', href: '/faq', title: 'FAQ', text: 'Answers.' },
  ]);
  expect(text).toBe(
    [
      '# Solstride',
      '',
      '> Sports drinks.',
      '',
      '## Pages',
      '',
      '- [FAQ](https://site.test/faq): Answers.',
      '',
      '## Drinks',
      '',
      '- [Lime (LYTE)](https://site.test/lyte/lime): Low in calories',
      '- [Sport Water](https://site.test/sport-water/sport-water)',
      '',
    ].join('\n'),
  );
});

test('text of content cannot become a link or a heading', () => {
  const title = 'A](https://evil.test) [b\n# Heading <script>';
  const text = llmsText(site, [{ ...entry, kind: 'page', href: '/faq', title }]);
  expect(text).toContain('- [A\\](https://evil.test) \\[b \\# Heading \\<script\\>](https://site.test/faq)');
});
