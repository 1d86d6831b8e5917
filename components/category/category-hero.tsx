import { useTranslations } from 'next-intl';
import { ContentImage } from '@/components/ui/content-image';
import { UnbrokenName } from '@/components/ui/unbroken-name';
import { brand } from '@/lib/brand';
import { textToneOn } from '@/lib/color';
import { imageSource } from '@/lib/content/assets';
import { editable } from '@/lib/content/editable';
import type { Category } from '@/lib/content/types';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { nameFit } from '@/lib/product/name-fit';
import { CategoryFacts } from './category-facts';
import styles from './category-hero.module.css';

type CategoryHeroProps = {
  readonly slug: CategorySlug;
  readonly category: Category | null;
  readonly locale: LocaleDefinition;
};

/** Renders the category's heading, callout and facts (CAT-01). */
export function CategoryHero({ slug, category, locale }: CategoryHeroProps) {
  const t = useTranslations('category');
  const name = useTranslations('common.categories')(slug);
  const surface = category?.backgroundColor ?? brand.colors.yellow;
  return (
    <section
      className={styles.hero}
      data-tone={textToneOn(surface)}
      style={{
        '--surface': surface,
        '--markings': `url(/floor-${slug}.svg)`,
        '--name-word': nameFit(name).word,
      }}
      {...editable(category)}
    >
      <div className={styles.inner}>
        <div className={styles.copy}>
          <h1 className={styles.heading} data-word={name.includes(' ') ? undefined : ''}>
            <UnbrokenName name={name} />
          </h1>
          <p className={styles.callout}>{t(`callouts.${slug}`)}</p>
        </div>
        {category?.image ? (
          <ContentImage
            alt=""
            className={styles.picture}
            height={1000}
            priority
            source={imageSource(category.image, { locale, slot: 'category-hero' })}
            width={1000}
            {...editable(category, 'image')}
          />
        ) : null}
      </div>
      <CategoryFacts editing={editable(category, 'facts')} facts={category?.facts ?? []} label={t('facts')} />
    </section>
  );
}
