import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PictureTile } from '@/components/ui/picture-tile';
import { imageSource } from '@/lib/content/assets';
import type { ShopProduct } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { retailers, type shopLinks } from '@/lib/retailers';
import styles from './online-product.module.css';

type OnlineProductProps = {
  readonly product: ShopProduct;
  readonly links: ReturnType<typeof shopLinks>;
  readonly locale: LocaleDefinition;
};

/** Renders a product and the retailers that sell it online. */
export function OnlineProduct({ product, links, locale }: OnlineProductProps) {
  const t = useTranslations('common');
  const { name, slug, categorySlug, backgroundColor } = product;
  const image = product.tileImage ?? product.image;
  return (
    <li className={styles.row}>
      <PictureTile
        className={styles.tile}
        color={backgroundColor}
        source={image ? imageSource(image, { locale, slot: 'thumbnail' }) : null}
      />
      <div className={styles.copy}>
        <a className={styles.name} href={`/${categorySlug}/${slug}`}>
          {name}
        </a>
        <ul className={styles.retailers}>
          {links.map(({ retailer, href }) => (
            <li key={retailer}>
              <a className={styles.retailer} href={href} rel="noopener noreferrer" target="_blank">
                {retailers[retailer].name}{' '}
                <span className="visually-hidden">
                  {name} ({t('opens-in-new-tab')})
                </span>
                <Icon name="external" size={16} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
