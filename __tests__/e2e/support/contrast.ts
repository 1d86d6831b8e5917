import { expect, type Locator } from '@playwright/test';

/**
 * Expects AA contrast of every text inside, because axe does not check text above a decoration. Decorations
 * count as their surface; the style sheets keep them away from the text colour. Pictures are beside the text.
 */
export async function expectReadable(area: Locator): Promise<void> {
  const illegible = await area.evaluate((root) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    // A page has few colours and many elements.
    const pixels = new Map<string, Uint8ClampedArray>();
    const pixel = (color: string) => {
      const known = pixels.get(color);
      if (known || !context) return known ?? new Uint8ClampedArray(4);
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const { data } = context.getImageData(0, 0, 1, 1);
      pixels.set(color, data);
      return data;
    };
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = [...pixel(color)].slice(0, 3).map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const surface = (element: Element | null): string => {
      if (!element) return '#fff';
      const { backgroundColor } = getComputedStyle(element);
      return pixel(backgroundColor)[3] === 255 ? backgroundColor : surface(element.parentElement);
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...root.querySelectorAll('*')]
      .filter((element) => element instanceof HTMLElement && hasText(element))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest(':disabled'))
      .flatMap((element) => {
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const [dark = 0, light = 0] = [luminance(color), luminance(surface(element))].sort((a, b) => a - b);
        const ratio = (light + 0.05) / (dark + 0.05);
        return ratio < (isLarge ? 3 : 4.5) ? [`${element.textContent?.trim()} (${ratio.toFixed(2)})`] : [];
      });
  });
  expect(illegible).toEqual([]);
}
