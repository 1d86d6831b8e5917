import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import { imageSource } from '@/lib/content/assets';
import { editable } from '@/lib/content/editable';
import type { Partner } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { nameFit } from '@/lib/product/name-fit';
import styles from './partner-hero.module.css';

type PartnerHeroProps = {
  /** Null for a missing partner. */
  readonly partner: Partner | null;
  readonly locale: LocaleDefinition;
  /** Heading level of the name: `h1` as the page's title, `h2` in a section. */
  readonly heading?: 'h1' | 'h2';
  /** The field with the picture. */
  readonly picture?: 'banner' | 'moment';
  /** Follows the text. */
  readonly children?: ReactNode;
};

/** Renders a partner's name and about text beside a picture: its banner on its page (PART-03). */
export function PartnerHero({
  partner,
  locale,
  heading: Heading = 'h1',
  picture = 'banner',
  children,
}: PartnerHeroProps) {
  const t = useTranslations('common.partners');
  const name = partner?.name ?? t('name');
  const banner = imageSource(partner?.[picture] ?? null, { locale, slot: 'partner-banner' });
  return (
    <header
      className={styles.hero}
      data-banner={banner !== null}
      data-picture={picture}
      style={{ '--name-word': nameFit(name).word }}
    >
      <div className={styles.copy}>
        <Heading className={styles.name} {...editable(partner, 'name')}>
          {name}
        </Heading>
        {partner?.about ? (
          <p className={styles.about} {...editable(partner, 'about')}>
            {partner.about}
          </p>
        ) : null}
        {children}
      </div>
      {banner ? (
        <div className={styles.banner}>
          <ContentImage
            alt=""
            className={styles.picture}
            data-fallback="/partner-placeholder.webp"
            height={600}
            priority={Heading === 'h1'}
            source={banner}
            width={1600}
            {...editable(partner, picture)}
          />
        </div>
      ) : null}
    </header>
  );
}
