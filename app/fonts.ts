import './styles/font-fallbacks.css';
import localFont from 'next/font/local';

/** Heavy condensed display face and humanist text face, both variable, self-hosted. `scripts/fonts.py` writes the files. */
export const displayFace = localFont({
  src: './styles/fonts/display.woff2',
  variable: '--font-display-face',
  weight: '400 1000',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Display Fake', 'Display Fake Roboto', 'Arial Narrow', 'sans-serif'],
});

export const textFace = localFont({
  src: './styles/fonts/text.woff2',
  variable: '--font-text-face',
  weight: '400 900',
  display: 'swap',
  adjustFontFallback: false,
  fallback: ['Text Fake'],
});
