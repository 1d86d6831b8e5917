import { loadMessages } from '@/lib/i18n/messages';
import { locales } from '@/lib/locales/definitions';
import { dailyValues } from '@/lib/product/daily-values';
import { type ContentType, type SampleItem, sampleItems } from '@/sample/content';
import { strings } from './strings';

type Label = Readonly<Record<string, unknown>>;

/** Returns the number of an amount, such as `1 095 mg`. */
const numberOf = (amount: unknown) => Number(String(amount).replace(/[^\d.]/g, ''));

/** Returns an amount of a label for the whole container. */
const whole = (label: Label, name: string) => numberOf(label[`${name}PerContainer`] ?? label[name] ?? 0);

const minerals = ['sodium', 'potassium', 'magnesium', 'calcium'];
const electrolytes = (label: Label) => minerals.reduce((sum, name) => sum + whole(label, name), 0);
const total = (label: Label, key = 'total') =>
  numberOf(((label.sugarPerContainer ?? label.sugar) as Label)[key]);

/** Labels by size; one without sizes has the key `all`. */
function labelsOf({ nutritionFactsTabContent: tab }: SampleItem): Readonly<Record<string, Label>> {
  const content = tab as Label | null;
  if (content === null) return {};
  return ('calories' in content ? { all: content } : content) as Readonly<Record<string, Label>>;
}

const lineOf = (path: string) => path.split('/content-fragments/')[1]?.split('/')[1] ?? '';

describe.each(locales.map((locale) => [locale.id, locale] as const))('in %s', (_, locale) => {
  const { countryCode, language } = locale;
  const items = (type: ContentType) => sampleItems(type, countryCode, language);
  const products = items('product');
  const labelled = products.flatMap((product) =>
    Object.entries(labelsOf(product)).map(([size, label]) => ({ product, size, label })),
  );
  const lines = [...new Set(products.map(({ _path }) => lineOf(_path)))];

  /** Returns the smallest size of a line with a label, which its texts speak of. */
  function labelOf(line: string): Label {
    const [first] = labelled.filter(({ product }) => lineOf(product._path) === line);
    if (!first) throw new Error(`${line} has no label`);
    return first.label;
  }

  /** Every text about a line: its facts, the details of its products, and slides about it. */
  function textsOf(line: string): string[] {
    const own = products.filter(({ _path }) => lineOf(_path) === line);
    return [
      ...items('category').filter(({ _path }) => lineOf(_path) === line),
      ...own.map(({ detailsTabContent }) => detailsTabContent),
      ...items('product-feature-slider')
        .filter(({ _path }) => lineOf(_path).startsWith(line))
        .map(({ productDetails }) => productDetails),
      ...items('slides').filter(({ slideCtaLink }) => String(slideCtaLink).endsWith(`/${line}`)),
    ]
      .flatMap(strings)
      .flatMap((text) => text.split(/\n+| & |<\/?li>/));
  }

  it('labels exist', () => {
    expect(labelled.length).toBeGreaterThan(30);
  });

  it('the electrolytes of a size are the sum of the minerals of its label', () => {
    for (const { product, size, label } of labelled) {
      const stated = product.electrolyteAmount as Label | null;
      if (size !== 'all')
        expect([product._path, size, numberOf(stated?.[size])]).toEqual([
          product._path,
          size,
          electrolytes(label),
        ]);
    }
  });

  it('the electrolytes of water follow from its label, which is for 700 mL', () => {
    for (const { product, label } of labelled.filter(({ product }) => /sport-water$/.test(product._path))) {
      const milliliters = { '700ml': 700, '1L': 1000, '1.5L': 1500 };
      for (const [size, volume] of Object.entries(milliliters)) {
        const stated = numberOf((product.electrolyteAmount as Label)[size]);
        expect(Math.abs(stated - (electrolytes(label) * volume) / 700)).toBeLessThanOrEqual(5);
      }
    }
  });

  it.each(lines)('texts about %s state the amounts of its label, and for which size', (line) => {
    const label = labelOf(line);
    const claims = [
      [/([\d,\u00a0]+)\u00a0mg (?:of electrolytes|electrolytes|d’électrolytes)/, electrolytes(label)],
      [/([\d,\u00a0]+)\u00a0g (?:of sugar|de sucre)/, total(label)],
      [/(\d+) calories/, whole(label, 'calories')],
    ] as const;
    const size = countryCode === 'us' ? /16\u00a0fl\u00a0oz|stick/ : /473\u00a0mL/;
    for (const text of textsOf(line)) {
      for (const [claim, amount] of claims) {
        const stated = claim.exec(text)?.[1];
        if (stated === undefined) continue;
        expect([text, numberOf(stated)]).toEqual([text, amount]);
        expect(text).toMatch(size);
      }
    }
  });

  it('a line says that it has no sugar only where the label has none', () => {
    const none = /\b(?:zero|no) sugar|zéro sucre|sans sucre/i;
    const saying = lines.filter((line) => textsOf(line).some((text) => none.test(text)));
    expect(saying).toEqual(['zero-sugar']);
    expect(saying.map((line) => total(labelOf(line)))).toEqual([0]);
  });

  it('no text denies added sugar: ingredients have sugar or a concentrate with it', () => {
    const texts = lines.flatMap(textsOf).filter((text) => /added sugar|sucres? ajouté/i.test(text));
    expect(texts).toEqual([]);
  });

  it('the highest count of electrolytes is that of the line which claims it', () => {
    const claiming = lines.filter((line) =>
      textsOf(line).some((text) => /our highest|plus haute/.test(text)),
    );
    const counts = lines.map((line) => [electrolytes(labelOf(line)), line] as const);
    const [[, highest] = [0, '']] = counts.sort(([one], [other]) => other - one);
    if (claiming.length > 0) expect(claiming).toEqual([highest]);
  });

  it('vitamins that a text names are on the label', () => {
    for (const line of lines) {
      const label = Object.keys(labelOf(line).microNutrients as Label).join(' ');
      const names = label.replace(/Niacine?/, 'B3').replace(/Pantothenic Acid|Acide pantothénique/, 'B5');
      for (const text of textsOf(line).filter((candidate) => /vitamin/i.test(candidate))) {
        const named = text.match(/\b(?:[ACDEK]|B\d*)\b/g) ?? [];
        expect([text, named.length > 0]).toEqual([text, true]);
        for (const vitamin of named)
          expect([text, names.split(' ')]).toEqual([text, expect.arrayContaining([vitamin])]);
      }
    }
  });

  it('the share of magnesium follows from its milligrams', () => {
    for (const { label } of labelled.filter(({ label }) => label.magnesium !== undefined)) {
      const { Magnesium, Magnésium } = label.microNutrients as Record<string, string>;
      const exact = (100 * numberOf(label.magnesium)) / (dailyValues.USA.magnesium ?? 0);
      expect(Math.abs(numberOf(Magnesium ?? Magnésium) - exact)).toBeLessThanOrEqual(1);
    }
  });

  it('a bottle below twice a serving is one serving, and has one column', () => {
    for (const { size, label } of labelled.filter(({ size }) => size !== 'all')) {
      const isPaired = Object.keys(label).some(
        (name) => name.endsWith('PerContainer') && name !== 'servingsPerContainer',
      );
      expect([size, isPaired, label.servingsPerContainer]).toEqual(
        size === '28oz' ? [size, true, undefined] : [size, false, 1],
      );
    }
  });

  it('labels have added sugars in the United States alone', () => {
    const having = labelled.filter(({ label }) => 'addedSugar' in (label.sugar as Label));
    expect(having).toHaveLength(countryCode === 'us' ? labelled.length : 0);
    for (const { label } of having) expect(total(label, 'addedSugar')).toBeLessThanOrEqual(total(label));
  });

  it('the FAQ names every allergen of the labels, and denies none', async () => {
    const { faq } = await loadMessages(locale);
    const { answer } = faq.categories['product-information'].items['dietary-info'];
    const notes = products.flatMap(({ ingredientsTabContent: tab }) =>
      strings(tab).flatMap((text) => [...text.matchAll(/(?:Contains|Contient\u00a0:) ([^.<]+)\./g)]),
    );
    const allergens = [...new Set(notes.map(([, allergen = '']) => allergen))];
    expect(allergens).toEqual([language === 'fr' ? 'noix de coco' : 'coconut']);
    for (const allergen of allergens) expect(answer).toContain(allergen);
    expect(answer).not.toMatch(/\bnuts?\b|\bnoix\b(?! de coco)/i);
  });

  it('a product with a picture of fruit says that it has no juice', () => {
    // The picture of water has no fruit.
    const pictured = products.filter(
      ({ productTasteImage, _path }) => productTasteImage !== null && !_path.endsWith('/sport-water'),
    );
    expect(pictured.length).toBeGreaterThan(5);
    for (const { _path, ingredientsTabContent: tab } of pictured) {
      const statement = language === 'fr' ? /Aucun jus de fruits/ : /No fruit juice/;
      expect([_path, strings(tab).some((text) => statement.test(text))]).toEqual([_path, true]);
    }
  });

  it('no message repeats an amount: amounts are in content, which tests hold to the labels', async () => {
    const { common, ...messages } = await loadMessages(locale);
    const { options: _, ...contact } = common.contact;
    const texts = strings({ ...messages, ...common, contact });
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => /\d\s?(?:mg|g|mL|oz)\b|\d+ calories/i.test(text))).toEqual([]);
  });
});
