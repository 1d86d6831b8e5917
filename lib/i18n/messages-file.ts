import { loadNamespace, type Messages, type Namespace, namespaces } from './messages';

const languages = ['en', 'fr'] as const;

/**
 * The messages behind `{lng}/{ns}.json` (contract section 6); null for any other path.
 * @param segments of the path below `/locales`
 */
export async function findMessages(segments: readonly string[]): Promise<Messages[Namespace] | null> {
  const [lng, file, ...rest] = segments;
  const language = languages.find((known) => known === lng);
  const namespace = namespaces.find((known) => `${known}.json` === file);
  return language && namespace && rest.length === 0 ? loadNamespace(language, namespace) : null;
}
