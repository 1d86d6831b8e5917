import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import { Icon } from '@/components/ui/icon';
import { imageSource } from '@/lib/assets';
import { textToneOn } from '@/lib/color';
import type { ProductSummary } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { CardPending } from './card-pending';
import styles from './product-card.module.css';

type ProductCardProps = {
  readonly product: ProductSummary;
  readonly locale: LocaleDefinition;
  readonly priority?: boolean;
};

/** A tile in the product's colour that leads to its page (spec section 2, category page). */
export function ProductCard({ product, locale, priority = false }: ProductCardProps) {
  const t = useTranslations('category.errors');
  const image = product.tileImage ?? product.image;
  return (
    <Link
      className={styles.card}
      data-contained={product.isContained || undefined}
      data-tone={textToneOn(product.backgroundColor)}
      href={`/${product.categorySlug}/${product.slug}`}
      style={{ '--tile': product.backgroundColor } as CSSProperties}
    >
      <span className={styles.picture}>
        <ContentImage
          alt={product.tileImageAlt || product.imageAlt}
          height={1280}
          priority={priority}
          sizes="(min-width: 1024px) 600px, (min-width: 768px) 500px, 400px"
          source={image ? imageSource(image, { locale, widths: [400, 500, 600] }) : null}
          width={640}
        />
      </span>
      <span className={styles.foot}>
        <span className={styles.name}>{product.name}</span>
        <span className={styles.arrow}>
          <Icon name="arrow-right" />
        </span>
      </span>
      <CardPending label={t('loading')} />
    </Link>
  );
}
