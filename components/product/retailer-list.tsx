import { Icon } from '@/components/ui/icon';
import type { RetailerLinks } from '@/lib/content/types';
import { isSoldOnline, retailers } from '@/lib/product/retailers';
import styles from './retailer-list.module.css';

export type ShopLabels = {
  readonly title: string;
  readonly intro: string;
  readonly comingSoon: string;
  readonly notAvailable: string;
  readonly opensInNewTab: string;
  readonly close: string;
  readonly names: Readonly<Record<(typeof retailers)[number], string>>;
};

type RetailerListProps = { readonly links: RetailerLinks; readonly labels: ShopLabels };

/** The three retailers of the shop modal, or a word that there are none yet (spec section 2). */
export function RetailerList({ links, labels }: RetailerListProps) {
  if (!isSoldOnline(links)) return <p className={styles.intro}>{labels.comingSoon}</p>;
  return (
    <>
      <p className={styles.intro}>{labels.intro}</p>
      <ul className={styles.list}>
        {retailers.map((retailer) => (
          <li key={retailer}>
            <Retailer href={links[retailer]} labels={labels} name={labels.names[retailer]} />
          </li>
        ))}
      </ul>
    </>
  );
}

type RetailerProps = { readonly href: string | null; readonly name: string; readonly labels: ShopLabels };

function Retailer({ href, name, labels }: RetailerProps) {
  if (href === null) {
    return (
      <button className={styles.retailer} disabled type="button">
        <span className={styles.name}>{name}</span> <span className={styles.note}>{labels.notAvailable}</span>
      </button>
    );
  }
  return (
    <a className={styles.retailer} href={href} rel="noopener noreferrer" target="_blank">
      <span className={styles.name}>{name}</span>{' '}
      <span className="visually-hidden">({labels.opensInNewTab})</span>
      <Icon name="external" />
    </a>
  );
}
