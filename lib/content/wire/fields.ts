import { z } from 'zod';
import { htmlToPlaintext, linesToList, plaintextToHtml, sanitizeRichText } from '../html';
import { toHref } from '../links';
import type { AssetPath, RichText } from '../types';

/**
 * The field kinds of contract section 4. A field that is missing takes its default (spec section 3);
 * a field of another kind than expected makes its item unfit.
 */

/** Where the fragment lies: every item has one. */
export const fragmentPath = z.string().startsWith('/content/dam/');

/** A name without which an item cannot be shown. */
export const requiredText = z.string().trim().min(1);

export function text(fallback = '') {
  return z
    .string()
    .nullish()
    .transform((value) => value?.trim() || fallback);
}

const numeric = z
  .string()
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

function toAssetPath(path: string): AssetPath | null {
  const isPlain = path.startsWith('/content/dam/') && !path.split('/').some((part) => /^\.{1,2}$/.test(part));
  return isPlain && !path.includes('\\') ? path : null;
}

/** `{_path}`, a plain string or null; what is not below the assets folder is no asset. */
export const asset = z
  .union([z.string(), z.object({ _path: z.string().nullish() }), z.null()])
  .optional()
  .transform((value) => toAssetPath((typeof value === 'string' ? value : value?._path) ?? ''));

/** A hex colour as `#RRGGBB`; anything else is the default (spec section 3). */
export function color<Fallback extends string | null>(fallback: Fallback) {
  return z
    .unknown()
    .optional()
    .transform((value): string | Fallback => {
      const hex =
        typeof value === 'string' ? /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(value.trim())?.[1] : undefined;
      if (!hex) return fallback;
      return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`.toUpperCase();
    });
}

export const link = z
  .string()
  .nullish()
  .transform((value) => (value ? toHref(value) : null));

const richTextForms = z.union([
  z.string().transform((plaintext) => ({ plaintext, html: '' })),
  z.object({ plaintext: z.string().nullish(), html: z.string().nullish() }),
]);

function toRichText(forms: z.output<typeof richTextForms>, isList: boolean): RichText | null {
  const sanitized = sanitizeRichText(forms.html ?? '');
  const plaintext = forms.plaintext?.trim() || htmlToPlaintext(sanitized);
  const html = sanitized || (isList ? linesToList(plaintext) : plaintextToHtml(plaintext));
  return plaintext || html ? { plaintext, html } : null;
}

/** `{plaintext, html}` with either missing; null when there are no words in it. */
export const richText = richTextForms
  .nullish()
  .transform((forms) => (forms ? toRichText(forms, false) : null));

/** The same, for a tab that is a list: plain text alone is one item a line. */
export const richList = richTextForms
  .nullish()
  .transform((forms) => (forms ? toRichText(forms, true) : null));

/** The words of a rich text field, where the page needs no formatting. */
export const plaintext = richText.transform((value) => value?.plaintext ?? '');
