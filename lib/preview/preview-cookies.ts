import type { Config } from '@/lib/config';

type Attributes = {
  readonly httpOnly: true;
  readonly path: '/';
  readonly sameSite: 'lax' | 'none';
  readonly secure: boolean;
  readonly partitioned?: true;
};

/**
 * Returns the attributes of a preview's cookies. In the editor's frame, on another site, browsers store and send none but
 * those that say so, and keep them apart from those of the site's own windows (EDIT-04).
 */
export function previewCookieAttributes(
  { headers }: Pick<Request, 'headers'>,
  { appEnv, editor }: Pick<Config, 'appEnv' | 'editor'>,
): Attributes {
  const base = { httpOnly: true, path: '/' } as const;
  const isFramed = editor !== null && headers.get('sec-fetch-dest') === 'iframe';
  if (isFramed) return { ...base, sameSite: 'none', secure: true, partitioned: true };
  return { ...base, sameSite: 'lax', secure: appEnv !== 'local' };
}
