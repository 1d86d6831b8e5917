import './styles/font-fallbacks.css';
import localFont from 'next/font/local';

/** Heavy condensed display face and humanist text face, both variable, self-hosted, Latin only. */
export const displayFace = localFont({
  src: '../node_modules/@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
  variable: '--font-display-face',
  weight: '1 1000',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Display Fake', 'Display Fake Roboto', 'Arial Narrow', 'sans-serif'],
});

export const textFace = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  variable: '--font-text-face',
  weight: '200 900',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Text Fake'],
});
