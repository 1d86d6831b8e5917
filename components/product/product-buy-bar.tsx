import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { textToneOn } from '@/lib/color';
import type { Product } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { isSoldOnline } from '@/lib/retailers';
import { BuyAction } from './buy-action';
import { BuyBar } from './buy-bar';

type ProductBuyBarProps = { readonly product: Product; readonly locale: LocaleDefinition };

/** Renders the bar of a product with "Shop now" or, if nobody sells it online, the way to the stores (PROD-17). */
export function ProductBuyBar({ product, locale }: ProductBuyBarProps) {
  const t = useTranslations('category.product');
  return (
    <BuyBar label={t('buy-bar', { name: product.name })} tone={textToneOn(product.backgroundColor)}>
      {isSoldOnline(product.retailers, locale.country) ? (
        <BuyAction locale={locale} product={product} />
      ) : (
        <LinkButton href="/store-locator">{t('find-near-me')}</LinkButton>
      )}
    </BuyBar>
  );
}
