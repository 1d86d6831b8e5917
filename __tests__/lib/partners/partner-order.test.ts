import { sortPartners } from '@/lib/partners/partner-order';

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
