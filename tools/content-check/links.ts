import { linkText } from '@/aem/models/shared';
import { sanitizeRichText, toHref } from '@/lib/content/html';
import { campaignFields } from './campaign-fields';
import type { FieldName } from './field-name';
import { productsOf } from './products';
import type { LocaleContent } from './types';

/** A link of a fragment. `href` is null for an invalid link. */
export type Link = {
  readonly path: string;
  readonly field: FieldName;
  readonly value: string;
  readonly href: string | null;
};

const linkFields = {
  slides: ['slideCtaLink'],
  announcement: ['announcementLink'],
  'product-feature-slider': ['otherFlavorsLink', 'whyItWorksLink'],
  partners: ['partnerFavoriteProduct'],
} as const;

function rawLinks({ raw }: LocaleContent): readonly Link[] {
  return [...raw].flatMap(([path, { type, values }]) => {
    const fields: readonly FieldName[] =
      type in linkFields ? linkFields[type as keyof typeof linkFields] : [];
    return fields.flatMap((field) => {
      const value = values[field];
      return typeof value === 'string' && value.trim() !== ''
        ? [{ path, field, value, href: toHref(value) }]
        : [];
    });
  });
}

function itemLinks({ slides, features, announcements }: LocaleContent): readonly Link[] {
  const row = (path: string, field: FieldName, href: string | null | undefined) =>
    href ? [{ path, field, value: href, href }] : [];
  return [
    ...announcements.flatMap(({ path, link }) => row(path, 'announcementLink', link?.href)),
    ...slides.flatMap(({ path, cta }) => row(path, 'slideCtaLink', cta?.href)),
    ...features.flatMap(({ path, otherFlavorsHref, whyItWorksHref }) => [
      ...row(path, 'otherFlavorsLink', otherFlavorsHref),
      ...row(path, 'whyItWorksLink', whyItWorksHref),
    ]),
  ];
}

/** Returns the links of campaigns and their blocks. */
function campaignLinks(content: LocaleContent): readonly Link[] {
  return campaignFields(content).flatMap(({ path, name, field, value }) => {
    if (field.type === 'multi-line-text') {
      return linksIn(path, name, sanitizeRichText(String(Object(value).html ?? '')));
    }
    const isLink = field.type === 'single-line-text' && field.pattern === linkText.pattern;
    return isLink && typeof value === 'string' && value.trim() !== ''
      ? [{ path, field: name, value, href: toHref(value) }]
      : [];
  });
}

const decode = (text: string) => text.replaceAll('&amp;', '&');

/** Returns the links in the HTML of a field. */
const linksIn = (path: string, field: FieldName, html: string): readonly Link[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => {
    const value = decode(href);
    return { path, field, value, href: value };
  });

function productLinks(content: LocaleContent): readonly Link[] {
  return productsOf(content).flatMap(({ path, details, ingredients }) => {
    const texts =
      ingredients === null
        ? []
        : 'all' in ingredients
          ? [ingredients.all]
          : Object.values(ingredients.bySize);
    const rows = [
      ['detailsTabContent', details?.html ?? ''],
      ['ingredientsTabContent', texts.map(({ html }) => html).join('')],
    ] as const;
    return rows.flatMap(([field, html]) => linksIn(path, field, html));
  });
}

/** Returns the links of a locale: as the backend sent them or, if that is unknown, as the site reads them. */
export function linksOf(content: LocaleContent): readonly Link[] {
  const known = rawLinks(content);
  const seen = new Set(known.map(({ path }) => path));
  return [
    ...known,
    ...itemLinks(content).filter(({ path }) => !seen.has(path) && !content.raw.has(path)),
    ...productLinks(content),
    ...campaignLinks(content),
  ];
}
