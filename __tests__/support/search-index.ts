import type { SearchEntry, SearchIndex } from '@/lib/search/types';

const entry = (given: Pick<SearchEntry, 'href' | 'kind' | 'title'> & Partial<SearchEntry>): SearchEntry => ({
  context: '',
  text: '',
  image: null,
  color: null,
  ...given,
});

export const grape = entry({
  href: '/sports-drink/grape',
  kind: 'product',
  title: 'Grape',
  context: 'Sports Drink',
  text: 'Real cane sugar for quick fuel',
  image: '/grape.webp',
  color: '#3C1E64',
});

export const orange = entry({
  href: '/zero-sugar/orange',
  kind: 'product',
  title: 'Orange',
  context: 'Zero Sugar',
});

export const faq = entry({ href: '/faq', kind: 'page', title: 'FAQ', text: 'Answers about drinks' });

export const refund = entry({
  href: '/faq#refund-process',
  kind: 'question',
  title: 'How do I get a refund?',
  context: 'Returns and refunds',
  text: 'Keep the bottle of orange and write to us.',
});

export const searchIndex: SearchIndex = { complete: true, entries: [grape, orange, faq, refund] };
