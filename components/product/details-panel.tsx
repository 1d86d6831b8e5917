import { useLocale, useTranslations } from 'next-intl';
import { editable } from '@/lib/content/editable';
import type { Product } from '@/lib/content/types';
import { sizeText } from '@/lib/product/amount-text';
import { electrolyteAmount, withElectrolytes, withLead } from '@/lib/product/electrolytes';
import { hasText } from '@/lib/product/per-size';
import { sizePlan } from '@/lib/product/sizes';
import { withoutItems } from '@/lib/product/story';
import { keepUnits } from '@/lib/text/no-break';
import { ComingSoon } from './coming-soon';
import styles from './details-panel.module.css';
import { RichHtml } from './rich-html';
import { BySelectedSize } from './sized-panel';

type DetailsPanelProps = {
  readonly product: Product;
  readonly sizes: readonly string[];
  /** Items that the story tells. */
  readonly told: readonly string[];
};

/** Renders the Details list, with the electrolyte amount of the selected size first (PROD-08, TELL-01). */
export function DetailsPanel({ product, sizes, told }: DetailsPanelProps) {
  const t = useTranslations('category.product');
  const tCompare = useTranslations('category.compare');
  const locale = useLocale();
  const { details, electrolytes, categorySlug } = product;
  const editing = editable(product, 'details');
  if (!details || !hasText(details))
    return <ComingSoon editing={editing}>{t('details-coming-soon')}</ComingSoon>;

  const html = keepUnits(withoutItems(details.html, told));
  const htmlFor = (size: string) => {
    const amount = electrolytes[size];
    if (!amount) return withLead(html);
    const bullet = `${electrolyteAmount(amount, locale)} ${t('electrolytes-suffix')}`;
    return withElectrolytes(html, bullet, tCompare('per-size', { size: sizeText(size, locale) }));
  };
  if (!sizePlan(categorySlug).showsElectrolytes) {
    return <RichHtml className={styles.details} editing={editing} html={withLead(html)} />;
  }
  return (
    <BySelectedSize
      variants={sizes.map((size) => ({
        size,
        content: <RichHtml className={styles.details} editing={editing} html={htmlFor(size)} />,
      }))}
    />
  );
}
