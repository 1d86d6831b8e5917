// Rules: REV-03, REV-05
import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { ReviewList } from '@/components/reviews/review-list';
import { emptyFeed, type Feed } from '@/components/reviews/use-reviews';
import type { Review } from '@/lib/reviews/model';
import { renderIn } from '../../support/render-in';
import { review } from './fixtures';

const show = (feed: Partial<Feed>, language: 'en' | 'fr' = 'en') =>
  renderIn(
    language,
    <ReviewList
      feed={{ ...emptyFeed(null), status: 'ready', ...feed }}
      heading={createRef()}
      onBack={() => {}}
      onMore={() => {}}
    />,
  );

/** Formatters use non-breaking spaces of several widths. */
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('a failed list (REV-03)', () => {
  const unknown = ['Error: Failed to load reviews.', 'Erreur : Impossible de charger les avis.'];
  it.each([
    ['an unknown error', null, unknown],
    ['a service that did not respond', { code: 'upstream-timeout' }, unknown],
    ['an error of the site', { code: 'internal' }, unknown],
    [
      'the status and text of the service',
      { code: 'upstream-http', upstreamStatus: '503 Service Unavailable', details: 'Down. For now.' },
      [
        'Error: Failed to fetch reviews: 503 Service Unavailable. Details: Down. For now.',
        'Erreur : Échec du chargement des avis : 503 Service Unavailable. Détails : Down. For now.',
      ],
    ],
    [
      'too many requests',
      { code: 'rate-limited' },
      [
        'Error: Too many requests. Please try again later.',
        'Erreur : Trop de demandes. Veuillez réessayer plus tard.',
      ],
    ],
  ])('%s', (_name, failure, texts) => {
    for (const [index, language] of (['en', 'fr'] as const).entries()) {
      const { unmount } = show({ status: 'failed', failure }, language);
      expect(plain(screen.getByRole('alert').textContent)).toBe(texts[index]);
      unmount();
    }
  });
});

describe('a review (REV-05)', () => {
  const one = (overrides: Partial<Review>, language: 'en' | 'fr' = 'en') => {
    show({ reviews: [review(1, overrides)] }, language);
    return within(screen.getByRole('article'));
  };

  it('shows all its fields', () => {
    const card = one({
      rating: 5,
      helpfulCount: 24,
      unhelpfulCount: 1,
      recommended: true,
      verifiedPurchaser: true,
    });
    expect(card.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    for (const text of [
      'March 3, 2026',
      'nick-1',
      'Boise, ID',
      'Verified purchaser',
      'Recommends this product',
    ])
      expect(card.getByText(text)).toBeVisible();
    expect(card.getByText('Helpful: 24')).toBeVisible();
    expect(card.getByText('Not helpful: 1')).toBeVisible();
    expect(card.getByText('1', { selector: 'b' })).toBeVisible();
  });

  it('renders without optional fields', () => {
    const card = one({ title: null, text: null, submittedAt: null, nickname: null, location: null });
    expect(card.getByText('Anonymous')).toBeVisible();
    expect(card.getByText('Rated without a comment.')).toBeVisible();
    expect(card.queryByRole('heading')).toBeNull();
    expect(card.queryByRole('list')).toBeNull();
    expect(card.queryByRole('time')).toBeNull();
  });

  it('is translated into French', () => {
    const card = one({ recommended: false, verifiedPurchaser: true, nickname: null }, 'fr');
    for (const text of ['3 mars 2026', 'Anonyme', 'Achat vérifié', 'Ne recommande pas ce produit'])
      expect(card.getByText(text)).toBeVisible();
  });

  it('renders names as text, not as HTML', () => {
    const card = one({ nickname: '<img src=x>', location: '<b>x</b>' });
    expect(card.getByText('<img src=x>')).toBeVisible();
    expect(card.getByText('<b>x</b>')).toBeVisible();
  });

  it.each([
    ['2026-03-03T23:30:00.000Z', 'March 3, 2026', '3 mars 2026'],
    ['2025-12-31T00:00:00.000Z', 'December 31, 2025', '31 décembre 2025'],
  ])('has the date %s in UTC', (submittedAt, english, french) => {
    expect(one({ submittedAt }).getByText(english)).toBeVisible();
    document.body.replaceChildren();
    expect(one({ submittedAt }, 'fr').getByText(french)).toBeVisible();
  });

  const inEnglish = { title: 'Great', text: 'It is the <b>best</b> of them.' };
  const inFrench = { title: 'Parfait', text: 'C’est la meilleure de toutes, avec un goût de fruit.' };

  it.each([
    ['an English review on a French page', 'fr', inEnglish, 'en'],
    ['a French review on an English page', 'en', inFrench, 'fr'],
    ['an English review on an English page', 'en', inEnglish, null],
    ['a French review on a French page', 'fr', inFrench, null],
    ['a review in an unknown language', 'fr', { title: 'Wow', text: 'Wow!!!' }, null],
  ] as const)('has its language: %s', (_, language, comment, lang) => {
    const { container } = show({ reviews: [review(1, comment)] }, language);
    const title = screen.getByRole('heading', { name: comment.title });
    expect(title.getAttribute('lang')).toBe(lang);
    expect(title.nextElementSibling?.getAttribute('lang')).toBe(lang);
    expect(container.querySelectorAll('[lang]')).toHaveLength(lang === null ? 0 : 2);
  });
});
