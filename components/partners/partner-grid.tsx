import { useTranslations } from 'next-intl';
import type { ContentList, Partner } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { sortPartners } from '@/lib/partners/partner-order';
import { PartnerCard } from './partner-card';
import styles from './partner-grid.module.css';

type PartnerGridProps = { readonly partners: ContentList<Partner>; readonly locale: LocaleDefinition };

/** Cards in the first view load with the page. */
const firstRow = 2;

/** The partners in their order (spec section 2, Partners). A failed call leaves the list empty, without a word of it. */
export function PartnerGrid({ partners, locale }: PartnerGridProps) {
  const t = useTranslations('common.partners');
  if (partners.items.length === 0) return <p className={styles.empty}>{t('empty')}</p>;
  return (
    <ul className={styles.grid}>
      {sortPartners(partners.items, locale.tag).map((partner, index) => (
        <li className={styles.cell} key={partner.path}>
          <PartnerCard loading={t('loading')} locale={locale} partner={partner} priority={index < firstRow} />
        </li>
      ))}
    </ul>
  );
}
