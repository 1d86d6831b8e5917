import { useTranslations } from 'next-intl';
import colors from '@/components/product/product-field.module.css';
import { BySelectedSize } from '@/components/product/sized-panel';
import { ContentImage } from '@/components/ui/content-image';
import { textToneOn } from '@/lib/color';
import { imageSource } from '@/lib/content/assets';
import { editable } from '@/lib/content/editable';
import type { Product } from '@/lib/content/types';
import { isCategorySlug } from '@/lib/locales/category-slugs';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { SizeImage } from '@/lib/product/sizes';
import { keepUnits } from '@/lib/text/no-break';
import styles from './product-story.module.css';

type ProductStoryProps = {
  readonly product: Product;
  /** The slides of the hero: a picture for each size. */
  readonly sizes: readonly SizeImage[];
  /** From `toldItems`. */
  readonly told: readonly string[];
  readonly locale: LocaleDefinition;
};

/**
 * Renders taste, character and moment of a product beside its taste image or, without one, its bottle (TELL-01). In
 * browsers with scroll-driven animations the statements appear one at a time on a fixed stage; elsewhere they are
 * panels. A statement without content is left out; without anything told there is no section.
 */
export function ProductStory({ product, sizes, told, locale }: ProductStoryProps) {
  const t = useTranslations('category.story');
  const { categorySlug, name } = product;
  if (told.length === 0) return null;

  const scene = product.tasteImage && imageSource(product.tasteImage, { locale, slot: 'story-scene' });
  const [taste, character, ownMoment] = told.map(keepUnits);
  const moment = ownMoment ?? (isCategorySlug(categorySlug) ? t(`moments.${categorySlug}`) : null);
  const statements = Object.entries({ taste, character, moment }).flatMap(([kind, content]) =>
    content ? [{ kind, content }] : [],
  );

  return (
    <section
      aria-label={t('label', { name })}
      className={`${colors.field} ${styles.story}`}
      data-tone={textToneOn(product.backgroundColor)}
      style={{ '--statements': statements.length }}
    >
      {statements.map(({ kind }, index) => (
        <span
          className={styles.stop}
          key={kind}
          style={{ '--position': statements.length > 1 ? index / (statements.length - 1) : 0 }}
        />
      ))}
      <div className={styles.stage}>
        <div className={styles.shot} data-scene={scene ? true : undefined}>
          {scene ? (
            <ContentImage
              alt=""
              height={549}
              source={scene}
              width={640}
              {...editable(product, 'tasteImage')}
            />
          ) : (
            <BySelectedSize
              variants={sizes.map(({ size, image }) => ({
                size,
                content: (
                  <ContentImage
                    alt=""
                    height={1280}
                    key={size}
                    source={image ? imageSource(image, { locale, slot: 'product-hero' }) : null}
                    width={640}
                  />
                ),
              }))}
            />
          )}
        </div>
        {statements.map(({ kind, content }, index) => (
          <div className={styles.statement} key={kind} style={{ '--index': index }}>
            <h2 className={styles.label}>{t(kind as 'taste')}</h2>
            <div className={styles.text}>{content}</div>
          </div>
        ))}
      </div>
    </section>
  );
}
