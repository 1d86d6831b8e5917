import { useTranslations } from 'next-intl';
import colors from '@/components/product/product-field.module.css';
import { BySelectedSize } from '@/components/product/sized-panel';
import { ContentImage } from '@/components/ui/content-image';
import { textToneOn } from '@/lib/color';
import { imageSource } from '@/lib/content/assets';
import type { Product } from '@/lib/content/types';
import { isCategorySlug } from '@/lib/locales/category-slugs';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { electrolyteAmount } from '@/lib/product/electrolytes';
import { type SizeImage, sizePlan } from '@/lib/product/sizes';
import { tasteOf } from '@/lib/product/story';
import { keepUnits } from '@/lib/text/no-break';
import { CountedAmount } from './counted-amount';
import styles from './product-story.module.css';

type ProductStoryProps = {
  readonly product: Product;
  /** The slides of the hero: a picture for each size. */
  readonly sizes: readonly SizeImage[];
  /** Details of other products of the line. */
  readonly others: readonly string[];
  readonly locale: LocaleDefinition;
};

/**
 * Renders taste, electrolytes and moment of a product beside its pack shot (TELL-01). In browsers with scroll-driven
 * animations they appear one at a time on a fixed stage; elsewhere they are panels. A statement without content is
 * left out; without a picture or any statement there is no section.
 */
export function ProductStory({ product, sizes, others, locale }: ProductStoryProps) {
  const t = useTranslations('category.story');
  const suffix = useTranslations('category.product')('electrolytes-suffix');
  const { categorySlug, electrolytes, name } = product;
  const taste = tasteOf(product, others);
  const amounts = sizePlan(categorySlug).showsElectrolytes
    ? sizes.flatMap(({ size }) => (electrolytes[size] ? [{ size, amount: electrolytes[size] }] : []))
    : [];
  if ((!taste && amounts.length === 0) || !sizes.some(({ image }) => image)) return null;

  const statements = [
    taste ? { kind: 'taste', content: keepUnits(taste) } : null,
    amounts.length > 0
      ? {
          kind: 'electrolytes',
          content: (
            <BySelectedSize
              variants={amounts.map(({ size, amount }) => ({
                size,
                content: (
                  <CountedAmount amount={electrolyteAmount(amount, locale.tag)} key={size} suffix={suffix} />
                ),
              }))}
            />
          ),
        }
      : null,
    isCategorySlug(categorySlug) ? { kind: 'moment', content: t(`moments.${categorySlug}`) } : null,
  ].filter((statement) => statement !== null);

  return (
    <section
      aria-label={t('label', { name })}
      className={`${colors.field} ${styles.story}`}
      data-contained={product.isContained || undefined}
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
        <div className={styles.shot}>
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
        </div>
        {statements.map(({ kind, content }, index) => (
          <div className={styles.statement} data-kind={kind} key={kind} style={{ '--index': index }}>
            <h2 className={styles.label}>{t(kind as 'taste')}</h2>
            <div className={styles.text}>{content}</div>
          </div>
        ))}
      </div>
    </section>
  );
}
