import type { Check } from '../types';

const isColor = (value: unknown) =>
  typeof value === 'string' && /^#?(?:[\da-f]{3}|[\da-f]{6})$/i.test(value.trim());

/** Finds invalid colours, which the site replaces with its default. */
export const invalidColor: Check = {
  kind: 'invalid-color',
  title: 'Colours that are none',
  severity: 'warning',
  find: ({ raw }) =>
    [...raw].flatMap(([path, { values }]) =>
      Object.entries(values).flatMap(([field, value]) => {
        const isWrong =
          /BackgroundColor$|^campaignColor$/.test(field) && value !== null && value !== '' && !isColor(value);
        const expectation = 'a hex colour such as #1F6FEB; the site uses its default';
        return isWrong ? [{ path, field, value: String(value), expectation }] : [];
      }),
    ),
};
