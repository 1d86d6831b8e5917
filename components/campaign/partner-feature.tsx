import { useTranslations } from 'next-intl';
import { PartnerHero } from '@/components/partners/partner-hero';
import { LinkButton } from '@/components/ui/button';
import { editable } from '@/lib/content/editable';
import type { Partner } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { partnerColors } from '@/lib/partners/partner-colors';
import styles from './partner-feature.module.css';

type PartnerFeatureProps = { readonly partner: Partner; readonly locale: LocaleDefinition };

/** Renders a partner in its own colours, with a link to its page if it has one. */
export function PartnerFeature({ partner, locale }: PartnerFeatureProps) {
  const t = useTranslations('common.partners');
  const { background, text } = partnerColors(partner.slug);
  return (
    <section
      className={styles.partner}
      data-tone={text === '#FFFFFF' ? 'light' : 'dark'}
      style={{ '--surface': background, '--text': text }}
      {...editable(partner)}
    >
      <PartnerHero
        heading="h2"
        locale={locale}
        partner={partner}
        picture={partner.moment ? 'moment' : 'banner'}
      >
        {partner.banner ? (
          <LinkButton
            className={styles.link}
            href={`/partners/${encodeURIComponent(partner.slug)}`}
            variant="outline"
          >
            {t('more', { name: partner.name })}
          </LinkButton>
        ) : null}
      </PartnerHero>
    </section>
  );
}
