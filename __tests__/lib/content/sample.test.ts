import { folderPath } from '@/lib/content/aem/names';
import { parseItems } from '@/lib/content/aem/schemas/parse-items';
import { contentTypes } from '@/lib/content/content-types';
import { locales } from '@/lib/locales/definitions';
import { sampleResponse } from '@/sample/content';

const cases = locales.flatMap((locale) => contentTypes.map((type) => ({ locale, type, id: locale.id })));

test.each(cases)('every sample item of $type in $id fits its schema', async ({ locale, type }) => {
  const parsed = await parseItems(sampleResponse(type, folderPath(locale, type)), type, locale);
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(parsed.value.dropped).toEqual([]);
  expect(parsed.value.items.length).toBeGreaterThan(0);
});
