import { useTranslations } from 'next-intl';
import type { ShopProduct } from '@/lib/content/types';
import { enabledCategories, type LocaleDefinition } from '@/lib/locales/definitions';
import { shopLinks } from '@/lib/retailers';
import { OnlineProduct } from './online-product';
import styles from './online-retailers.module.css';

type OnlineRetailersProps = {
  readonly locale: LocaleDefinition;
  readonly products: readonly ShopProduct[];
};

/** Renders the products that retailers of the country sell online, by line (SHOP-03); nothing without any. */
export function OnlineRetailers({ locale, products }: OnlineRetailersProps) {
  const t = useTranslations('common.store-locator.online');
  const names = useTranslations('common.categories');
  const lines = enabledCategories(locale).flatMap((slug) => {
    const sold = products
      .filter(({ categorySlug }) => categorySlug === slug)
      .map((product) => ({ product, links: shopLinks(product.retailers, locale.country) }))
      .filter(({ links }) => links.length > 0);
    return sold.length > 0 ? [{ slug, sold }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="online" className={styles.section}>
      <h2 className={styles.title} id="online">
        {t('title')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      {lines.map(({ slug, sold }) => (
        <div className={styles.line} key={slug}>
          <h3 className={styles.name}>{names(slug)}</h3>
          <ul className={styles.list}>
            {sold.map(({ product, links }) => (
              <OnlineProduct key={product.path} links={links} locale={locale} product={product} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
