import { copy, fragmentPath, translate } from './locale';
import type { Copy, SampleItem, SampleLocale } from './types';

interface Redirect {
  readonly slug: string;
  readonly from: Copy;
  readonly to: string;
  readonly permanent: boolean;
}

const redirects: readonly Redirect[] = [
  { slug: 'newsroom', from: copy('/newsroom', '/salle-de-presse'), to: '/press', permanent: true },
  { slug: 'flavors', from: copy('/flavors', '/saveurs'), to: '/sports-drink', permanent: true },
  {
    slug: 'where-to-buy',
    from: copy('/where-to-buy', '/ou-acheter'),
    to: '/store-locator',
    permanent: false,
  },
];

/** Returns the redirect fragments of a locale. */
export function buildRedirects(locale: SampleLocale): readonly SampleItem[] {
  return redirects.map(({ slug, from, to, permanent }) => ({
    _path: fragmentPath(locale, 'redirect', slug),
    from: translate(from, locale),
    to,
    permanent,
  }));
}
