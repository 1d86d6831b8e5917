import { useTranslations } from 'next-intl';
import type { ProductSummary } from '@/lib/content/types';
import { type LocaleDefinition, offersComponent } from '@/lib/locales/definitions';
import { HeartButton } from './heart-button';

type ProductHeartProps = {
  readonly product: Pick<ProductSummary, 'categorySlug' | 'slug' | 'name'>;
  readonly locale: LocaleDefinition;
  readonly className?: string | undefined;
  readonly reachable?: boolean;
  /** True to show a label beside the heart. */
  readonly worded?: boolean;
};

/** Renders the heart of a product if the locale enables the wishlist (WISH-01). */
export function ProductHeart({ product, locale, worded = false, ...rest }: ProductHeartProps) {
  const t = useTranslations('common.wishlist');
  if (!offersComponent(locale, 'wishlist')) return null;
  const { categorySlug, slug, name } = product;
  return (
    <HeartButton
      item={`/${categorySlug}/${slug}`}
      label={t('save-name', { name })}
      {...(worded && { whenSaved: { label: t('saved-name', { name }), text: t('saved') } })}
      {...rest}
    >
      {worded ? t('save') : null}
    </HeartButton>
  );
}
