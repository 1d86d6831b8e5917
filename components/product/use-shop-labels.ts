import { useTranslations } from 'next-intl';
import type { ShopLabels } from './retailer-list';

/** The words of the shop modal, for the browser: it gets only what it shows. */
export function useShopLabels(): ShopLabels {
  const t = useTranslations('category.product.shop');
  return {
    title: t('title'),
    intro: t('intro'),
    comingSoon: t('coming-soon'),
    notAvailable: t('not-available'),
    opensInNewTab: t('opens-in-new-tab'),
    close: t('close'),
    names: { amazon: t('amazon'), kroger: t('kroger'), walmart: t('walmart') },
  };
}
