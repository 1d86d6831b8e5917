import { useTranslations } from 'next-intl';
import { EditorialBreak } from '@/components/editorial/editorial-break';
import { type EditorialPicture, editorialPicture } from '@/components/editorial/editorial-picture';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import type { LocaleDefinition } from '@/lib/locales/definitions';

const pictures = {
  'sports-drink': 'lineup',
  'zero-sugar': 'zero-sugar',
  lyte: 'lyte',
  'flash-iv-ready-to-drink': 'flash-iv',
  'flash-iv-sticks': 'flash-iv-sticks',
  'sport-water': 'sport-water',
} as const satisfies Readonly<Record<CategorySlug, EditorialPicture>>;

type CategoryBreakProps = {
  readonly slug: CategorySlug;
  readonly locale: Pick<LocaleDefinition, 'config'>;
};

/** Renders the picture and the claim of a line across the page (CAT-06). */
export function CategoryBreak({ slug, locale }: CategoryBreakProps) {
  const t = useTranslations('category.claims');
  return <EditorialBreak source={editorialPicture(pictures[slug], locale)} text={t(slug)} />;
}
