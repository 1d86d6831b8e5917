import { useTranslations } from 'next-intl';
import { EditorialBreak } from '@/components/editorial/editorial-break';
import { siteImage } from '@/lib/assets/asset-url';
import type { CategorySlug } from '@/lib/locales/category-slugs';

/** Renders the picture and the claim of a line across the page (CAT-06). */
export function CategoryBreak({ slug }: { readonly slug: CategorySlug }) {
  const t = useTranslations('category');
  return (
    <EditorialBreak source={siteImage(t(`claim-images.${slug}`), 'editorial')} text={t(`claims.${slug}`)} />
  );
}
