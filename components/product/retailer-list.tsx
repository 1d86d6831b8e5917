import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { NewTabNote } from '@/components/ui/new-tab-note';
import type { Country } from '@/lib/locales/definitions';
import { isSoldOnline, type RetailerLinks, retailers, retailersIn } from '@/lib/retailers';
import styles from './retailer-list.module.css';

type RetailerListProps = {
  readonly links: RetailerLinks;
  readonly country: Country;
};

/** Renders the country's retailers in the shop modal, or a message without any. */
export function RetailerList({ links, country }: RetailerListProps) {
  const t = useTranslations('category.product.shop');
  if (!isSoldOnline(links, country)) return <p className={styles.intro}>{t('coming-soon')}</p>;
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <ul className={styles.retailers}>
        {retailersIn(country).map((retailer) => (
          <li key={retailer}>
            <Retailer href={links[retailer] ?? null} name={retailers[retailer].name} />
          </li>
        ))}
      </ul>
    </>
  );
}

type RetailerProps = { readonly href: string | null; readonly name: string };

function Retailer({ href, name }: RetailerProps) {
  const t = useTranslations('category.product.shop');
  if (href === null) {
    return (
      <button className={styles.retailer} disabled type="button">
        <span className={styles.name}>{name}</span> <span className={styles.note}>{t('not-available')}</span>
      </button>
    );
  }
  return (
    <a className={styles.retailer} href={href} rel="noopener noreferrer" target="_blank">
      <span className={styles.name}>{name}</span>
      <NewTabNote />
      <span className={styles.arrow}>
        <Icon name="external" size={20} />
      </span>
    </a>
  );
}
