import sanitizeHtml from 'sanitize-html';
import { bounded, maxLengths } from '@/lib/text/bounded';
import type { Href } from './values';

// Browsers remove tabs and line breaks from URLs and read `\` as `/`, so links must not contain them.
const unsafeCharacters = /[\p{Cc}\\]/u;

function isSitePath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//')) return false;
  // `/..//host` resolves to `//host`.
  return URL.canParse(path, 'http://site') && !new URL(path, 'http://site').pathname.startsWith('//');
}

/**
 * Returns a link of content as an `href` (CONT-07): full http(s) URLs and same-site paths unchanged, `/path`
 * for `/#/path`, null for anything else.
 */
export function toHref(raw: string): Href | null {
  if (raw.length > maxLengths.link) return null;
  const link = raw.trim();
  if (unsafeCharacters.test(link)) return null;
  if (/^https?:\/\//i.test(link)) return URL.canParse(link) ? link : null;
  // The hash of the home page contains a route or nothing (CONT-07).
  const path = /^\/?#/.test(link) ? link.slice(link.indexOf('#') + 1) || '/' : link;
  return isSitePath(path) ? path.replaceAll(' ', '%20') : null;
}

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
  // The sanitizer's own list has no `col`, and HTML has no end tag for it.
  selfClosing: ['br', 'col'],
  parseStyleAttributes: false,
  nestingLimit: 30,
  // The page has its own h1, and tabs have no headings below h4.
  transformTags: { a: rewriteLink, h1: 'h2', h5: 'h4', h6: 'h4' },
};

/** Sanitizes HTML: keeps the formatting and removes everything that can run (CONT-07). */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(bounded(html, maxLengths.block), policy).trim();
}

const inlinePolicy: sanitizeHtml.IOptions = { allowedTags: inline, allowedAttributes: {}, nestingLimit: 30 };

/** Sanitizes one line of formatted text, such as the title of a review, without blocks and links. */
export function sanitizeInline(html: string): string {
  return sanitizeHtml(bounded(html, maxLengths.reviewTitle), inlinePolicy).trim();
}

const commentPolicy: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'blockquote', ...inline],
  allowedAttributes: {},
  nestingLimit: 30,
  // Headings of a visitor must not be headings of the page.
  transformTags: Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, 'p'])),
};

/**
 * Sanitizes text of a visitor, such as a review: formatted, without links. Preserves the line breaks of text
 * without tags.
 */
export function sanitizeComment(html: string): string {
  const clean = sanitizeHtml(bounded(html, maxLengths.reviewText), commentPolicy).trim();
  if (/<(?:p|br|li|blockquote)\b/.test(clean)) return clean;
  const lines = clean.split('\n').map((line) => line.trimEnd());
  return lines.filter(Boolean).join('<br />');
}

/** Decodes the only entities that the sanitizer leaves in text. */
function decodeEntities(text: string): string {
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  return text.replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}

/** Sanitized HTML is at most six times as long as its source, because a character may become an entity. */
const maxSanitizedLength = maxLengths.block * 6;

/**
 * Returns the text of sanitized HTML: list items and rows on lines of their own, blocks separated by a blank
 * line.
 */
export function htmlToPlaintext(html: string): string {
  const broken = bounded(html, maxSanitizedLength)
    .replace(/<br\s*\/?>|<\/(?:li|tr)>/gi, '\n')
    .replace(/<\/(?:p|h[1-6]|ul|ol|table)>/gi, '\n\n');
  const plain = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} });
  const lines = decodeEntities(plain).split('\n');
  return lines
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns plain text as escaped HTML paragraphs. */
export function plaintextToHtml(plaintext: string): string {
  return splitBlocks(plaintext)
    .map((block) => `<p>${escapeText(block).replace(/\n/g, '<br />')}</p>`)
    .join('');
}

/** Returns plain text as an HTML list, one item per line. */
export function linesToList(plaintext: string): string {
  const lines = bounded(plaintext, maxLengths.block)
    .split('\n')
    .map((line) => line.trim());
  const items = lines.filter(Boolean).map((line) => `<li>${escapeText(line)}</li>`);
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/** Splits text on blank lines (CAT-04: facts, accomplishments, product details). */
export function splitBlocks(plaintext: string): string[] {
  return bounded(plaintext, maxLengths.block)
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
}

function escapeText(plaintext: string): string {
  return plaintext.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
