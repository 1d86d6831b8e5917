import { useTranslations } from 'next-intl';
import { SanitizedHtml } from '@/components/ui/sanitized-html';
import { editable } from '@/lib/content/editable';
import type { EditAttributes, ProductSummary } from '@/lib/content/types';
import { escapeHtml } from '@/lib/text/escape-html';
import styles from './more-products.module.css';

const attributes = (editing: EditAttributes = {}) =>
  Object.entries(editing)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

function item(product: ProductSummary): string {
  const href = escapeHtml(`/${product.categorySlug}/${product.slug}`);
  const link = `<a href="${href}"${attributes(editable(product, 'name'))}>${escapeHtml(product.name)}</a>`;
  return `<li${attributes(editable(product))}>${link}</li>`;
}

/**
 * Renders links to the products of a very long list that have no tile (CAT-05). They are HTML in one piece, because
 * thousands of elements would block the server while React renders them, and the browser while it hydrates them.
 */
export function MoreProducts({ products }: { readonly products: readonly ProductSummary[] }) {
  const t = useTranslations('category');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="more-flavors" className={styles.more}>
      <h3 className={styles.heading} id="more-flavors">
        {t('more-flavors')}
      </h3>
      <SanitizedHtml as="ul" className={styles.list} html={products.map(item).join('')} />
    </section>
  );
}
