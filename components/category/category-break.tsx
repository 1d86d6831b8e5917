import { useTranslations } from 'next-intl';
import { EditorialBreak } from '@/components/editorial/editorial-break';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import type { LocaleDefinition } from '@/lib/locales/definitions';

const pictures = {
  'sports-drink': '/editorial/lineup.webp',
  'zero-sugar': '/editorial/zero-sugar.webp',
  lyte: '/editorial/lyte.webp',
  'flash-iv-ready-to-drink': '/editorial/flash-iv.webp',
  'flash-iv-sticks': '/editorial/flash-iv-sticks.webp',
  'sport-water': '/editorial/sport-water.webp',
} as const satisfies Readonly<Record<CategorySlug, string>>;

/** Pictures of bottles whose labels are in two languages, as the country requires. */
const bilingual: Partial<Record<CategorySlug, `/editorial/${string}.webp`>> = {
  'sports-drink': '/editorial/lineup-ca.webp',
  'zero-sugar': '/editorial/zero-sugar-ca.webp',
  lyte: '/editorial/lyte-ca.webp',
};

type CategoryBreakProps = {
  readonly slug: CategorySlug;
  readonly locale: Pick<LocaleDefinition, 'countryCode'>;
};

/** Renders the picture and the claim of a line across the page (CAT-06). */
export function CategoryBreak({ slug, locale }: CategoryBreakProps) {
  const t = useTranslations('category.claims');
  const own = locale.countryCode === 'ca' ? bilingual[slug] : undefined;
  return <EditorialBreak image={own ?? pictures[slug]} text={t(slug)} />;
}
