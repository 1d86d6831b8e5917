import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { imageSource } from '@/lib/assets';
import { textToneOn } from '@/lib/color';
import type { Product } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { sizeText } from '@/lib/product/amount-text';
import { isSoldOnline } from '@/lib/product/retailers';
import type { SizeImage } from '@/lib/product/sizes';
import { BuyAction } from './buy-action';
import { BuyBar } from './buy-bar';

type ProductBuyBarProps = {
  readonly product: Product;
  readonly locale: LocaleDefinition;
  readonly sizes: readonly SizeImage[];
};

/** Renders the bar of a product with "Shop now" or, if nobody sells it online, the way to the stores (PROD-17). */
export function ProductBuyBar({ product, locale, sizes }: ProductBuyBarProps) {
  const t = useTranslations('category.product');
  return (
    <BuyBar
      label={t('buy-bar', { name: product.name })}
      name={product.name}
      sizes={sizes.map(({ size, image }) => ({
        size,
        label: sizeText(size, locale.tag),
        source: image ? imageSource(image, { locale, slot: 'buy-bar' }) : null,
      }))}
      tone={textToneOn(product.backgroundColor)}
    >
      {isSoldOnline(product.retailers, locale.country) ? (
        <BuyAction locale={locale} product={product} />
      ) : (
        <LinkButton href="/store-locator">{t('find-near-me')}</LinkButton>
      )}
    </BuyBar>
  );
}
