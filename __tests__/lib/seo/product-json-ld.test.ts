import { inlineJson } from '@/lib/seo/json-ld';
import { productJsonLd } from '@/lib/seo/product-json-ld';

const facts = {
  name: 'Fruit Punch',
  category: 'Sports Drink',
  description: 'Fruit Punch by Solstride.',
  url: 'https://solstride.example/sports-drink/fruit-punch',
  image: 'https://assets.example/fruit-punch.webp',
  rating: { average: 4.2549, total: 12 },
};

describe('a product for search engines', () => {
  it('has its rating when there are reviews', () => {
    expect(productJsonLd(facts)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Fruit Punch',
      category: 'Sports Drink',
      description: 'Fruit Punch by Solstride.',
      url: 'https://solstride.example/sports-drink/fruit-punch',
      image: 'https://assets.example/fruit-punch.webp',
      brand: { '@type': 'Brand', name: 'Solstride' },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.3,
        reviewCount: 12,
        bestRating: 5,
        worstRating: 1,
      },
    });
  });

  it.each([
    ['nothing is known', null],
    ['nobody has reviewed it', { average: 0, total: 0 }],
    ['the service has a count without an average', { average: 0, total: 3 }],
  ])('claims no rating when %s', (_name, rating) => {
    expect(productJsonLd({ ...facts, rating })).not.toHaveProperty('aggregateRating');
  });

  it('leaves out a picture it does not have', () => {
    expect(productJsonLd({ ...facts, image: null })).not.toHaveProperty('image');
  });

  it('cannot end the script it stands in', () => {
    const json = inlineJson({ name: '</script><!--<script>&\u2028' });
    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(json)).toEqual({ name: '</script><!--<script>&\u2028' });
  });
});
