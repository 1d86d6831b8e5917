import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { LinkButton } from '@/components/ui/button';
import { ContentImage } from '@/components/ui/content-image';
import { assetUrl, imageSource } from '@/lib/assets';
import type { Partner } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { partnerColors } from '@/lib/partners/partner-colors';
import { Accomplishments } from './accomplishments';
import styles from './partner-detail.module.css';
import { PartnerVideo } from './partner-video';

type PartnerDetailProps = {
  /** Null for a partner that is not there: the page is then empty, with its defaults. */
  readonly partner: Partner | null;
  readonly locale: LocaleDefinition;
};

const bannerWidths = [1024, 1338, 1960];

/** A partner in its own colours (spec section 2, Partner detail). */
export function PartnerDetail({ partner, locale }: PartnerDetailProps) {
  const t = useTranslations('common.partners');
  const { background, text } = partnerColors(partner?.slug ?? '');
  const banner = imageSource(partner?.banner ?? null, { locale, widths: bannerWidths });
  const video = assetUrl(partner?.video ?? null, { locale });
  return (
    <article
      className={styles.partner}
      data-tone={text === '#FFFFFF' ? 'light' : 'dark'}
      style={{ '--surface': background, '--text': text } as CSSProperties}
    >
      {banner ? (
        <ContentImage
          alt=""
          className={styles.banner}
          data-fallback="/partner-placeholder.webp"
          height={600}
          priority
          sizes="100vw"
          source={banner}
          width={1600}
        />
      ) : null}
      <div className={styles.inner} data-video={video !== null}>
        <div className={styles.words}>
          <h1 className={styles.name}>{partner?.name ?? t('name')}</h1>
          {partner?.about ? <p className={styles.about}>{partner.about}</p> : null}
          <Accomplishments items={partner?.accomplishments ?? []} title={t('accomplishments')} />
        </div>
        {video && partner ? (
          <PartnerVideo
            label={partner.videoAlt || partner.name}
            labels={{ play: t('play-video'), pause: t('pause-video') }}
            src={video}
          />
        ) : null}
        <LinkButton className={styles.back} href="/partners" variant="outline">
          {t('all')}
        </LinkButton>
      </div>
    </article>
  );
}
