// Rules: LOC-12
import type { getRequestConfig } from 'next-intl/server';
import requestConfig from '@/lib/i18n/request';

let mockLocale: string | undefined;
jest.mock('next/root-params', () => ({ locale: async () => mockLocale }), { virtual: true });
jest.mock('next-intl/server', () => ({ getRequestConfig: (make: unknown) => make }));

const configOf = (locale: string | undefined) => {
  mockLocale = locale;
  return (requestConfig as Parameters<typeof getRequestConfig>[0])({
    requestLocale: Promise.resolve(undefined),
  });
};

test.each([
  ['ca-fr', 'fr-CA', 'Voir toutes les saveurs'],
  ['ca-en', 'en-CA', 'See all flavours'],
  ['us-en', 'en-US', 'See all flavors'],
])('%s is formatted as %s and has its own messages', async (id, tag, text) => {
  const { locale, messages, timeZone } = await configOf(id);
  expect([locale, timeZone]).toEqual([tag, 'UTC']);
  expect(messages).toMatchObject({ common: { home: { features: { 'other-flavors': text } } } });
});

test.each(['de', undefined])('an unknown locale, as in %s, gets the default', async (id) => {
  expect(await configOf(id)).toMatchObject({ locale: 'en-US' });
});
