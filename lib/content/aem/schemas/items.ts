import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { bounded, maxLengths } from '@/lib/text/bounded';
import type { ContentError, DroppedItem, FieldProblem, ParsedItems } from '../../content-source';
import type { ContentType } from '../../content-types';
import { fail, type Result } from '../../result';
import type { ContentItems } from '../../types';
import { isInLocale } from '../folder-path';
import { categorySchema } from './category';
import { featureSlideSchema } from './feature-slide';
import { partnerSchema } from './partner';
import { isRecord } from './per-size';
import { productSchema } from './product';
import { readItems } from './response';
import { slideSchema } from './slide';

const schemas: { readonly [Type in ContentType]: z.ZodType<ContentItems[Type]> } = {
  category: categorySchema,
  slides: slideSchema,
  product: productSchema,
  'product-feature-slider': featureSlideSchema,
  partners: partnerSchema,
};

const maxDroppedShown = 20;

/** Number of items that are parsed before other requests are served (OPS-10). A product takes about 0.4 ms. */
const itemsAtOnce = 20;

function pathOf(raw: unknown): string {
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
  return bounded(JSON.stringify(value) ?? '', maxValueLength);
}

function problemsOf(raw: unknown, error: z.ZodError): FieldProblem[] {
  return error.issues.slice(0, maxProblems).map(({ path, message }) => ({
    field: path.join('.') || 'item',
    value: valueAt(raw, path),
    expectation: message,
  }));
}

const problemText = ({ field, value, expectation }: FieldProblem) =>
  `${field}: ${expectation}, got ${value || 'nothing'}`;

/**
 * Parses a response into domain items of one locale (CONT-04). Drops invalid items and keeps the others. If
 * every item is invalid, the response is a failure, not an empty list.
 */
export async function parseItems<Type extends ContentType>(
  response: unknown,
  type: Type,
  locale: LocaleDefinition,
): Promise<Result<ParsedItems<ContentItems[Type]>, ContentError>> {
  const raw = readItems(response, type);
  if (!raw.ok) return raw;
  const items: ContentItems[Type][] = [];
  const dropped: DroppedItem[] = [];
  let droppedCount = 0;
  const drop = (item: DroppedItem) => {
    droppedCount += 1;
    if (dropped.length < maxDroppedShown) dropped.push(item);
  };
  for (const [index, item] of raw.value.entries()) {
    if (index % itemsAtOnce === itemsAtOnce - 1) await setImmediate();
    const path = pathOf(item);
    if (path.startsWith('/') && !isInLocale(path, locale)) continue;
    const parsed = schemas[type].safeParse(item);
    if (parsed.success) items.push(parsed.data);
    else drop({ path, problems: problemsOf(item, parsed.error) });
  }
  if (items.length === 0 && droppedCount > 0) {
    const problems = dropped[0]?.problems.map(problemText).join(', ');
    const { error } = fail('shape', `None of ${droppedCount} ${type} items fits its schema (${problems})`);
    return { ok: false, error: { ...error, dropped } };
  }
  return { ok: true, value: { items, dropped, droppedCount } };
}
