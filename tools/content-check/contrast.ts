import { brand } from '@/lib/brand';
import { type TextTone, textToneOn } from '@/lib/color';

/** Minimum contrast of text by WCAG 2.2, level AA. */
export const minContrast = 4.5;

/** Returns the relative luminance of a `#RRGGBB` colour, from 0 to 1, as WCAG defines it. */
function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(relativeLuminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const textColors: Readonly<Record<TextTone, string>> = { light: brand.colors.paper, dark: brand.colors.ink };

/** Returns the contrast of the text that the site puts on a colour (PROD-01). */
export const textContrast = (surface: string): number => contrast(surface, textColors[textToneOn(surface)]);
