import type { StoredText } from '@/aem/fragments/stored';
import { htmlToPlaintext, plaintextToHtml } from '@/lib/content/html';

/** The four forms of a multi-line text (GraphQL type `MultiFormatString`). */
export type TextForms = {
  readonly html: string;
  readonly plaintext: string;
  readonly markdown: string;
  readonly json: readonly JsonNode[];
};

type JsonNode =
  | {
      readonly nodeType: 'text';
      readonly value: string;
      readonly format?: { readonly variants: readonly string[] };
    }
  | { readonly nodeType: string; readonly content: readonly JsonNode[] };

const nodeTypes: Readonly<Record<string, string>> = {
  p: 'paragraph',
  ul: 'unordered-list',
  ol: 'ordered-list',
  li: 'list-item',
};

const variants: Readonly<Record<string, string>> = { strong: 'bold', b: 'bold', em: 'italic', i: 'italic' };

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };
const decode = (text: string) => text.replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

type OpenNode = { readonly nodeType: string; readonly content: JsonNode[] };

function toJson(html: string): readonly JsonNode[] {
  const root: OpenNode = { nodeType: 'body', content: [] };
  const open: OpenNode[] = [root];
  const formats: string[] = [];
  for (const [, closes, tag = '', text] of html.matchAll(/<(\/?)([a-z\d]+)[^>]*>|([^<]+)/g)) {
    const parent = open.at(-1) ?? root;
    const variant = variants[tag];
    if (text !== undefined) {
      const format = formats.length > 0 ? { format: { variants: [...formats] } } : {};
      parent.content.push({ nodeType: 'text', value: decode(text), ...format });
    } else if (variant) {
      if (closes) formats.pop();
      else formats.push(variant);
    } else if (nodeTypes[tag]) {
      if (closes) open.pop();
      else {
        const child: OpenNode = { nodeType: nodeTypes[tag], content: [] };
        parent.content.push(child);
        open.push(child);
      }
    }
  }
  return root.content;
}

const toMarkdown = (html: string) =>
  decode(
    html
      .replace(/<\/?(?:strong|b)>/g, '**')
      .replace(/<\/?(?:em|i)>/g, '*')
      .replace(/<li>/g, '* ')
      .replace(/<\/li>/g, '\n')
      .replace(/<\/(?:p|ul|ol)>/g, '\n\n')
      .replace(/<[^>]+>/g, ''),
  ).trim();

/** Returns the forms that AEM generates from the stored text. */
export function textForms({ text, contentType }: StoredText): TextForms {
  const isPlain = contentType === 'text/plain';
  const html = isPlain ? plaintextToHtml(text) : text;
  return {
    html,
    plaintext: isPlain ? text : htmlToPlaintext(text),
    markdown: isPlain ? text : toMarkdown(text),
    json: toJson(html),
  };
}
