import { brand } from '@/lib/brand';
import type { LocaleDefinition } from '@/lib/locales/definitions';

const png = { type: 'image/png' } as const;

/** Icons of the installed site (SEO-05); `node tools/icons.mjs` renders them. */
const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', ...png, purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', ...png, purpose: 'any' },
  { src: '/icon-maskable-192.png', sizes: '192x192', ...png, purpose: 'maskable' },
  { src: '/icon-maskable-512.png', sizes: '512x512', ...png, purpose: 'maskable' },
] as const;

type Texts = { readonly title: string; readonly description: string };

/** Returns the web app manifest of a site (SEO-05). */
export function webManifest({ tag }: Pick<LocaleDefinition, 'tag'>, { title, description }: Texts) {
  return {
    id: '/',
    name: title,
    short_name: brand.name,
    description,
    lang: tag,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: brand.colors.paper,
    theme_color: brand.colors.blue,
    icons,
  };
}
