import { htmlToPlaintext } from '@/lib/content/html';
import type { PerSize, Product } from '@/lib/content/types';
import { type CampaignField, campaignFields } from './campaign-fields';
import type { FieldName } from './field-name';
import { productsOf } from './products';
import type { LocaleContent } from './types';

type FieldText = readonly [field: FieldName, text: string];

/** The texts of a fragment that a translator translates. */
export type FragmentTexts = {
  readonly path: string;
  readonly texts: readonly FieldText[];
};

function valuesOf<T>(field: PerSize<T> | null): readonly T[] {
  if (!field) return [];
  return 'all' in field ? [field.all] : Object.values(field.bySize);
}

const productTexts = (product: Product): readonly FieldText[] => [
  ['productName', product.name],
  ['productImageAltText', product.imageAlt],
  ['tileImageAltText', product.tileImageAlt],
  ['detailsTabContent', product.details?.plaintext ?? ''],
  [
    'ingredientsTabContent',
    valuesOf(product.ingredients)
      .map(({ plaintext }) => plaintext)
      .join('\n'),
  ],
  [
    'nutritionFactsTabContent',
    valuesOf(product.nutrition)
      .map(({ servingSizeDisclaimer }) => servingSizeDisclaimer)
      .join('\n'),
  ],
];

/** Returns the text of a field; null for a field that has none, such as a link. */
function campaignText({ field, value }: CampaignField): string | null {
  if (field.type === 'single-line-text') return field.pattern ? null : String(value ?? '');
  if (field.type !== 'multi-line-text') return null;
  const { plaintext, html } = Object(value) as Readonly<Record<string, unknown>>;
  return String(plaintext || htmlToPlaintext(String(html ?? '')));
}

/** Returns the texts of campaigns and their blocks. */
function campaignTexts(content: LocaleContent): readonly FragmentTexts[] {
  const byPath = new Map<string, FieldText[]>();
  for (const row of campaignFields(content)) {
    const text = campaignText(row);
    const texts = byPath.get(row.path) ?? [];
    byPath.set(row.path, text === null ? texts : [...texts, [row.name, text]]);
  }
  return [...byPath].map(([path, texts]) => ({ path, texts }));
}

/** Returns the texts of all fragments of a locale; names of lines and partners are the same in every language. */
export function textsOf(content: LocaleContent): readonly FragmentTexts[] {
  const rows = <Item extends { readonly path: string }>(
    items: readonly Item[],
    texts: (item: Item) => readonly FieldText[],
  ): FragmentTexts[] => items.map((item) => ({ path: item.path, texts: texts(item) }));
  return [
    ...rows(content.slides, ({ alt, headline, subheadline, cta }) => [
      ['slideAltText', alt],
      ['slideHeadline', headline],
      ['slideSubheadline', subheadline],
      ['slideCtaLabel', cta?.label ?? ''],
    ]),
    ...rows(content.announcements, ({ text, link }) => [
      ['announcementText', text],
      ['announcementLinkLabel', link?.label ?? ''],
    ]),
    ...rows(content.categories, ({ facts }) => [['categoryDescription', facts.join('\n')]]),
    ...rows(productsOf(content), productTexts),
    ...rows(content.features, ({ name, imageAlt, intro, claims }) => [
      ['productName', name],
      ['productImageAltText', imageAlt],
      ['productDetails', [intro, ...claims].join('\n')],
    ]),
    ...rows(content.partners, ({ description, about, statement, accomplishments, videoAlt }) => [
      ['partnerDescription', description],
      ['partnerAboutText', about],
      ['partnerStatement', statement],
      ['partnerAccomplishments', accomplishments.join('\n')],
      ['partnerVideoAltText', videoAlt],
    ]),
    ...campaignTexts(content),
  ];
}
