import { brand } from '@/lib/brand';

/** The tone of text on a colour: `light` is white, `dark` is ink. */
export type TextTone = 'light' | 'dark';

/** Surfaces below this luminance are dark (PROD-01). */
const darkThreshold = 128;

function channels(hex: string): readonly [number, number, number] | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(hex.trim())?.[1];
  if (!digits) return null;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(long, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/**
 * Returns the perceived brightness from 0 to 255: 0.299R + 0.587G + 0.114B (PROD-01). An invalid hex colour counts as
 * white, because browsers ignore it and the page behind is white.
 */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex) ?? [255, 255, 255];
  // Integer arithmetic, because floating-point rounding puts a grey of exactly 128 below the threshold.
  return (299 * red + 587 * green + 114 * blue) / 1000;
}

/** Returns light text for dark surfaces, except for the brand red, which has dark text (PROD-01). */
export function textToneOn(hex: string): TextTone {
  const surface = channels(hex)?.join();
  if (surface !== undefined && surface === channels(brand.colors.red)?.join()) return 'dark';
  return luminance(hex) < darkThreshold ? 'light' : 'dark';
}
