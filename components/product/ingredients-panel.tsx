import { useTranslations } from 'next-intl';
import type { EditAttributes, RichText } from '@/lib/content/types';
import type { Variant } from '@/lib/product/per-size';
import { keepUnits } from '@/lib/text/no-break';
import { ComingSoon } from './coming-soon';
import styles from './ingredients-panel.module.css';
import { RichHtml } from './rich-html';
import { SizedVariants } from './sized-variants';

type IngredientsPanelProps = {
  readonly variants: readonly Variant<RichText>[];
  readonly editing?: EditAttributes | undefined;
};

/** Renders the ingredient list, for all sizes or for the selected one (PROD-07). */
export function IngredientsPanel({ variants, editing }: IngredientsPanelProps) {
  const t = useTranslations('category.product');
  if (variants.length === 0) return <ComingSoon editing={editing}>{t('ingredients-coming-soon')}</ComingSoon>;
  return (
    <SizedVariants label={t('sizes')} tab="ingredients" variants={variants}>
      {({ html }) => <RichHtml className={styles.ingredients} editing={editing} html={keepUnits(html)} />}
    </SizedVariants>
  );
}
