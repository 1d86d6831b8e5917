/** The brand: everything a rename would touch (contract section 1). */
export const brand = {
  name: 'Solstride',
  slug: 'solstride',
  legalName: 'Solstride Beverages, Inc.',
  copyrightYear: 2025,
  colors: {
    yellow: '#FFCF01',
    blue: '#173050',
    teal: '#2ED9C3',
    /** Keeps dark text although its luminance is below the threshold (spec section 2). */
    red: '#D7263D',
    ink: '#0B1520',
    paper: '#FFFFFF',
    mist: '#F3F5F7',
  },
  social: {
    instagram: 'https://www.instagram.example/solstride',
    facebook: 'https://www.facebook.example/solstride',
  },
  privacy: {
    policy: 'https://privacy.solstride.example/policy',
    choices: 'https://privacy.solstride.example/your-choices',
  },
} as const;
