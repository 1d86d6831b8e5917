import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentType, sampleItems } from '@/sample/content';

const types: readonly ContentType[] = ['category', 'slides', 'product', 'product-feature-slider', 'partners'];
const folder = join(process.cwd(), 'messages/fr');

/** Matches a space at which a line could break before a punctuation mark. */
const breakable = /[ \t\n](?=[:;!?%»])|«(?!\u00a0)/;

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(strings);
  return [];
}

const found = (value: unknown) => strings(value).filter((text) => breakable.test(text));

it.each(['deux : un', 'vraiment ?', '100 %', '« oui\u00a0»', '«\u00a0oui »'])(
  'finds breakable spaces: %s',
  (text) => {
    expect(found(text)).toEqual([text]);
  },
);

it.each(readdirSync(folder))('%s keeps French punctuation with its words', (file) => {
  expect(found(JSON.parse(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});

it.each(types)('the French sample of %s does too', (type) => {
  expect(found(sampleItems(type, 'ca', 'fr'))).toEqual([]);
});
