// Rule: TELL-01
import { locales } from '@/lib/locales/definitions';
import { type SampleItem, sampleItems } from '@/sample/content';
import { strings } from './strings';

const spaced = (text: string) => text.replace(/\s/g, ' ');

/** Returns the amounts that the bars of a product page show: minerals and sugar of its label. */
function barsOf({ nutritionFactsTabContent: tab }: SampleItem): readonly string[] {
  const shown = /^(?:sodium|potassium|magnesium|sugar)(?:PerContainer)?$/;
  const labels = Object.values((tab ?? {}) as Readonly<Record<string, unknown>>);
  return [tab, ...labels].flatMap((label) =>
    Object.entries((label ?? {}) as Readonly<Record<string, unknown>>)
      .filter(([name]) => shown.test(name))
      .flatMap(([, amount]) => strings(amount).map(spaced)),
  );
}

it.each(locales.map((locale) => [locale.id, locale] as const))(
  'in %s details state no amount that the bars below them show',
  (_, { countryCode, language }) => {
    const products = sampleItems('product', countryCode, language).filter((item) => item.detailsTabContent);
    expect(products.length).toBeGreaterThan(10);
    const repeated = products.flatMap((product) => {
      const bars = new Set(barsOf(product));
      const amounts = strings(product.detailsTabContent).flatMap(
        (text) => spaced(text).match(/\d+ m?g\b/g) ?? [],
      );
      return amounts.filter((amount) => bars.has(amount)).map((amount) => [product._path, amount]);
    });
    expect(repeated).toEqual([]);
  },
);
