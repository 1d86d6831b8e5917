import { partnerColors } from '@/lib/partners/partner-colors';

describe('partnerColors (PART-03)', () => {
  it.each([
    ['savannah-bananas', '#FFCF01', '#000000'],
    ['barstool-sports', '#173050', '#FFFFFF'],
    ['dude-perfect', '#2ED9C3', '#000000'],
    ['coastal-rowing', '#000000', '#FFFFFF'],
    ['Savannah-Bananas', '#000000', '#FFFFFF'],
    ['constructor', '#000000', '#FFFFFF'],
    ['', '#000000', '#FFFFFF'],
  ])('%s is %s with %s text', (slug, background, text) => {
    expect(partnerColors(slug)).toEqual({ background, text });
  });
});
