import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import { imageSource } from '@/lib/assets';
import { brand } from '@/lib/brand';
import { textToneOn } from '@/lib/color';
import type { Category } from '@/lib/content/types';
import type { CategorySlug, LocaleDefinition } from '@/lib/locales/definitions';
import { nameFit } from '@/lib/product/name-fit';
import { calloutKey } from './callout';
import { CategoryFacts } from './category-facts';
import styles from './category-hero.module.css';

type CategoryHeroProps = {
  readonly slug: CategorySlug;
  readonly category: Category | null;
  readonly locale: LocaleDefinition;
};

/** Heading, callout and what the line stands for (spec section 2, category page). */
export function CategoryHero({ slug, category, locale }: CategoryHeroProps) {
  const t = useTranslations('category');
  const name = useTranslations('common.categories')(slug);
  const surface = category?.backgroundColor ?? brand.colors.yellow;
  return (
    <section
      className={styles.hero}
      data-tone={textToneOn(surface)}
      style={{ '--surface': surface, '--name-word': nameFit(name).word } as CSSProperties}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          {category?.logoLockup ? (
            <p className={styles.lockup}>
              <ContentImage
                alt=""
                data-fallback="/logo.svg"
                height={120}
                priority
                source={imageSource(category.logoLockup, { locale, widths: [] })}
                width={200}
              />
            </p>
          ) : null}
          <h1 className={styles.heading}>{name}</h1>
          <p className={styles.callout}>{t(calloutKey(locale.country, slug))}</p>
        </div>
        {category?.image ? (
          <ContentImage
            alt=""
            className={styles.picture}
            height={1000}
            priority
            sizes="(min-width: 1024px) 600px, (min-width: 768px) 500px, 400px"
            source={imageSource(category.image, { locale, widths: [400, 500, 600] })}
            width={1000}
          />
        ) : null}
      </div>
      <CategoryFacts facts={category?.facts ?? []} label={t('facts')} />
    </section>
  );
}
