import { useTranslations } from 'next-intl';
import { EditorialBreak } from '@/components/editorial/editorial-break';
import type { CategorySlug } from '@/lib/locales/category-slugs';

const pictures = {
  'sports-drink': '/editorial/lineup.webp',
  'zero-sugar': '/editorial/zero-sugar.webp',
  lyte: '/editorial/lyte.webp',
  'flash-iv-ready-to-drink': '/editorial/flash-iv.webp',
  'flash-iv-sticks': '/editorial/flash-iv.webp',
  'sport-water': '/editorial/sport-water.webp',
} as const satisfies Readonly<Record<CategorySlug, string>>;

/** Renders the picture and the claim of a line across the page (CAT-06). */
export function CategoryBreak({ slug }: { readonly slug: CategorySlug }) {
  const t = useTranslations('category.claims');
  return <EditorialBreak image={pictures[slug]} text={t(slug)} />;
}
