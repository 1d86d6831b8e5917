// Rules: API-12
import { publicationsAt } from '@/lib/content/aem/published-path';
import { contentTypes } from '@/lib/content/content-types';
import { localeIds } from '@/lib/locales/definitions';

const root = '/content/dam/solstride';

const tagsOf = (path: string) =>
  publicationsAt(path)?.map(({ type, localeId }) => `${type} ${localeId}`) ?? null;
const everyType = (localeId: string) => contentTypes.map((type) => `${type} ${localeId}`);

test.each([
  ['a fragment', `${root}/us/en/content-fragments/product/lyte/grape`, ['product us-en']],
  ['one of another locale', `${root}/ca/fr/content-fragments/partners/rowing`, ['partners ca-fr']],
  [
    'what is inside of a fragment',
    `${root}/us/en/content-fragments/slides/one/jcr:content/data/master`,
    ['slides us-en'],
  ],
  [
    'the folder of a type',
    `${root}/ca/en/content-fragments/product-feature-slider/`,
    ['product-feature-slider ca-en'],
  ],
  ['a picture', `${root}/ca/fr/products/lyte/grape.webp`, everyType('ca-fr')],
  ['a picture beside a fragment', `${root}/us/en/logo.svg`, everyType('us-en')],
  ['the folder of all fragments', `${root}/us/en/content-fragments`, everyType('us-en')],
  ['the folder of a country', `${root}/ca`, [...everyType('ca-fr'), ...everyType('ca-en')]],
  ['the folder of the brand', root, localeIds.flatMap(everyType)],
])('%s belongs to its content', (_, path, tags) => {
  expect(tagsOf(path)).toEqual(tags);
});

test.each([
  '',
  '/',
  'content/dam/solstride/us/en/logo.svg',
  '/content/dam',
  '/content/dam/solstride-two/us/en/logo.svg',
  '/content/dam/other/us/en/content-fragments/product/x',
  '/content/solstride/us/en/content-fragments/product/x',
  '/conf/solstride/settings',
  `${root}/mx/es/content-fragments/product/x`,
  `${root}/us/fr/content-fragments/product/x`,
  `${root}/shared/logo.svg`,
  `${root}/us/en/content-fragments/unknown/x`,
  `${root}/us/en/content-fragments/constructor/x`,
  `${root}/us/en/../../../other/x`,
  `${root}/us/en/./x`,
  `${root}//us/en/x`,
  `${root}/us/en/x//`,
  `${root}/us/en/%2e%2e/x`,
  `${root}/us%2Fen/x`,
  `${root}/us/en/x?y`,
  `${root}/us/en/x#y`,
  `${root}/us/en/*`,
  `${root}/us/en/x\\y`,
  `${root}/us/en/x\ny`,
  `${root}/us/en/x\u0000`,
  `${root}/us/en/${'x'.repeat(1024)}`,
  'https://author.example/content/dam/solstride/us/en/x',
])('%j belongs to none', (path) => {
  expect(publicationsAt(path)).toBeNull();
});
