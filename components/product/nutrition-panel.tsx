import { useTranslations } from 'next-intl';
import type { NutritionFacts, PerSize } from '@/lib/content/types';
import type { Variant } from '@/lib/product/per-size';
import { ComingSoon } from './coming-soon';
import { NutritionLabel } from './nutrition-label';
import { SizedVariants } from './sized-variants';

type NutritionPanelProps = {
  readonly facts: PerSize<NutritionFacts> | null;
  readonly variants: readonly Variant<NutritionFacts>[];
};

/** Nutrition facts: missing ones are coming soon, empty ones are not available (spec section 3). */
export function NutritionPanel({ facts, variants }: NutritionPanelProps) {
  const t = useTranslations('category.product');
  if (!facts) return <ComingSoon>{t('nutrition-coming-soon')}</ComingSoon>;
  if (variants.length === 0) return <ComingSoon>{t('nutrition.unavailable')}</ComingSoon>;
  return (
    <SizedVariants label={t('sizes')} tab="nutrition" variants={variants}>
      {(value) => <NutritionLabel facts={value} />}
    </SizedVariants>
  );
}
