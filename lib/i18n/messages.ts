import type { Language, LocaleDefinition } from '@/lib/locales/definitions';
import type category from '@/messages/en/category.json';
import type common from '@/messages/en/common.json';
import type faq from '@/messages/en/faq.json';
import type ourStory from '@/messages/en/ourStory.json';
import type press from '@/messages/en/press.json';
import canadianEnglish from '@/messages/en-CA.json';

/** All text that does not come from the content backend, by namespace (OPS-07). English defines the keys. */
export type Messages = {
  common: typeof common;
  category: typeof category;
  faq: typeof faq;
  ourStory: typeof ourStory;
  press: typeof press;
};

export type Namespace = keyof Messages;
export const namespaces = ['common', 'category', 'faq', 'ourStory', 'press'] as const satisfies Namespace[];

type Overrides<Tree> = {
  readonly [Key in keyof Tree]?: Tree[Key] extends string ? string : Overrides<Tree[Key]>;
};

/** Messages of a locale that differ from those of its language, such as Canadian spelling. */
const overrides: Partial<Record<LocaleDefinition['tag'], Overrides<Messages>>> = {
  'en-CA': canadianEnglish,
};

function withOverrides<Tree extends object>(tree: Tree, own: Overrides<Tree> = {}): Tree {
  const merged = { ...tree } as Record<string, unknown>;
  for (const [key, value] of Object.entries(own)) {
    const base = merged[key];
    // A precompiled message with placeholders is an array.
    const isGroup = typeof base === 'object' && base !== null && !Array.isArray(base);
    merged[key] = isGroup ? withOverrides(base, value as object) : value;
  }
  return merged as Tree;
}

/** Loads one namespace of a language. */
async function loadNamespace<N extends Namespace>(language: Language, namespace: N): Promise<Messages[N]> {
  const file: { default: Messages[N] } = await import(`../../messages/${language}/${namespace}.json`);
  return file.default;
}

/** Loads the messages of a locale: those of its language with the locale's overrides (LOC-12). */
export async function loadMessages({ language, tag }: Pick<LocaleDefinition, 'language' | 'tag'>) {
  const entries = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadNamespace(language, namespace)]),
  );
  return withOverrides(Object.fromEntries(entries) as Messages, overrides[tag]);
}
