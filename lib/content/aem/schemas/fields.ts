import { z } from 'zod';
import { bounded, longest } from '@/lib/text/bounded';
import { pathSegments } from '@/lib/text/slug';
import { htmlToPlaintext, linesToList, plaintextToHtml, sanitizeRichText } from '../../html';
import { toHref } from '../../links';
import type { AssetReference, RichText } from '../../types';

/**
 * The kinds of fields (CONT-01). A field that is missing takes its default;
 * a field of another kind than expected makes its item unfit.
 */

/** Where the fragment lies: every item has one. */
export const fragmentPath = z
  .string()
  .startsWith('/content/dam/')
  .refine((path) => pathSegments(path.replace(/\/$/, '')) !== null, 'not a plain path');

/** A name without which an item cannot be shown. */
export const requiredText = z
  .string()
  .overwrite((value) => bounded(value, longest.line))
  .trim()
  .min(1);

export function text(fallback = '') {
  return z
    .string()
    .nullish()
    .transform((value) => bounded(value ?? '', longest.line).trim() || fallback);
}

const numeric = z
  .string()
  .max(40, { abort: true })
  .trim()
  .regex(/^-?\d+(?:\.\d+)?$/);

/** A number; AEM sends some as strings. */
export function number(fallback: number) {
  return z
    .union([z.number(), numeric.transform(Number), z.literal(''), z.null()])
    .optional()
    .transform((value) => (typeof value === 'number' ? value : fallback));
}

export const flag = z
  .union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false', ''] }), z.null()])
  .optional()
  .transform((value) => value ?? false);

function toAsset(path: string): AssetReference | null {
  return path.startsWith('/content/dam/') && pathSegments(path) ? path : null;
}

/** `{_path}`, a plain string or null; what is not below the assets folder is no asset. */
export const asset = z
  .union([z.string(), z.object({ _path: z.string().nullish() }), z.null()])
  .optional()
  .transform((value) => toAsset((typeof value === 'string' ? value : value?._path) ?? ''));

/** A hex colour as `#RRGGBB`; anything else is the default (PROD-01). */
export function color<Fallback extends string | null>(fallback: Fallback) {
  return z
    .unknown()
    .optional()
    .transform((value): string | Fallback => {
      const hex =
        typeof value === 'string'
          ? /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(bounded(value, longest.line).trim())?.[1]
          : undefined;
      if (!hex) return fallback;
      return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`.toUpperCase();
    });
}

export const link = z
  .string()
  .nullish()
  .transform((value) => (value ? toHref(value) : null));

/** The two forms of a rich text field, as they come. */
export const richTextForms = z.union([
  z.string().transform((plaintext) => ({ plaintext, html: '' })),
  z.object({ plaintext: z.string().nullish(), html: z.string().nullish() }),
]);

function toRichText(forms: z.output<typeof richTextForms>, isList: boolean): RichText | null {
  const sanitized = sanitizeRichText(forms.html ?? '');
  const plaintext = bounded(forms.plaintext ?? '', longest.block).trim() || htmlToPlaintext(sanitized);
  const html = sanitized || (isList ? linesToList(plaintext) : plaintextToHtml(plaintext));
  return plaintext || html ? { plaintext, html } : null;
}

/** `{plaintext, html}` with either missing; null when it has no text. */
export const richText = richTextForms
  .nullish()
  .transform((forms) => (forms ? toRichText(forms, false) : null));

/** The same, for a tab that is a list: plain text alone is one item a line. */
export const richList = richTextForms
  .nullish()
  .transform((forms) => (forms ? toRichText(forms, true) : null));

/** The text of a rich text field, where the page needs no formatting. */
export const plaintext = richText.transform((value) => value?.plaintext ?? '');
