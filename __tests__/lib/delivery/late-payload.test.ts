import { delayPayload, parsePayloadTarget } from '@/lib/delivery/late-payload';

jest.mock('@/lib/next-internals/build-id', () => ({ readBuildId: () => 'a-build' }));

const name = 'elaVoFKZwxdgK_O-xaGE_v';
const etag = `W/"${name}"`;
const folder = '/_next/payload/a-build/';
const start = '(globalThis["TURBOPACK"] || []).push({});';
const payload = `<script id="_R_">${start}</script><script>self.__next_f.push([1,"a"])</script>`;

test('the payload of a page gets an address, and starts the page', () => {
  expect(delayPayload(`<body><p>$&</p>${payload}</body>`, etag)).toEqual({
    html: `<body><p>$&</p><script data-payload="${folder}${name}" async fetchpriority="high"></script></body>`,
    replaced: ['self.__next_f.push([1,"a"])', start],
    script: expect.stringMatching(/^self\.__next_f\.push\(\[1,"a"\]\);\n\(globalThis.*;$/),
  });
});

test.each([
  ['without payload', '<body></body>', etag],
  ['with another tag', `<body>${payload}</body>`, '"file"'],
])('a page %s stays as it is', (_, html, tag) => expect(delayPayload(html, tag)).toBeNull());

test.each([
  ['', '/'],
  ['/faq', '/faq'],
  ['/sports-drink/fruit-punch', '/sports-drink/fruit-punch'],
  ['/sports%2Ddrink', '/sports%2Ddrink'],
  ['/partners/%C3%A9quipe-&-co.', '/partners/%C3%A9quipe-&-co.'],
  ['/faq?lng=fr', '/faq'],
  ['/contents', '/contents'],
])('the address with %s is of the page %s', (ending, page) => {
  expect(parsePayloadTarget(folder + name + ending)).toEqual({ etag, page });
});

test.each([
  '/faq',
  `/_next/payload/another/${name}/faq`,
  `${folder}short/faq`,
  `${folder}${name}x`,
  `${folder}${name}/`,
  `${folder}${name}//evil`,
  `${folder}${name}/api/metrics`,
  `${folder}${name}/api`,
  `${folder}${name}/%61pi/metrics`,
  `${folder}${name}/_next/data/x`,
  `${folder}${name}/content/dam/x`,
  `${folder}${name}/x/../api/metrics`,
  `${folder}${name}/robots.txt`,
  `${folder}${name}/%`,
])('%s is not the address of a payload', (target) => expect(parsePayloadTarget(target)).toBeNull());
