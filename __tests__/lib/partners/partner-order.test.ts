import { nextPartner, sortPartners } from '@/lib/partners/partner-order';

const partner = (name: string, order = 9999) => ({ name, order });

describe('sortPartners (PART-01)', () => {
  it.each([
    ['the order number comes first', 'en-US', [partner('Alpha', 2), partner('Zulu', 1)], ['Zulu', 'Alpha']],
    [
      'a partner without a number comes last',
      'en-US',
      [partner('Alpha'), partner('Zulu', 12)],
      ['Zulu', 'Alpha'],
    ],
    [
      'equal numbers go by name, whatever its case',
      'en-US',
      [partner('beta', 1), partner('Gamma', 1), partner('Alpha', 1)],
      ['Alpha', 'beta', 'Gamma'],
    ],
    [
      'accents sort as the language sorts them',
      'fr-CA',
      [partner('Zénith'), partner('Étoile'), partner('Fusion')],
      ['Étoile', 'Fusion', 'Zénith'],
    ],
    ['an empty list stays empty', 'en-US', [], []],
  ])('%s', (_, tag, partners, expected) => {
    const given = [...partners];
    expect(sortPartners(partners, tag).map(({ name }) => name)).toEqual(expected);
    expect(partners).toEqual(given);
  });
});

describe('nextPartner (PART-03)', () => {
  const page = (slug: string, order: number, banner: string | null = 'banner.webp') => ({
    ...partner(slug, order),
    slug,
    banner,
  });
  const partners = [page('third', 3), page('first', 1), page('no-page', 2, null)];
  it.each([
    ['first', 'third'],
    ['third', 'first'],
    ['no-page', 'third'],
  ])('%s leads to %s, because a partner without a page is left out', (slug, next) => {
    expect(nextPartner(partners, slug, 'en-US')?.slug).toBe(next);
  });

  it('a partner alone leads nowhere', () => {
    expect(nextPartner([page('first', 1)], 'first', 'en-US')).toBeNull();
    expect(nextPartner([], 'first', 'en-US')).toBeNull();
  });
});
