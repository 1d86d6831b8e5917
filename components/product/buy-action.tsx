import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/ui/client-messages';
import type { Product } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { isSoldOnline } from '@/lib/retailers';
import { ShopNow } from './shop-now';

type BuyActionProps = { readonly product: Product; readonly locale: LocaleDefinition };

/** Renders "Shop now" if a retailer of the country sells the product (PROD-06). */
export function BuyAction({ product, locale }: BuyActionProps) {
  const t = useTranslations('category.product');
  if (!isSoldOnline(product.retailers, locale.country)) return null;
  return (
    <ClientMessages paths={['category.product.shop', 'common.opens-in-new-tab']}>
      <ShopNow country={locale.country} label={t('shop-now')} links={product.retailers} />
    </ClientMessages>
  );
}
