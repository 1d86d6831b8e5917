import { getTranslations } from 'next-intl/server';
import { categoryLabel } from '@/components/ui/category-label';
import { ProductHeart } from '@/components/wishlist/product-heart';
import { imageSource } from '@/lib/assets';
import type { ProductSummary } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { StripCard } from './strip-card';
import { defaultSpeed, defaultStartDelay } from './strip-motion';
import { StripScroller } from './strip-scroller';

/** Image widths of the strip (spec section 9). */
const widths = [400, 500, 600] as const;

type ProductStripProps = {
  /** What the strip shows, repeats included: see `lib/strips`. */
  readonly products: readonly ProductSummary[];
  readonly heading: string;
  readonly locale: LocaleDefinition;
  /** Pixels a frame, and the milliseconds before the strip starts to scroll. */
  readonly speed?: number;
  readonly startDelay?: number;
};

/** The marquee of products (spec sections 2 and 9). Repeats are for the eye: they are hidden from everything else. */
export async function ProductStrip({
  products,
  heading,
  locale,
  speed = defaultSpeed,
  startDelay = defaultStartDelay,
}: ProductStripProps) {
  if (products.length === 0) return null;
  const [t, names] = await Promise.all([
    getTranslations('common.home.strip'),
    getTranslations('common.categories'),
  ]);
  const period = new Set(products.map(({ path }) => path)).size;
  return (
    <StripScroller
      count={products.length}
      heading={heading}
      labels={{ previous: t('previous'), next: t('next'), pause: t('pause'), play: t('play') }}
      period={period}
      speed={speed}
      startDelay={startDelay}
    >
      {products.map((product, index) => {
        const image = product.tileImage ?? product.image;
        return (
          <StripCard
            corner={<ProductHeart locale={locale} product={product} reachable={index < period} />}
            category={categoryLabel(names, product.categorySlug, product.category)}
            image={image ? imageSource(image, { locale, widths }) : null}
            // biome-ignore lint/suspicious/noArrayIndexKey: the list repeats itself and never changes order.
            key={index}
            product={product}
            repeat={index >= period}
          />
        );
      })}
    </StripScroller>
  );
}
