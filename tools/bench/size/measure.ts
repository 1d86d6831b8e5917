import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { budgets, type PageName, pageNames, type Weights } from './budgets';
import { chooseSource, phone } from './choose-source';
import { type Modules, modulesOf, sumModules } from './modules';
import { readPage } from './read-page';

export type PageWeight = { readonly weights: Weights; readonly modules: Modules };

/** `readsModules` attributes the bytes of scripts to modules, which takes most of the time. */
type Options = { readonly readsModules: boolean };

const gzipped = (data: string | Buffer) => gzipSync(data).length;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns the bytes of a file of the build as the standalone server sends it. */
const built = (url: string) =>
  readFileSync(path.join('.next/standalone/.next', url.replace(/^\/_next\//, '')));

/** Requests a picture again if it had to wait for too long, because the machine may be busy. */
async function fetchImage(url: string, retries = 20): Promise<Response> {
  const response = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*' } });
  return response.status === 503 && retries > 0 ? fetchImage(url, retries - 1) : response;
}

async function imageBytes(url: string): Promise<number> {
  const response = await fetchImage(url);
  if (!response.ok) throw new Error(`${url} responds with ${response.status}`);
  const body = Buffer.from(await response.arrayBuffer());
  return response.headers.get('content-type')?.startsWith('image/svg') ? gzipped(body) : body.length;
}

async function measurePage(origin: string, name: PageName, { readsModules }: Options): Promise<PageWeight> {
  const html = await (await fetch(origin + budgets[name].path)).text();
  const { scripts, payload, sheets, styles, fonts, images } = readPage(html);
  const sources = new Set(images.map((image) => chooseSource(image, phone)));
  const imageSizes = await Promise.all([...sources].map((url) => imageBytes(new URL(url, origin).href)));
  const page = budgets[name].path.replace(/\/$/, '');
  // The styles in the page count once, as styles.
  const markup = styles.reduce((rest, text) => rest.replace(text, ''), html);
  const weights = {
    html: Buffer.byteLength(markup),
    htmlGzip: gzipped(markup),
    payload: payload ? gzipped(await (await fetch(origin + payload + page)).text()) : 0,
    js: sum(scripts.map((url) => gzipped(built(url)))),
    css: sum([...sheets.map(built), styles.join('')].map(gzipped)),
    fonts: sum(fonts.map((url) => built(url).length)),
    images: sum(imageSizes),
  };
  return { weights, modules: readsModules ? sumModules(scripts.map(modulesOf)) : {} };
}

/** Weighs a page of every kind of a running server of the build, one after the other. */
export async function measurePages(origin: string, options: Options): Promise<Record<PageName, PageWeight>> {
  const entries: [PageName, PageWeight][] = [];
  for (const name of pageNames) entries.push([name, await measurePage(origin, name, options)]);
  return Object.fromEntries(entries) as Record<PageName, PageWeight>;
}
