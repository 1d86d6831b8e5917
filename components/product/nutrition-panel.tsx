import { useTranslations } from 'next-intl';
import type { EditAttributes, NutritionFacts, PerSize } from '@/lib/content/types';
import type { Variant } from '@/lib/product/per-size';
import { ComingSoon } from './coming-soon';
import { NutritionLabel } from './nutrition-label';
import { SizedVariants } from './sized-variants';

type NutritionPanelProps = {
  readonly facts: PerSize<NutritionFacts> | null;
  readonly variants: readonly Variant<NutritionFacts>[];
  readonly editing?: EditAttributes | undefined;
};

/** Renders the nutrition facts; a message for missing (coming soon) or empty (not available) ones (PROD-09). */
export function NutritionPanel({ facts, variants, editing }: NutritionPanelProps) {
  const t = useTranslations('category.product');
  if (!facts) return <ComingSoon editing={editing}>{t('nutrition-coming-soon')}</ComingSoon>;
  if (variants.length === 0) {
    return <ComingSoon editing={editing}>{t('nutrition.unavailable')}</ComingSoon>;
  }
  return (
    <SizedVariants label={t('sizes')} tab="nutrition" variants={variants}>
      {(value) => <NutritionLabel editing={editing} facts={value} />}
    </SizedVariants>
  );
}
