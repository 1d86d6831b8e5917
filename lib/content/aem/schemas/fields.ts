import { z } from 'zod';
import { bounded, maxLengths } from '@/lib/text/bounded';
import { pathSegments } from '@/lib/text/slug';
import { htmlToPlaintext, linesToList, plaintextToHtml, sanitizeRichText, toHref } from '../../html';
import type { TimeWindow } from '../../time-window';
import type { AssetReference, RichText } from '../../values';

/**
 * Kinds of fields (CONT-01). A missing field gets its default; a field of an unexpected type invalidates its
 * item.
 */

/** Path of the fragment, which every item has. */
export const fragmentPath = z
  .string()
  .startsWith('/content/dam/')
  .refine((path) => pathSegments(path.replace(/\/$/, '')) !== null, 'not a plain path');

/** A required name: an item without it cannot be shown. */
export const requiredText = z
  .string()
  .overwrite((value) => bounded(value, maxLengths.line))
  .trim()
  .min(1);

export function text(fallback = '') {
  return z
    .string()
    .nullish()
    .transform((value) => bounded(value ?? '', maxLengths.line).trim() || fallback);
}

const numeric = z
  .string()
  .max(40, { abort: true })
  .trim()
  .regex(/^-?\d+(?:\.\d+)?$/);

/** Returns the schema of a number. AEM sends some numbers as strings. */
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

/** `{_path}`, a string or null. A path outside the assets folder is not an asset. */
export const asset = z
  .union([z.string(), z.object({ _path: z.string().nullish() }), z.null()])
  .optional()
  .transform((value) => toAsset((typeof value === 'string' ? value : value?._path) ?? ''));

/** Returns the schema of a hex colour as `#RRGGBB`, with a default for any other value (PROD-01). */
export function color<Fallback extends string | null>(fallback: Fallback) {
  return z
    .unknown()
    .optional()
    .transform((value): string | Fallback => {
      const hex =
        typeof value === 'string'
          ? /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(bounded(value, maxLengths.line).trim())?.[1]
          : undefined;
      if (!hex) return fallback;
      return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`.toUpperCase();
    });
}

export const link = z
  .string()
  .nullish()
  .transform((value) => (value ? toHref(value) : null));

const isoDateTime = z
  .string()
  .max(40, { abort: true })
  .pipe(z.iso.datetime({ offset: true }));

/** A required date and time with its offset (ISO 8601), in milliseconds since 1970. */
export const requiredDateTime = isoDateTime.transform((value) => Date.parse(value));

/** A date and time with its offset (ISO 8601), in milliseconds since 1970; null without one. */
const dateTime = z
  .union([isoDateTime, z.literal(''), z.null()])
  .optional()
  .transform((value) => (value ? Date.parse(value) : null));

/** The fields of content that is shown for a limited time (CONT-13). */
export const timeWindow = { from: dateTime, until: dateTime };

/** Returns whether a window is not empty. Content with an empty one would never be shown. */
export const opensBeforeItEnds = ({ from, until }: TimeWindow): boolean =>
  from === null || until === null || from < until;

/** The problem of an empty window. */
export const windowProblem = { path: ['until'], message: 'a time after `from`' };

/** The two unparsed forms of a rich text field. */
const richTextForms = z.union([
  z.string().transform((plaintext) => ({ plaintext, html: '' })),
  z.object({ plaintext: z.string().nullish(), html: z.string().nullish() }),
]);

function toRichText(forms: z.output<typeof richTextForms>, isList: boolean): RichText | null {
  const sanitized = sanitizeRichText(forms.html ?? '');
  const plaintext = bounded(forms.plaintext ?? '', maxLengths.block).trim() || htmlToPlaintext(sanitized);
  const html = sanitized || (isList ? linesToList(plaintext) : plaintextToHtml(plaintext));
  return plaintext || html ? { plaintext, html } : null;
}

/** `{plaintext, html}`, either of which may be missing; null without text. */
export const richText = richTextForms
  .nullish()
  .transform((forms) => (forms ? toRichText(forms, false) : null));

/** Rich text of a tab that is a list. Each line of plain text is an item. */
export const richList = richTextForms
  .nullish()
  .transform((forms) => (forms ? toRichText(forms, true) : null));

/** Plain text of a rich text field, for pages that need no formatting. */
export const plaintext = richText.transform((value) => value?.plaintext ?? '');

/** Required text of a rich text field, as plain text. */
export const requiredPlaintext = richText
  .transform((value) => value?.plaintext ?? '')
  .refine((value) => value !== '', 'no text');

const fragmentReference = z.object({ _path: fragmentPath });

/** Path of a fragment that another one refers to. */
export const requiredReference = fragmentReference.transform(({ _path }) => _path);

/** The place of a product in its line's folder. */
export type ProductPlace = { readonly categorySlug: string; readonly slug: string };

function toProductPlace(path: string): ProductPlace | null {
  const [folder, categorySlug, slug] = path.split('/').slice(-3);
  return folder === 'product' && categorySlug && slug ? { categorySlug, slug } : null;
}

const isProductPath = (path: string) => toProductPlace(path) !== null;

/** A required product. */
export const productReference = requiredReference
  .refine(isProductPath, 'not a product')
  .transform((path) => toProductPlace(path) as ProductPlace);

/** Maximum number of references in a list. */
const maxReferences = 60;

/** A list of products; AEM sends null in place of one that is not published. */
export const productReferences = z
  .array(z.union([fragmentReference, z.null()]))
  .nullish()
  .transform((list) =>
    (list ?? []).slice(0, maxReferences).flatMap((item) => (item && toProductPlace(item._path)) ?? []),
  );

/** The slug of a line, from a reference to its fragment; null without one. */
export const lineReference = fragmentReference
  .nullish()
  .transform((reference) => reference?._path.split('/').at(-1) ?? null);

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the path of an item that may be invalid. */
export function pathOf(raw: unknown): string {
  return isRecord(raw) && typeof raw._path === 'string' ? bounded(raw._path, maxLengths.line) : '(no _path)';
}

const maxProblems = 5;
const maxValueLength = 120;

/** Returns the value at a path as JSON. */
function valueAt(raw: unknown, path: readonly PropertyKey[]): string {
  const value = path.reduce<unknown>(
    (parent, key) => (Object(parent) as Record<PropertyKey, unknown>)[key],
    raw,
  );
  try {
    return bounded(JSON.stringify(value) ?? '', maxValueLength);
  } catch {
    return 'a deeply nested value';
  }
}

/** Returns the first problems of an invalid item. */
export function problemsOf(raw: unknown, error: z.ZodError) {
  return error.issues.slice(0, maxProblems).map(({ path, message }) => ({
    field: path.join('.') || 'item',
    value: valueAt(raw, path),
    expectation: message,
  }));
}
