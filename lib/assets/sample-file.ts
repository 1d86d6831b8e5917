import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { assetHeaders, contentTypeOf } from './content-kind';

type ByteRange = { readonly start: number; readonly end: number };

/**
 * Parses a `Range` header with one byte range (RFC 9110). Returns null for the whole file: no range, several
 * ranges or an unknown unit. `unsatisfiable` is a range outside the file.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start > end ? 'unsatisfiable' : { start, end };
}

/** Returns the folder of the sample files. The folder of the standalone server has a copy. */
function sampleAssetsRoot(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'sample', 'assets');
}

/**
 * Returns the sample file of `/content/dam/{brand}/{country}/{language}/{file…}`. The locales share their files, but a
 * country or a locale may have its own version, in `{country}/` or `{country}/{language}/`.
 */
export function sampleFileOf(segments: readonly string[]): string | null {
  const [, country = '', language = '', ...file] = segments;
  if (file.length === 0) return null;
  const shared = path.join(sampleAssetsRoot(), ...file);
  const own = [[country, language], [country]].map((folder) =>
    path.join(sampleAssetsRoot(), ...folder, ...file),
  );
  return own.find((version) => existsSync(version)) ?? shared;
}

function bodyOf(request: Request, file: string, range: ByteRange | null): ReadableStream | null {
  if (request.method === 'HEAD') return null;
  return Readable.toWeb(createReadStream(file, range ?? {})) as ReadableStream;
}

/**
 * Returns a response with a file, an ETag and byte ranges for seeking in videos; null if the file does not
 * exist.
 */
export async function serveFile(file: string, request: Request): Promise<Response | null> {
  const contentType = contentTypeOf(file);
  const info = contentType ? await stat(file).catch(() => null) : null;
  if (!contentType || !info?.isFile()) return null;
  const { size, mtimeMs } = info;
  const etag = `"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`;
  const headers = new Headers({
    ...assetHeaders(contentType),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    etag,
  });
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const range = parseRange(request.headers.get('range'), size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : size));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return new Response(bodyOf(request, file, range), { status: range ? 206 : 200, headers });
}
