// Rules: API-07
import { GET } from '@/app/locales/[...file]/route';
import { namespaces } from '@/lib/i18n/messages';

const get = (path: string) =>
  GET(new Request(`http://localhost:3000/locales/${path}`), {
    params: Promise.resolve({ file: path.split('/') }),
  });

describe.each(['en', 'fr'])('GET /locales/%s', (language) => {
  it.each(namespaces)('serves %s.json', async (namespace) => {
    const response = await get(`${language}/${namespace}.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    const file: unknown = jest.requireActual(`../../messages/${language}/${namespace}.json`);
    expect(await response.json()).toEqual(file);
  });
});

it.each([
  'de/common.json',
  'en/other.json',
  'en/common',
  'en',
  'en/common.json/more',
  'en/__proto__.json',
  '../en/common.json',
])('responds to /locales/%s with 404', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: { code: 'not-found', message: expect.any(String) } });
});
