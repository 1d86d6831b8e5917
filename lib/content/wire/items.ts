import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { ContentType } from '../content-types';
import { isInLocale } from '../folder-path';
import { fail, type Result } from '../result';
import type { ContentItems } from '../types';
import { readItems } from './answer';
import { categorySchema } from './category';
import { featureSlideSchema } from './feature-slide';
import { partnerSchema } from './partner';
import { isRecord } from './per-size';
import { productSchema } from './product';
import { slideSchema } from './slide';

const schemas: { readonly [Type in ContentType]: z.ZodType<ContentItems[Type]> } = {
  category: categorySchema,
  slides: slideSchema,
  product: productSchema,
  'product-feature-slider': featureSlideSchema,
  partners: partnerSchema,
};

/** An item that did not fit its schema, for the log. */
export type DroppedItem = { readonly path: string; readonly problems: readonly string[] };

export type ParsedItems<Item> = { readonly items: readonly Item[]; readonly dropped: readonly DroppedItem[] };

/** For so long items are parsed at a time, in milliseconds; then other visitors have their turn. */
const turnMs = 10;

function pathOf(raw: unknown): string {
  return isRecord(raw) && typeof raw._path === 'string' ? raw._path : '(no _path)';
}

function problemsOf(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.') || 'item'}: ${issue.message}`).slice(0, 5);
}

/**
 * An answer as domain items of one locale (contract section 4). An item that does not fit is dropped, its
 * neighbours stay. When none of them fits, the answer is unreadable rather than empty: a failure.
 */
export async function parseItems<Type extends ContentType>(
  answer: unknown,
  type: Type,
  locale: LocaleDefinition,
): Promise<Result<ParsedItems<ContentItems[Type]>>> {
  const raw = readItems(answer, type);
  if (!raw.ok) return raw;
  const items: ContentItems[Type][] = [];
  const dropped: DroppedItem[] = [];
  let turnEndsAt = performance.now() + turnMs;
  for (const item of raw.value) {
    if (performance.now() > turnEndsAt) {
      await setImmediate();
      turnEndsAt = performance.now() + turnMs;
    }
    const path = pathOf(item);
    if (path.startsWith('/') && !isInLocale(path, locale)) continue;
    const parsed = schemas[type].safeParse(item);
    if (parsed.success) items.push(parsed.data);
    else dropped.push({ path, problems: problemsOf(parsed.error) });
  }
  if (items.length === 0 && dropped.length > 0) {
    const problems = dropped[0]?.problems.join(', ');
    return fail('shape', `None of ${dropped.length} ${type} items fits its schema (${problems})`);
  }
  return { ok: true, value: { items, dropped } };
}
