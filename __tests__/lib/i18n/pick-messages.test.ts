import { loadMessages } from '@/lib/i18n/messages';
import { pickMessages } from '@/lib/i18n/pick-messages';
import { getLocale } from '@/lib/locales/definitions';

it('picks messages and groups of messages at their keys, and nothing else', async () => {
  const messages = await loadMessages(getLocale('us-en'));
  expect(pickMessages(messages, ['common.home.carousel', 'common.home.strip', 'faq.search.label'])).toEqual({
    common: { home: { carousel: 'carousel', strip: messages.common.home.strip } },
    faq: { search: { label: messages.faq.search.label } },
  });
});

it('picks the messages of the locale', async () => {
  const messages = await loadMessages(getLocale('ca-en'));
  const { common } = pickMessages(messages, ['common.contact.fields']);
  expect(common.contact.fields.flavor).toBe('Flavour');
});

it('leaves the messages as they are', async () => {
  const messages = await loadMessages(getLocale('us-en'));
  const before = structuredClone(messages);
  pickMessages(messages, ['common.search', 'common.search.title', 'common.error']);
  expect(messages).toEqual(before);
});
