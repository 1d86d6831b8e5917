// Rules: WRITE-02
import { reviewLengths, validateReview } from '@/lib/reviews/submission';

const review = {
  productId: '2133',
  rating: 5,
  title: 'Good stuff',
  text: 'I like it a lot.',
  nickname: 'ada',
  email: 'ada@private.example',
  recommended: true,
  agreedToTerms: true,
};
const errorsOf = (input: unknown) => {
  const result = validateReview(input);
  return result.ok ? {} : result.error;
};

test.each(['title', 'text', 'nickname'] as const)(
  '%s may have its least and its greatest length',
  (field) => {
    const { min, max } = reviewLengths[field];
    for (const length of [min, max]) expect(errorsOf({ ...review, [field]: 'x'.repeat(length) })).toEqual({});
    expect(errorsOf({ ...review, [field]: 'x'.repeat(max + 1) })).toEqual({ [field]: `${field}-too-long` });
  },
);

test.each([1, 5])('the rating may be %d', (rating) => {
  expect(errorsOf({ ...review, rating })).toEqual({});
});

test.each(['a@b.c', 'ada+x@mail.example.co', ` ${'x'.repeat(243)}@example.com `])(
  'the address %s is accepted',
  (email) => expect(validateReview({ ...review, email })).toMatchObject({ value: { email: email.trim() } }),
);

test.each([
  'ada',
  'ada@example',
  'a da@b.example',
  'ada@@b.example',
  'ada@b..c',
  '@b.example',
  'ada@.b',
  'ada@b.',
  'a@b c.d',
])('the address %s is not valid', (email) =>
  expect(errorsOf({ ...review, email })).toEqual({ email: 'email-invalid' }),
);

test.each(['a b', '', 'a\u0000', 'a\\b', 'x'.repeat(101), 7])('%j is no product', (productId) => {
  expect(errorsOf({ ...review, productId })).toEqual({ productId: 'product-required' });
});

test('a product id may have 100 characters', () => {
  expect(errorsOf({ ...review, productId: 'x'.repeat(100) })).toEqual({});
});

test.each([
  [{ recommended: 'true' }, { recommended: 'recommended-required' }],
  [{ agreedToTerms: false }, { agreedToTerms: 'terms-required' }],
  [{ rating: 0 }, { rating: 'rating-required' }],
  [{ rating: 6 }, { rating: 'rating-required' }],
  [{ title: undefined }, { title: 'title-required' }],
  [{ title: '\u0000 ' }, { title: 'title-required' }],
])('%j is reported', (change, errors) => {
  expect(errorsOf({ ...review, ...change })).toEqual(errors);
});

test('line breaks stay in the text alone, and unknown fields are dropped', () => {
  const given = { ...review, text: 'First line\nsecond', title: 'Two\nlines', hidden: 'x' };
  expect(validateReview(given)).toEqual({
    ok: true,
    value: { ...review, text: 'First line\nsecond', title: 'Twolines' },
  });
});

test.each([[null], [[]], ['text'], [undefined]])('%j lacks every field', (input) => {
  expect(Object.keys(errorsOf(input)).sort()).toEqual(Object.keys(review).sort());
});
