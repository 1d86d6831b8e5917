const types: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['mov', 'video/quicktime'],
  ['mp4', 'video/mp4'],
  ['ogg', 'video/ogg'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['webm', 'video/webm'],
  ['webp', 'image/webp'],
]);

/**
 * Returns the content type of a file by its extension; null for a type that the site does not serve as an
 * asset.
 */
export function contentTypeOf(path: string): string | null {
  const [, extension = ''] = /\.([a-z0-9]+)$/i.exec(path) ?? [];
  return types.get(extension.toLowerCase()) ?? null;
}

const assetTypes: ReadonlySet<string> = new Set(types.values());

/**
 * Returns the media type of an upstream response, without parameters. Returns null unless it is exactly one
 * of the types that the site serves as assets: a login page or a list of types is not an asset.
 */
export function assetTypeOf(contentType: string | null): string | null {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return assetTypes.has(type) ? type : null;
}

/**
 * Returns the headers of every asset. A browser opens an SVG as a document of this origin, so the policy
 * allows styles and nothing that runs.
 */
export function assetHeaders(contentType: string): Record<string, string> {
  const document =
    contentType === types.get('svg')
      ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox" }
      : {};
  return { 'content-type': contentType, 'x-content-type-options': 'nosniff', ...document };
}
