export type EagerImage = { readonly src: string; readonly srcSet: string; readonly sizes: string };

/** The files that a page's HTML makes a browser load before the visitor scrolls or clicks. */
export type PageFiles = {
  readonly scripts: readonly string[];
  /** Address of the payload without the page's path; empty if the payload is in the HTML. */
  readonly payload: string;
  readonly sheets: readonly string[];
  /** Texts of the `<style>` elements. */
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly images: readonly EagerImage[];
};

const unique = (values: readonly string[]) => [...new Set(values)];
const plain = (text: string) =>
  text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

function attribute(tag: string, name: string): string {
  return plain(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '');
}

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, 'gi')) ?? [];

/** A `<source>` is used when its media query matches a phone; all others are for wide windows. */
const isForPhones = (media: string) => /max-|<=/.test(media);

function eagerImages(html: string): EagerImage[] {
  const pictures = html.match(/<picture>.*?<\/picture>|<img\s[^>]*>/gs) ?? [];
  return pictures.flatMap((picture) => {
    const [image = ''] = tags(picture, 'img');
    if (attribute(image, 'loading') === 'lazy') return [];
    const source = tags(picture, 'source').find((tag) => isForPhones(attribute(tag, 'media'))) ?? image;
    const [srcSet, sizes] = [attribute(source, 'srcset'), attribute(source, 'sizes')];
    return [{ src: attribute(image, 'src'), srcSet, sizes }];
  });
}

/** Reads the files of a page from its HTML. Scripts for browsers without modules do not count. */
export function readPage(html: string): PageFiles {
  const markup = html.replace(/<script[^>]*>[^<].*?<\/script>/gs, '');
  const scripts = tags(markup, 'script').filter((tag) => !/\snomodule/i.test(tag));
  const links = tags(markup, 'link');
  const hrefs = (pattern: RegExp) =>
    unique(links.filter((tag) => pattern.test(tag)).map((tag) => attribute(tag, 'href')));
  return {
    // The server delays scripts until the first paint.
    scripts: unique(
      scripts.map((tag) => attribute(tag, 'src') || attribute(tag, 'data-src')).filter(Boolean),
    ),
    payload: scripts.map((tag) => attribute(tag, 'data-payload')).find(Boolean) ?? '',
    // Disabled ones are not loaded: their styles are in the page.
    sheets: hrefs(/\srel="stylesheet"(?!.*\sdisabled)/),
    styles: [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text),
    fonts: hrefs(/\sas="font"/),
    images: eagerImages(markup),
  };
}
