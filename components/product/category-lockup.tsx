import { ContentImage } from '@/components/ui/content-image';
import { imageSource } from '@/lib/assets';
import { brand } from '@/lib/brand';
import type { TextTone } from '@/lib/color';
import type { Category } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import styles from './category-lockup.module.css';

type CategoryLockupProps = {
  readonly category: Category | null;
  readonly name: string;
  readonly tone: TextTone;
  readonly locale: LocaleDefinition;
};

/**
 * The category's logo lockup, or the brand logo and the category name (spec section 2, product detail). Lockups are
 * drawn for light paper, so they come on a label of their own, whatever the colour of the product.
 */
export function CategoryLockup({ category, name, tone, locale }: CategoryLockupProps) {
  const logo = tone === 'light' ? '/logo-white.svg' : '/logo.svg';
  if (!category?.logoLockup) {
    return (
      <p className={styles.fallback}>
        <img alt={brand.name} height="120" src={logo} width="640" />
        <span>{name}</span>
      </p>
    );
  }
  return (
    <p className={styles.label}>
      <ContentImage
        alt={`${brand.name} ${name}`}
        data-fallback="/logo.svg"
        height={120}
        priority
        source={imageSource(category.logoLockup, { locale, widths: [] })}
        width={200}
      />
    </p>
  );
}
