import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { NutritionFacts, Product } from '@/lib/content/types';
import { isCategorySlug } from '@/lib/locales/category-slugs';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { amountText, sizeText } from '@/lib/product/amount-text';
import { dailyValues } from '@/lib/product/daily-values';
import { nameFit } from '@/lib/product/name-fit';
import { basisOf, type Nutrient, nutritionReadings } from '@/lib/product/nutrition-readings';
import { hasFacts, variantsOf } from '@/lib/product/per-size';
import { sizePlan } from '@/lib/product/sizes';
import { keepHyphens, keepUnits } from '@/lib/text/no-break';
import { NutrientBars } from './nutrient-bars';
import { isSugar, type NutrientLine } from './nutrient-line';
import { NutrientTable } from './nutrient-table';
import styles from './why-it-works.module.css';

type WhyItWorksProps = { readonly product: Product; readonly locale: LocaleDefinition };

/** Returns the size and the facts that the section shows: those of the first size with facts. */
function shownFacts({
  nutrition,
  categorySlug,
}: Product): { size: string | null; facts: NutritionFacts } | null {
  const { sizes } = sizePlan(categorySlug);
  const [first] = variantsOf(nutrition, sizes, hasFacts);
  return first ? { size: first.size, facts: first.value } : null;
}

/** Below this share of the daily value, nothing may be claimed about a mineral. */
const minShare = 0.05;

/** Returns the message key of what is said of a nutrient: its function, if that may be stated. Up to 5 g of sugar is about a teaspoon. */
function reasonOf(nutrient: Nutrient, milligrams: number, share: number) {
  if (!isSugar(nutrient)) return share < minShare ? 'trace' : nutrient;
  if (milligrams === 0) return 'no-sugar';
  return milligrams <= 5_000 ? 'little-sugar' : 'sugar';
}

/**
 * Renders a product's minerals and sugar, as far as its nutrition facts state them and the country has daily values for
 * them (WHY-01). Renders nothing if there are none.
 */
export function WhyItWorks({ product, locale }: WhyItWorksProps) {
  const t = useTranslations('category.why');
  const nutrients = useTranslations('category.product.nutrients');
  const shown = shownFacts(product);
  const daily = dailyValues[locale.country];
  // Labels state sugar in grams and minerals in milligrams.
  const amountOf = (nutrient: Nutrient, milligrams: number, sign = '') =>
    sign + amountText(isSugar(nutrient) ? `${milligrams / 1000} g` : `${milligrams} mg`, locale.tag);
  const lines = (shown ? nutritionReadings(shown.facts) : []).flatMap(
    ({ nutrient, milligrams, sign }): (NutrientLine & { readonly dailyAmount: string })[] => {
      const whole = daily[nutrient];
      if (whole === undefined) return [];
      const share = milligrams / whole;
      const reason = reasonOf(nutrient, milligrams, share);
      return [
        {
          nutrient,
          label: nutrients(nutrient),
          amount: amountOf(nutrient, milligrams, sign),
          reason: t(`reasons.${reason}`),
          share: Math.min(1, share),
          dailyAmount: amountOf(nutrient, whole),
        },
      ];
    },
  );
  if (!shown || lines.length === 0) return null;
  // A second trace has words of its own.
  const said = lines.map((line, index) =>
    lines.findIndex(({ reason }) => reason === line.reason) < index
      ? { ...line, reason: t('reasons.trace-again') }
      : line,
  );
  const { size, facts } = shown;
  const basis = basisOf(facts);
  const source = t(`source.${basis}`, {
    name: keepHyphens(product.name),
    size: size ? sizeText(size, locale.tag) : '',
    serving: facts.servingSizeDisclaimer,
  });
  const values = lines.map(({ label, dailyAmount }) => `${label.toLowerCase()} ${dailyAmount}`);
  // The stylesheet divides the width of the column by it.
  const word = Math.max(
    ...t('heading')
      .split(' ')
      .map((part) => nameFit(part).line),
  );
  return (
    <section aria-labelledby="why-it-works" className={styles.why}>
      <header className={styles.header}>
        <h2 className={styles.heading} id="why-it-works" style={{ '--word': word } as CSSProperties}>
          {t('heading')}
        </h2>
        <p className={styles.basis}>{t(`basis.${basis}`, { name: keepHyphens(product.name) })}</p>
        {isCategorySlug(product.categorySlug) ? (
          <img
            alt=""
            height={608}
            loading="lazy"
            src={`/minerals-${product.categorySlug}.webp`}
            width={800}
          />
        ) : null}
      </header>
      <NutrientBars lines={said} />
      <NutrientTable caption={t('caption', { name: product.name })} lines={said} />
      <p className={styles.source}>
        {keepUnits(source)} {t('scale', { values: values.join(', ') })}
      </p>
    </section>
  );
}
