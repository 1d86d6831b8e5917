import type { LocaleDefinition } from '@/lib/locales/definitions';
import { createTimeSlices } from '@/lib/time-slices';
import type { ContentType } from '../content-types';
import { itemBytes, parseAllButItems } from './item-lists';
import { responseKeys } from './response-keys';
import { parseItems } from './schemas/items';
import { readItems } from './schemas/response';

/** Serializes a response with its items as JSON in bytes; null without a list of items. */
export async function serialize(response: unknown, type: ContentType): Promise<Uint8Array | null> {
  const raw = readItems(response, type);
  if (!raw.ok) return null;
  const yieldIfDue = createTimeSlices();
  const parts: Uint8Array[] = [Buffer.from(`{"data":{"${responseKeys[type]}":{"items":[`)];
  for (const [index, item] of raw.value.entries()) {
    await yieldIfDue();
    parts.push(Buffer.from(index === 0 ? '' : ','), itemBytes(item));
  }
  return Buffer.concat([...parts, Buffer.from(']}}}')]);
}

/** Parses the items of `serialize`d bytes like those of a response. */
export async function deserialize(
  bytes: Uint8Array,
  type: ContentType,
  locale: LocaleDefinition,
): Promise<readonly unknown[] | null> {
  const response = await parseAllButItems(bytes);
  const parsed = response.ok ? await parseItems(response.value, type, locale) : null;
  return parsed?.ok ? parsed.value.items : null;
}
