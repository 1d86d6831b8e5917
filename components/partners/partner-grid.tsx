import { useTranslations } from 'next-intl';
import { editable } from '@/lib/content/editable';
import type { ContentList, Partner } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { sortPartners } from '@/lib/partners/partner-order';
import { PartnerCard } from './partner-card';
import styles from './partner-grid.module.css';

type PartnerGridProps = { readonly partners: ContentList<Partner>; readonly locale: LocaleDefinition };

/** Renders the partners in order (PART-01); after a failed request, an empty list without an error message. */
export function PartnerGrid({ partners, locale }: PartnerGridProps) {
  const t = useTranslations('common.partners');
  if (partners.items.length === 0) return <p className={styles.empty}>{t('empty')}</p>;
  return (
    <ul className={styles.grid} {...editable(partners)}>
      {sortPartners(partners.items, locale.tag).map((partner, index) => (
        <li className={styles.cell} key={partner.path} {...editable(partner)}>
          <PartnerCard
            alt={partner.thumbnailAlt || t('thumbnail')}
            loading={t('loading')}
            locale={locale}
            partner={partner}
            // Most windows show no more than this one, below the hero, before the first scroll.
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
