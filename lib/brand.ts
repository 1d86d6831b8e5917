/** Production domain; the locales' hosts are its subdomains, see `lib/locales/definitions.ts`. */
const domain = 'solstride.example';

/**
 * Every value that a rebrand changes (OPS-06); no other source file repeats one. Artwork is in `public/` and
 * `sample/assets/`.
 */
export const brand = {
  name: 'Solstride',
  /** Part of the content paths, the query addresses and the keys that a browser stores: lower-case letters. */
  slug: 'solstride',
  domain,
  legalName: 'Solstride Beverages, Inc.',
  copyrightYear: 2026,
  /** Pages declare each colour as a custom property, such as `--color-yellow`. */
  colors: {
    yellow: '#FFCF01',
    blue: '#173050',
    teal: '#2ED9C3',
    /** Keeps dark text although its luminance is below the threshold (PROD-01). */
    red: '#D7263D',
    ink: '#0B1520',
    paper: '#FFFFFF',
    mist: '#F3F5F7',
  },
  social: {
    instagram: 'https://www.instagram.example/solstride',
    facebook: 'https://www.facebook.example/solstride',
  },
  /** `{language}` in these addresses becomes the language of the page. */
  privacy: {
    policy: `https://privacy.${domain}/{language}/policy`,
    choices: `https://privacy.${domain}/{language}/your-choices`,
  },
  contact: {
    /** Ten digits, in the country code of the United States and Canada. */
    telephone: '8005550142',
    address: ['2100 Stride Avenue', 'Louisville, KY 40299'],
    /** ISO 3166 code. */
    country: 'US',
  },
  training: `https://training.${domain}`,
  terms: `https://www.${domain}/{language}/terms-of-service`,
} as const;

/** Returns the address of a document in a language: `{language}` becomes its code. Other addresses stay as they are. */
export const linkInLanguage = (url: string, language: string): string =>
  url.replaceAll('{language}', language);
