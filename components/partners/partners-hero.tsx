import { useTranslations } from 'next-intl';
import { ContentImage } from '@/components/ui/content-image';
import { SlantedText } from '@/components/ui/slanted-text';
import { siteImage } from '@/lib/assets/asset-url';
import { srcSetOf } from '@/lib/assets/src-set';
import { nameFit } from '@/lib/product/name-fit';
import styles from './partners-hero.module.css';

/** Renders the title and the team subtitle over bottles of all sports, fewer of them on phones (PART-01). */
export function PartnersHero() {
  const t = useTranslations('common.partners');
  const title = t('title');
  const phone = siteImage(t('phone-image-src'), 'team-phone');
  return (
    <header className={styles.hero} style={{ '--word': nameFit(title).word }}>
      <h1 className={styles.title}>{title}</h1>
      <picture className={styles.picture}>
        <source media="(width < 48rem)" sizes={phone.sizes} srcSet={srcSetOf(phone)} />
        <ContentImage
          alt=""
          height={960}
          priority
          source={siteImage(t('image-src'), 'editorial')}
          width={2240}
        />
      </picture>
      <p className={styles.text}>
        {t('subtitle')
          .split(/(?<=[.?!]) /)
          .map((sentence) => (
            <span className={styles.sentence} key={sentence}>
              <SlantedText text={sentence} />{' '}
            </span>
          ))}
      </p>
    </header>
  );
}
