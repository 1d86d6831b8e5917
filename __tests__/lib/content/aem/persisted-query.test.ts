import { parsePersistedQuery } from '@/lib/content/aem/persisted-query';

const base = 'http://localhost/aem-api/graphql/execute.json/solstride/';
const folder = '/content/dam/solstride/us/en/content-fragments/slides/';
const parse = (rest: string) => parsePersistedQuery(new URL(base + rest));

test.each([
  `slides;folderPath=${folder}`,
  `slides;folderPath=${folder.slice(0, -1)}`,
  `slides${encodeURIComponent(`;folderPath=${folder}`)}`,
  `slides?folderPath=${folder}`,
  `slides?folderPath=${encodeURIComponent(folder)}`,
])('%s', (rest) => {
  expect(parse(rest)).toEqual({ type: 'slides', folderPath: folder });
});

test.each([
  '',
  'slides',
  'slides?folderPath=',
  'slides;folderPath=',
  `unknown;folderPath=${folder}`,
  `__proto__;folderPath=${folder}`,
  `product;folderPath=${folder}`,
  `slides/../product?folderPath=${folder}`,
  `slides%2f..%2fproduct?folderPath=${folder}`,
  `slides;folderPath=${folder}../product/`,
  `slides;folderPath=${folder}%2e%2e/product/`,
  `slides;folderPath=${folder}%252e%252e/product/`,
  `slides;folderPath=${folder}a;b=c/`,
  `slides;other=${folder}`,
  'slides;folderPath=/etc/passwd/',
  'slides;folderPath=http://elsewhere.example/',
  `slides;folderPath=${folder}%00/`,
  `slides;folderPath=${folder}%0a/`,
  'slides%E0%A4%A',
])('nothing is forwarded for %p', (rest) => {
  expect(parse(rest)).toBeNull();
});

test('no address outside the persisted queries is forwarded', () => {
  expect(parsePersistedQuery(new URL('http://localhost/aem-api/system/console'))).toBeNull();
});
