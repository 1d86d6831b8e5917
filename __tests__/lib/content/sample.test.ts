/** @jest-environment node */
import { contentTypes } from '@/lib/content/content-types';
import { folderPath } from '@/lib/content/folder-path';
import { parseItems } from '@/lib/content/wire/items';
import { locales } from '@/lib/locales/definitions';
import { sampleAnswer } from '@/mocks/content';

const cases = locales.flatMap((locale) => contentTypes.map((type) => ({ locale, type, id: locale.id })));

test.each(cases)('every sample item of $type in $id fits its schema', async ({ locale, type }) => {
  const parsed = await parseItems(sampleAnswer(type, folderPath(locale, type)), type, locale);
  if (!parsed.ok) throw new Error(parsed.failure.message);
  expect(parsed.value.dropped).toEqual([]);
  expect(parsed.value.items.length).toBeGreaterThan(2);
});
