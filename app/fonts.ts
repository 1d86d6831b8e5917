import './styles/font-fallbacks.css';
import localFont from 'next/font/local';

/*
 * Heavy condensed display face and humanist text face, both variable, self-hosted. `scripts/fonts.py` writes the files.
 * The first of each pair has the characters of English and French, the second the other letters of Latin-1, which
 * browsers load for texts that have one. The values must be literals.
 */

export const displayFace = localFont({
  src: './styles/fonts/display.woff2',
  variable: '--font-display-face',
  weight: '700 1000',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+A9, U+AB, U+AE, U+B0-B1, U+B7, U+BB, U+BD, U+C0, U+C2, U+C6-CB, U+CE-CF, U+D4, U+D7, U+D9, U+DB-DC, U+E0, U+E2, U+E6-EB, U+EE-EF, U+F4, U+F9, U+FB-FC, U+FF, U+152-153, U+2009, U+200B, U+202F, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2191, U+2193, U+2212',
    },
  ],
});

export const moreDisplayFace = localFont({
  src: './styles/fonts/display-more.woff2',
  variable: '--font-display-more',
  weight: '700 1000',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['Display Fake', 'Display Fake Roboto', 'Arial Narrow', 'sans-serif'],
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA, U+AC-AD, U+AF, U+B2-B6, U+B8-BA, U+BC, U+BE-BF, U+C1, U+C3-C5, U+CC-CD, U+D0-D3, U+D5-D6, U+D8, U+DA, U+DD-DF, U+E1, U+E3-E5, U+EC-ED, U+F0-F3, U+F5-F8, U+FA, U+FD-FE, U+201A, U+201E, U+2039-203A, U+2044',
    },
  ],
});

export const textFace = localFont({
  src: './styles/fonts/text.woff2',
  variable: '--font-text-face',
  weight: '400 900',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+A9, U+AB, U+AE, U+B0-B1, U+B7, U+BB, U+BD, U+C0, U+C2, U+C6-CB, U+CE-CF, U+D4, U+D7, U+D9, U+DB-DC, U+E0, U+E2, U+E6-EB, U+EE-EF, U+F4, U+F9, U+FB-FC, U+FF, U+152-153, U+2009, U+200B, U+202F, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2191, U+2193, U+2212',
    },
  ],
});

export const moreTextFace = localFont({
  src: './styles/fonts/text-more.woff2',
  variable: '--font-text-more',
  weight: '400 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['Text Fake'],
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA, U+AC-AD, U+AF, U+B2-B6, U+B8-BA, U+BC, U+BE-BF, U+C1, U+C3-C5, U+CC-CD, U+D0-D3, U+D5-D6, U+D8, U+DA, U+DD-DF, U+E1, U+E3-E5, U+EC-ED, U+F0-F3, U+F5-F8, U+FA, U+FD-FE, U+201A, U+201E, U+2039-203A, U+2044',
    },
  ],
});
