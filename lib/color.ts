import { brand } from '@/lib/brand';

/** The tone of text on a colour: `light` is white, `dark` is ink. */
export type TextTone = 'light' | 'dark';

/** Below this luminance a surface is dark (spec section 9). */
const darkThreshold = 128;

function channels(hex: string): readonly [number, number, number] | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(hex.trim())?.[1];
  if (!digits) return null;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(long, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/**
 * Perceived brightness from 0 to 255: 0.299R + 0.587G + 0.114B (spec section 9). Something that is no hex colour
 * counts as white, because it paints nothing and the page behind it is white.
 */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex) ?? [255, 255, 255];
  // In whole numbers: the sum of the fractions puts a grey of exactly 128 below the threshold.
  return (299 * red + 587 * green + 114 * blue) / 1000;
}

/** Light text on dark surfaces; the brand red keeps dark text although it is below the threshold (spec section 2). */
export function textToneOn(hex: string): TextTone {
  const surface = channels(hex)?.join();
  if (surface !== undefined && surface === channels(brand.colors.red)?.join()) return 'dark';
  return luminance(hex) < darkThreshold ? 'light' : 'dark';
}
