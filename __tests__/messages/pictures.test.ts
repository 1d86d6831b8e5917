import { existsSync } from 'node:fs';
import { loadMessages } from '@/lib/i18n/messages';
import { getLocale } from '@/lib/locales/definitions';

/** Returns the paths of the pictures among the messages, those of a product for one with a picture of its own. */
function pictures(messages: unknown): readonly string[] {
  if (typeof messages === 'string')
    return /^\/.*\.webp$/.test(messages)
      ? [messages.replace('{category}', 'sports-drink').replace('{product}', 'grape')]
      : [];
  return typeof messages === 'object' && messages ? Object.values(messages).flatMap(pictures) : [];
}

describe.each(['us-en', 'ca-en', 'ca-fr'] as const)('the pictures of the messages of %s', (id) => {
  const files = async () => pictures(await loadMessages(getLocale(id)));

  it('exist', async () => {
    const found = await files();
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  });

  it('show the labels of the country', async () => {
    const others = (await files()).filter((file) =>
      id === 'us-en' ? file.endsWith('-ca.webp') : existsSync(`public${file.replace('.webp', '-ca.webp')}`),
    );
    expect(others).toEqual([]);
  });
});
