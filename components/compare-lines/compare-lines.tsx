import { useTranslations } from 'next-intl';
import { ContentImage } from '@/components/ui/content-image';
import { SmartLink } from '@/components/ui/smart-link';
import { UnbrokenName } from '@/components/ui/unbroken-name';
import { imageSource } from '@/lib/content/assets';
import type { Line } from '@/lib/content/types';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { type LineFacts, lineFacts } from '@/lib/product/line-facts';
import styles from './compare-lines.module.css';

type CompareLinesProps = {
  readonly lines: readonly Line[];
  /** The line of the page. */
  readonly current: string;
  readonly locale: LocaleDefinition;
};

const rows = ['electrolytes', 'sugar', 'calories', 'sizes', 'best-for'] as const;

/**
 * Renders the locale's lines side by side (CMP-01). Lines whose first product has no values are left out; there is
 * nothing to compare with fewer than two.
 */
export function CompareLines({ lines: all, current, locale }: CompareLinesProps) {
  const t = useTranslations('category.compare');
  const names = useTranslations('common.categories');
  const lines = all.flatMap((line) => {
    const facts = lineFacts(line.product, locale.tag);
    return facts ? [{ ...line, facts }] : [];
  });
  if (lines.length < 2) return null;
  // The line of the page is the first, which is in view on every phone.
  lines.sort((one, other) => Number(other.slug === current) - Number(one.slug === current));

  const cell = (row: (typeof rows)[number], slug: CategorySlug, facts: LineFacts) => {
    if (row === 'best-for') return t(`best-for-line.${slug}`);
    if (row === 'sizes') return facts.sizes || null;
    const amount = facts[row];
    return amount && <Amount text={amount} />;
  };
  return (
    <section aria-labelledby="compare" className={styles.compare}>
      <h2 className={styles.heading} id="compare">
        {t('heading')}
      </h2>
      <div className={styles.rail}>
        <table className={styles.table} style={{ '--count': lines.length, '--current': lines[0]?.color }}>
          <caption className="visually-hidden">{t('caption')}</caption>
          <thead>
            <tr>
              <td />
              {lines.map(({ product, slug, color, facts }) => (
                <th key={slug} scope="col" style={{ '--line': color }}>
                  <SmartLink
                    aria-current={slug === current ? 'page' : undefined}
                    className={styles.line}
                    href={`/${slug}`}
                  >
                    <span className={styles.shot} {...(product.isContained && { 'data-contained': true })}>
                      <ContentImage
                        alt=""
                        height={1280}
                        source={
                          product.image ? imageSource(product.image, { locale, slot: 'compare' }) : null
                        }
                        width={640}
                      />
                    </span>
                    <span className={styles.name}>
                      <UnbrokenName name={names(slug)} />
                    </span>
                  </SmartLink>
                  <span className={styles.basis}>
                    {facts.amountsOf ? t('per-size', { size: facts.amountsOf }) : t('per-serving')}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr data-row={row} key={row}>
                <th scope="row">
                  <span>{t(`rows.${row}`)}</span>
                </th>
                {lines.map(({ slug, facts }) => (
                  <td key={slug}>{cell(row, slug, facts) ?? <Missing label={t('not-stated')} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Renders an amount with a smaller unit. */
function Amount({ text }: { readonly text: string }) {
  const end = text.search(/\u00a0\p{L}/u);
  if (end < 0) return text;
  return (
    <>
      {text.slice(0, end)}
      <small>{text.slice(end)}</small>
    </>
  );
}

/** Renders a dash in place of a missing value. */
function Missing({ label }: { readonly label: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{label}</span>
    </>
  );
}
