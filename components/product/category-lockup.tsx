import { ContentImage } from '@/components/ui/content-image';
import { brand } from '@/lib/brand';
import { imageSource } from '@/lib/content/assets';
import { editable } from '@/lib/content/editable';
import type { Category } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import styles from './category-lockup.module.css';

type CategoryLockupProps = {
  readonly category: Category | null;
  readonly name: string;
  readonly locale: LocaleDefinition;
};

/**
 * Renders the category's logo lockup, or the brand logo and the category name (PROD-10), also when the lockup fails to
 * load. Both are drawn for a light background, so they have a light label on every product colour.
 */
export function CategoryLockup({ category, name, locale }: CategoryLockupProps) {
  if (!category?.logoLockup) {
    return (
      <p className={styles.label}>
        <img alt={brand.name} className={styles.logo} height="120" src="/logo.svg" width="640" />
        <span className={styles.name}>{name}</span>
      </p>
    );
  }
  return (
    <p className={styles.label}>
      <ContentImage
        alt={`${brand.name} ${name}`}
        className={styles.lockup}
        data-fallback="/logo.svg"
        height={120}
        priority
        source={imageSource(category.logoLockup, { locale, slot: 'thumbnail' })}
        width={200}
        {...editable(category, 'logoLockup')}
      />
      <span aria-hidden="true" className={styles.name}>
        {name}
      </span>
    </p>
  );
}
