const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  ogg: 'video/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webm: 'video/webm',
  webp: 'image/webp',
};

/** The content type of a file by its extension; null for a kind the site does not serve as an asset. */
export function contentTypeOf(path: string): string | null {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();
  return (extension && types[extension]) || null;
}

/** Whether an upstream's answer is an asset. A login page is not, whatever was asked for. */
export function isAssetType(contentType: string | null): boolean {
  return /^(?:image|video)\/|^application\/pdf\b/i.test(contentType ?? '');
}

/**
 * Headers every asset is served with. An SVG opened by itself is a document of this origin: it may carry styles
 * and nothing that runs.
 */
export function assetHeaders(contentType: string): Record<string, string> {
  const document = /svg/i.test(contentType)
    ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox" }
    : {};
  return { 'content-type': contentType, 'x-content-type-options': 'nosniff', ...document };
}
