import { listFailure } from '@/components/reviews/failure-words';
import {
  averageText,
  characterCount,
  longDate,
  reviewCount,
  shareText,
  shownCount,
} from '@/components/reviews/format';
import { english, french } from './fixtures';

/** Formatters use non-breaking spaces of several widths. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('numbers and dates (spec section 9)', () => {
  it.each([
    ['2026-03-03T23:30:00.000Z', 'March 3, 2026', '3 mars 2026'],
    ['2025-12-31T00:00:00.000Z', 'December 31, 2025', '31 décembre 2025'],
  ])('%s', (time, us, fr) => {
    expect(longDate(time, english)).toBe(us);
    expect(longDate(time, french)).toBe(fr);
  });

  it('writes averages, shares and counts as the locale does', () => {
    expect(averageText(4.25, english)).toBe('4.3');
    expect(averageText(4, french)).toBe('4,0');
    expect(shareText(0.916, english)).toBe('92%');
    expect(plain(shareText(0.916, french))).toBe('92 %');
    expect(reviewCount(1, english)).toBe('1 review');
    expect(reviewCount(1200, english)).toBe('1,200 reviews');
    expect(plain(reviewCount(1200, french))).toBe('1 200 avis');
  });

  it.each([
    [0, '0 caractère sur 100', '0 sur 12 affiché'],
    [1, '1 caractère sur 100', '1 sur 12 affiché'],
    [2, '2 caractères sur 100', '2 sur 12 affichés'],
  ])('%i has its number in French', (count, characters, shown) => {
    expect(characterCount(count, 100, french)).toBe(characters);
    expect(shownCount(count, 12, french)).toBe(shown);
    expect(characterCount(count, 100, english)).toBe(`${count} of 100 characters`);
    expect(shownCount(count, 12, english)).toBe(`Showing ${count} of 12`);
  });
});

describe('failures of the list (spec section 8)', () => {
  const said = 'Failed to fetch reviews: 503 Service Unavailable. Details: Down. For now.';
  it.each([
    ['nothing is known', '', 'Error: Failed to load reviews.', 'Erreur : Impossible de charger les avis.'],
    [
      'the default',
      'Failed to load reviews.',
      'Error: Failed to load reviews.',
      'Erreur : Impossible de charger les avis.',
    ],
    [
      'the service’s words',
      said,
      `Error: ${said}`,
      'Erreur : Échec du chargement des avis : 503 Service Unavailable. Détails : Down. For now.',
    ],
    ['anything else', 'Too many', 'Error: Too many', 'Erreur : Too many'],
  ])('%s', (_name, message, us, fr) => {
    expect(listFailure(message, english)).toBe(us);
    expect(plain(listFailure(message, french))).toBe(fr);
  });
});
