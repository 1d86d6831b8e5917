import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';
import { imageSource } from '@/lib/content/assets';
import { editable } from '@/lib/content/editable';
import type { Partner } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import styles from './partner-card.module.css';

type PartnerCardProps = {
  readonly partner: Partner;
  readonly locale: LocaleDefinition;
  /** Alternative text of the thumbnail. */
  readonly alt: string;
  /** Message while the partner's page loads. */
  readonly loading: string;
  readonly priority?: boolean;
};

const placeholder = { src: '/partner-placeholder.webp' };

/** Renders a partner's card; only partners with a banner image have a page to link to (PART-01). */
export function PartnerCard({ partner, locale, alt, loading, priority = false }: PartnerCardProps) {
  const card = (
    <>
      <span className={styles.picture}>
        <ContentImage
          alt={alt}
          data-fallback={placeholder.src}
          height={1120}
          priority={priority}
          source={imageSource(partner.thumbnail, { locale, slot: 'partner-card' }) ?? placeholder}
          width={1280}
          {...editable(partner, 'thumbnail')}
        />
      </span>
      <h2 className={styles.name}>
        {partner.editing ? <span {...editable(partner, 'name')}>{partner.name}</span> : partner.name}
        {partner.banner ? (
          <span className={styles.arrow}>
            <Icon name="arrow-right" />
          </span>
        ) : null}
      </h2>
      <p className={styles.description} {...editable(partner, 'description')}>
        {partner.description}
      </p>
    </>
  );
  if (!partner.banner) return <div className={styles.card}>{card}</div>;
  return (
    <a className={styles.card} href={`/partners/${encodeURIComponent(partner.slug)}`}>
      {card}
      <LinkPending label={loading} />
    </a>
  );
}
