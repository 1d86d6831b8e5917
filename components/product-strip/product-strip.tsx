import { getTranslations } from 'next-intl/server';
import { categoryLabel } from '@/components/ui/category-label';
import { ClientMessages } from '@/components/ui/client-messages';
import { ProductHeart } from '@/components/wishlist/product-heart';
import { imageSource } from '@/lib/content/assets';
import type { ProductSummary } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { StripCard } from './strip-card';
import { StripScroller } from './strip-scroller';

const stripMessages = [
  'common.home.strip.previous',
  'common.home.strip.next',
  'common.home.strip.pause',
  'common.home.strip.play',
] as const;

type ProductStripProps = {
  /** Items of the strip, repeats included; see `lib/strips`. */
  readonly products: readonly ProductSummary[];
  readonly heading: string;
  readonly locale: LocaleDefinition;
  /** True if no other part of the page shows these products: their cards then grow into their pages. */
  readonly morphs?: boolean;
};

/** Renders the marquee of products (STRIP-01). Repeats are hidden from assistive technology and the tab order. */
export async function ProductStrip({ products, heading, locale, morphs = false }: ProductStripProps) {
  if (products.length === 0) return null;
  const [names, t] = await Promise.all([getTranslations('common.categories'), getTranslations('category')]);
  const period = new Set(products.map(({ path }) => path)).size;
  return (
    <ClientMessages paths={stripMessages}>
      <StripScroller count={products.length} heading={heading} period={period} speed={1} startDelay={3000}>
        {products.map((product, index) => {
          const image = product.tileImage ?? product.image;
          return (
            <StripCard
              corner={<ProductHeart locale={locale} product={product} reachable={index < period} />}
              category={categoryLabel(names, product.categorySlug, product.category)}
              image={image ? imageSource(image, { locale, slot: 'strip-card' }) : null}
              // biome-ignore lint/suspicious/noArrayIndexKey: the list repeats its items and never changes order.
              key={index}
              loading={t('errors.loading')}
              morphs={morphs && index < period}
              note={image ? null : t('no-picture')}
              product={product}
              repeat={index >= period}
            />
          );
        })}
      </StripScroller>
    </ClientMessages>
  );
}
