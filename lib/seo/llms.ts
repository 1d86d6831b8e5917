import type { SearchEntry } from '@/lib/search/types';

type Site = {
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  readonly headings: Readonly<Record<'page' | 'product' | 'question', string>>;
};

/** Escapes characters with a meaning in Markdown. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|]/g, '\\$&');

function line({ origin }: Site, { href, title, context, text }: SearchEntry): string {
  const name = context && context !== title ? `${title} (${context})` : title;
  return `- [${plain(name)}](${origin}${href})${text ? `: ${plain(text)}` : ''}`;
}

/**
 * Returns `llms.txt` of a site: its pages, products and questions in Markdown, from the search index
 * (SEO-06).
 */
export function llmsText(site: Site, entries: readonly SearchEntry[]): string {
  const sections = (['page', 'product', 'question'] as const).flatMap((kind) => {
    const lines = entries.filter((entry) => entry.kind === kind).map((entry) => line(site, entry));
    return lines.length > 0 ? [`## ${plain(site.headings[kind])}`, '', ...lines, ''] : [];
  });
  return [`# ${plain(site.title)}`, '', `> ${plain(site.description)}`, '', ...sections].join('\n');
}
