import './styles/font-fallbacks.css';
import localFont from 'next/font/local';

/*
 * Heavy condensed display face, variable, and humanist text face in two weights, self-hosted. `tools/fonts.py` writes
 * the files. Those without "more" have the characters of English and French texts, the display face only capitals. They
 * have no `unicode-range`, because pages always load them and browsers look up missing characters in the next face.
 * Browsers load the "more" files only for texts with one of their characters. The values must be literals.
 */

export const displayFace = localFont({
  src: './styles/fonts/display.woff2',
  variable: '--font-display-face',
  weight: '700 1000',
  display: 'swap',
  adjustFontFallback: false,
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
        'U+24, U+2A, U+3C-3E, U+40, U+5B-65, U+68-6B, U+6E, U+70-79, U+7B-7E, U+A1-AA, U+AC-AD, U+AF, U+B1-B6, U+B8-BA, U+BC, U+BE-BF, U+C1, U+C3-C5, U+CC-CD, U+D0-D3, U+D5-D6, U+D8, U+DA, U+DD-FF, U+153, U+201A, U+201E, U+2022, U+2039-203A, U+2044, U+20AC, U+2191, U+2193',
    },
  ],
});

export const textFace = localFont({
  src: [
    { path: './styles/fonts/text-regular.woff2', weight: '1 500' },
    { path: './styles/fonts/text-bold.woff2', weight: '501 1000' },
  ],
  variable: '--font-text-face',
  display: 'swap',
  adjustFontFallback: false,
});

export const moreTextFace = localFont({
  src: './styles/fonts/text-more.woff2',
  variable: '--font-text-more',
  weight: '400 650',
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
