/** @jest-environment node */
import { GET } from '@/app/locales/[...file]/route';
import { namespaces } from '@/lib/i18n/messages';

const get = (path: string) =>
  GET(new Request(`http://localhost:3000/locales/${path}`), {
    params: Promise.resolve({ file: path.split('/') }),
  });

describe.each(['en', 'fr'])('GET /locales/%s', (language) => {
  it.each(namespaces)('answers %s.json', async (namespace) => {
    const answer = await get(`${language}/${namespace}.json`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    const file: unknown = jest.requireActual(`../../messages/${language}/${namespace}.json`);
    expect(await answer.json()).toEqual(file);
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
])('knows no /locales/%s', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: { code: 'not-found', message: expect.any(String) } });
});
