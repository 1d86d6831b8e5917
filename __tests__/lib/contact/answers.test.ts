// Rules: CON-01, CON-02, PROD-16
import { packSizes, productLines, sizes } from '@/lib/contact/answers';
import { contactFields, offeredTopics, topics } from '@/lib/contact/fields';
import { loadMessages } from '@/lib/i18n/messages';
import { getLocale } from '@/lib/locales/definitions';
import { sizeText } from '@/lib/product/amount-text';
import en from '@/messages/en/common.json';
import fr from '@/messages/fr/common.json';

const idsOf = (options: readonly { readonly id: string }[]) => options.map(({ id }) => id);
const valuesOf = (options: readonly { readonly value: string }[]) => options.map(({ value }) => value);

test.each([en, fr])(
  'every choice has a message, and there are no others',
  ({ contact: { topics, options, fields } }) => {
    expect(Object.keys(topics)).toEqual([...offeredTopics]);
    expect(Object.keys(options['product-lines'])).toEqual(idsOf(productLines));
    expect(Object.keys(options.sizes)).toEqual(idsOf(sizes));
    expect(Object.keys(options['pack-sizes'])).toEqual(idsOf(packSizes));
    expect(Object.keys(fields).sort()).toEqual([...contactFields].sort());
  },
);

test('values are sent in English, whatever the language of the page', () => {
  const { options } = en.contact;
  expect(valuesOf(productLines)).toEqual(Object.values(options['product-lines']));
  expect(valuesOf(sizes)).toEqual(Object.values(options.sizes));
  expect(valuesOf(packSizes)).toEqual(Object.values(options['pack-sizes']));
});

test('the form processor gets these values', () => {
  expect(valuesOf(productLines).join()).toBe(
    'Sports Drinks,Zero Sugar,LYTE,Flash I. V.,Flash I. V. Powder Sticks,Sport Water',
  );
  expect(valuesOf(sizes).join()).toBe('12oz,16oz,20oz,28oz,700mL,1L,1.5L,6ct Box,15ct Box');
  expect(valuesOf(packSizes).join()).toBe(
    'Individual Bottle,12oz 6pk,20oz 6pk,1L 6pk,Variety pack,Not applicable',
  );
});

test.each(['ca-en', 'ca-fr'] as const)('sizes at %s read as on its product pages', async (id) => {
  const locale = getLocale(id);
  const { options } = (await loadMessages(locale)).common.contact;
  for (const size of sizes.filter(({ value }) => /^[\d.]+(?:oz|mL|L)$/.test(value)))
    expect(options.sizes[size.id]).toBe(sizeText(size.value, locale.tag));
  for (const { id: pack, value } of packSizes.filter((each) => / 6pk$/.test(each.value)))
    expect(options['pack-sizes'][pack]).toContain(sizeText(value.replace(' 6pk', ''), locale.tag));
});

test('one topic is accepted and not offered', () => {
  expect(topics.filter((topic) => !offeredTopics.some((offered) => offered === topic))).toEqual([
    'advertising-marketing',
  ]);
});
