import type { Language } from '@/lib/locales/definitions';
import type category from '@/messages/en/category.json';
import type common from '@/messages/en/common.json';
import type faq from '@/messages/en/faq.json';
import type ourStory from '@/messages/en/ourStory.json';
import type press from '@/messages/en/press.json';

/** Every word the content backend does not own, by namespace (spec section 9). English sets the keys. */
export type Messages = {
  common: typeof common;
  category: typeof category;
  faq: typeof faq;
  ourStory: typeof ourStory;
  press: typeof press;
};

export type Namespace = keyof Messages;
export const namespaces = ['common', 'category', 'faq', 'ourStory', 'press'] as const satisfies Namespace[];

/** One namespace of a language. */
export async function loadNamespace<N extends Namespace>(
  language: Language,
  namespace: N,
): Promise<Messages[N]> {
  const file: { default: Messages[N] } = await import(`../../messages/${language}/${namespace}.json`);
  return file.default;
}

/** Loads all messages of a language. */
export async function loadMessages(language: Language): Promise<Messages> {
  const entries = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadNamespace(language, namespace)]),
  );
  return Object.fromEntries(entries) as Messages;
}
