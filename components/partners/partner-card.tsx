import Link from 'next/link';
import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import { imageSource } from '@/lib/assets';
import type { Partner } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { LinkPending } from './link-pending';
import styles from './partner-card.module.css';

type PartnerCardProps = {
  readonly partner: Partner;
  readonly locale: LocaleDefinition;
  /** What the card says while the partner's page is on its way. */
  readonly loading: string;
  readonly priority?: boolean;
};

const placeholder = { src: '/partner-placeholder.webp' };

/** A partner; only one with a banner image has a page to lead to (spec section 2, Partners). */
export function PartnerCard({ partner, locale, loading, priority = false }: PartnerCardProps) {
  const card = (
    <>
      <span className={styles.picture}>
        <ContentImage
          alt={partner.thumbnailAlt}
          data-fallback={placeholder.src}
          height={600}
          priority={priority}
          sizes="(min-width: 768px) 50vw, 100vw"
          source={imageSource(partner.thumbnail, { locale, widths: [380, 500, 1024] }) ?? placeholder}
          width={600}
        />
      </span>
      <h2 className={styles.name}>
        {partner.name}
        {partner.banner ? (
          <span className={styles.arrow}>
            <Icon name="arrow-right" />
          </span>
        ) : null}
      </h2>
      <p className={styles.description}>{partner.description}</p>
    </>
  );
  if (!partner.banner) return <div className={styles.card}>{card}</div>;
  return (
    <Link className={styles.card} href={`/partners/${encodeURIComponent(partner.slug)}`}>
      {card}
      <LinkPending label={loading} />
    </Link>
  );
}
