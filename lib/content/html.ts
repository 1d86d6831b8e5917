import sanitizeHtml from 'sanitize-html';
import { bounded, longest } from '@/lib/text/bounded';
import { toHref } from './links';

type Attributes = sanitizeHtml.Attributes;

function rewriteLink(tagName: string, { href = '', target }: Attributes): sanitizeHtml.Tag {
  const mail = /^mailto:[^\s\\]+$/i.test(href.trim()) ? href.trim() : null;
  const link = mail ?? toHref(href);
  if (!link) return { tagName, attribs: {} };
  const elsewhere: Attributes = target === '_blank' ? { target, rel: 'noopener noreferrer' } : {};
  return { tagName, attribs: { href: link, ...elsewhere } };
}

const inline = ['strong', 'em', 'b', 'i', 'u', 'sup', 'sub'];
const text = ['p', 'br', 'ul', 'ol', 'li', ...inline, 'span', 'a'];
const tables = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const policy: sanitizeHtml.IOptions = {
  allowedTags: [...text, 'h2', 'h3', 'h4', ...tables],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    colgroup: ['span'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  nestingLimit: 30,
  // The page owns h1; deeper headings than h4 have no place in a tab.
  transformTags: { a: rewriteLink, h1: 'h2', h5: 'h4', h6: 'h4' },
};

/** HTML from outside keeps its formatting and loses everything that can run (CONT-07). */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(bounded(html, longest.block), policy).trim();
}

const inlinePolicy: sanitizeHtml.IOptions = { allowedTags: inline, allowedAttributes: {}, nestingLimit: 30 };

/** One line of formatted text, such as the title of a review: no blocks, no links. */
export function sanitizeInline(html: string): string {
  return sanitizeHtml(bounded(html, longest.reviewTitle), inlinePolicy).trim();
}

const commentPolicy: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'blockquote', ...inline],
  allowedAttributes: {},
  nestingLimit: 30,
  // A visitor's headings are none of the page's.
  transformTags: Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, 'p'])),
};

/**
 * What a visitor wrote, such as a review: formatted text without links. Text that breaks its lines without tags
 * keeps the breaks.
 */
export function sanitizeComment(html: string): string {
  const clean = sanitizeHtml(bounded(html, longest.reviewText), commentPolicy).trim();
  if (/<(?:p|br|li|blockquote)\b/.test(clean)) return clean;
  const lines = clean.split('\n').map((line) => line.trimEnd());
  return lines.filter(Boolean).join('<br />');
}

/** Of all entities the sanitizer leaves only these in text. */
function decodeEntities(text: string): string {
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  return text.replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}

/** Sanitised HTML is longer than its source at most by the entities that stand for single characters. */
const longestSanitized = longest.block * 6;

/** Returns the text of sanitised HTML: list items and rows one a line, blocks with a blank line between. */
export function htmlToPlaintext(html: string): string {
  const broken = bounded(html, longestSanitized)
    .replace(/<br\s*\/?>|<\/(?:li|tr)>/gi, '\n')
    .replace(/<\/(?:p|h[1-6]|ul|ol|table)>/gi, '\n\n');
  const messages = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} });
  const lines = decodeEntities(messages).split('\n');
  return lines
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Plain text as paragraphs; every character of it is text. */
export function plaintextToHtml(plaintext: string): string {
  return splitBlocks(plaintext)
    .map((block) => `<p>${escapeText(block).replace(/\n/g, '<br />')}</p>`)
    .join('');
}

/** Plain text as a list, one item a line. */
export function linesToList(plaintext: string): string {
  const lines = bounded(plaintext, longest.block)
    .split('\n')
    .map((line) => line.trim());
  const items = lines.filter(Boolean).map((line) => `<li>${escapeText(line)}</li>`);
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/** Text split on blank lines (CAT-04: facts, accomplishments, product details). */
export function splitBlocks(plaintext: string): string[] {
  return bounded(plaintext, longest.block)
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
}

function escapeText(plaintext: string): string {
  return plaintext.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
