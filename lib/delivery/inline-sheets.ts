import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { asLoaded, asStyle, replaceSheets } from '@/lib/next-internals/sheet-tags';

/** `<style>` elements by URL of the sheet. A build has about fifty small sheets. */
const elements = new LRUCache<string, string>({ max: 500 });

/** Returns the styles of a sheet of the build with absolute URLs; empty if its file cannot be read. */
function readSheet(url: string): string {
  try {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), '.next', url.slice('/_next/'.length));
    return readFileSync(file, 'utf8').replaceAll('url(../', 'url(/_next/static/');
  } catch {
    return '';
  }
}

function styleElement(url: string): string {
  const known = elements.get(url);
  if (known !== undefined) return known;
  const styles = readSheet(url);
  const element = styles && !styles.includes('</') ? asStyle(styles) : '';
  elements.set(url, element);
  return element;
}

/** Inlines the style sheets of a page, so that its first paint waits for no request (docs/adr/0020). */
export function inlineSheets(html: string): string {
  return replaceSheets(html, (url, link) => {
    const element = styleElement(url);
    return element ? element + asLoaded(link) : link;
  });
}
