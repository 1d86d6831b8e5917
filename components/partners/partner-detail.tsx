import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/button';
import { ClientMessages } from '@/components/ui/client-messages';
import { Icon } from '@/components/ui/icon';
import { assetUrl } from '@/lib/content/assets';
import { editable } from '@/lib/content/editable';
import type { Partner, Product } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { partnerColors } from '@/lib/partners/partner-colors';
import { Accomplishments } from './accomplishments';
import { FavoriteTile } from './favorite-tile';
import styles from './partner-detail.module.css';
import { PartnerHero } from './partner-hero';
import { PartnerMoment } from './partner-moment';
import { PartnerVideo } from './partner-video';

type PartnerDetailProps = {
  /** Null for a missing partner; the page is then empty, with default colours. */
  readonly partner: Partner | null;
  /** The product in the partner's cooler, if the locale offers it. */
  readonly favorite?: Product | null;
  /** The partner whose page comes next. */
  readonly next?: Partner | null;
  readonly locale: LocaleDefinition;
};

/** Renders a partner's page in its own colours (PART-03). */
export function PartnerDetail({ partner, favorite = null, next = null, locale }: PartnerDetailProps) {
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
      <PartnerMoment locale={locale} partner={partner} />
      <div className={styles.more}>
        <Accomplishments
          editing={editable(partner, 'accomplishments')}
          items={partner?.accomplishments ?? []}
          title={t('accomplishments')}
        />
        {favorite ? (
          <FavoriteTile editing={editable(partner, 'favorite')} locale={locale} product={favorite} />
        ) : null}
        {video && partner ? (
          <ClientMessages paths={['common.partners.play-video', 'common.partners.pause-video']}>
            <PartnerVideo
              label={partner.videoAlt || partner.name}
              src={video}
              {...editable(partner, 'video')}
            />
          </ClientMessages>
        ) : null}
      </div>
      <footer className={styles.end}>
        {next ? (
          <a className={styles.next} href={`/partners/${encodeURIComponent(next.slug)}`}>
            <span className={styles.kicker}>{t('next')}</span> {next.name}
            <Icon name="arrow-right" />
          </a>
        ) : null}
        <LinkButton href="/partners" variant="outline">
          {t('all')}
        </LinkButton>
      </footer>
    </article>
  );
}
