import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { ClientMessages } from '@/components/ui/client-messages';
import { assetUrl } from '@/lib/content/assets';
import { editable } from '@/lib/content/editable';
import type { Partner } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { partnerColors } from '@/lib/partners/partner-colors';
import { Accomplishments } from './accomplishments';
import styles from './partner-detail.module.css';
import { PartnerHero } from './partner-hero';
import { PartnerVideo } from './partner-video';

type PartnerDetailProps = {
  /** Null for a missing partner; the page is then empty, with default colours. */
  readonly partner: Partner | null;
  readonly locale: LocaleDefinition;
};

/** Renders a partner's page in its own colours (PART-03). */
export function PartnerDetail({ partner, locale }: PartnerDetailProps) {
  const t = useTranslations('common.partners');
  const { background, text } = partnerColors(partner?.slug ?? '');
  const video = assetUrl(partner?.video ?? null, { locale });
  return (
    <article
      className={styles.partner}
      data-tone={text === '#FFFFFF' ? 'light' : 'dark'}
      style={{ '--surface': background, '--text': text }}
      {...editable(partner)}
    >
      <PartnerHero locale={locale} partner={partner} />
      <div className={styles.more} data-video={video !== null}>
        <Accomplishments
          editing={editable(partner, 'accomplishments')}
          items={partner?.accomplishments ?? []}
          title={t('accomplishments')}
        />
        {video && partner ? (
          <ClientMessages paths={['common.partners.play-video', 'common.partners.pause-video']}>
            <PartnerVideo
              label={partner.videoAlt || partner.name}
              src={video}
              {...editable(partner, 'video')}
            />
          </ClientMessages>
        ) : null}
        <LinkButton className={styles.back} href="/partners" variant="outline">
          {t('all')}
        </LinkButton>
      </div>
    </article>
  );
}
