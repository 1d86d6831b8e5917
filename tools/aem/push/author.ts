import { brand } from '@/lib/brand';

/** An unexpected response of AEM. The message says what to do. */
export class AuthorError extends Error {}

/** Advice by status. */
const advice: Readonly<Record<number, string>> = {
  400: 'AEM did not take the request',
  401: 'AEM did not accept AEM_AUTH: set user:password, or a token that has not expired',
  403: 'the user of AEM_AUTH may not write here',
  404: 'there is nothing at this address: install the configuration package first, and check AEM_URL',
  409: 'somebody else changed it meanwhile: run the command again',
  413: 'AEM, or a proxy in front of it, takes no upload of this size',
  429: 'AEM has too many requests: try again later',
};

const timeoutMs = 60_000;

/** Returns the `Authorization` header for `user:password` or a token. */
export function authorizationOf(auth: string): string {
  return auth.includes(':') ? `Basic ${Buffer.from(auth).toString('base64')}` : `Bearer ${auth}`;
}

async function failureOf(response: Response, path: string): Promise<AuthorError> {
  const hint =
    advice[response.status] ?? (response.status >= 500 ? 'AEM failed: see its error log' : 'unexpected');
  const body = (await response.text()).slice(0, 500);
  const messages = [...body.matchAll(/"(?:message|msg|error)"\s*:\s*"((?:[^"\\]|\\.)*)"/g)].map(
    ([, text]) => text,
  );
  const detail = messages.length > 0 ? ` (${messages.join('; ')})` : '';
  return new AuthorError(`${response.status} at ${path}: ${hint}${detail}`);
}

/**
 * Creates a client for an AEM author: persisted queries of the brand's configuration, and the package
 * manager.
 */
export function createAuthor(origin: string, auth: string) {
  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    // Creating a package takes longer than a server keeps an idle connection open.
    const headers = { authorization: authorizationOf(auth), connection: 'close', ...Object(init.headers) };
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      return await fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual', signal });
    } catch (error) {
      const { cause } = Object(error);
      throw new AuthorError(`${origin} does not respond: ${cause instanceof Error ? cause.message : error}`);
    }
  }
  const queryPath = (name: string) => `/graphql/persist.json/${brand.slug}/${name}`;

  async function packageCall(path: string, body: FormData | null): Promise<{ readonly path?: string }> {
    const response = await call(path, { method: 'POST', body });
    if (!response.ok) throw await failureOf(response, path);
    const result = Object(await response.json().catch(() => null)) as Record<string, unknown>;
    // The package manager reports failures with status 200.
    if (result.success !== true)
      throw new AuthorError(
        `${path}: ${typeof result.msg === 'string' ? result.msg : 'an unexpected response'}`,
      );
    return typeof result.path === 'string' ? { path: result.path } : {};
  }

  return {
    /** Returns the text of a persisted query; null if AEM has none with this name. */
    readQuery: async (name: string): Promise<string | null> => {
      const response = await call(queryPath(name));
      if (response.status === 404) return null;
      if (!response.ok) throw await failureOf(response, queryPath(name));
      const text = await response.text();
      if (/^\s*</.test(text))
        throw new AuthorError(`${queryPath(name)} responds with a page, perhaps to log in`);
      return text;
    },
    /** Saves a persisted query. PUT creates one, POST changes one. */
    writeQuery: async (name: string, method: 'PUT' | 'POST', body: unknown): Promise<void> => {
      const response = await call(queryPath(name), {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw await failureOf(response, queryPath(name));
    },
    /** Uploads a package, replaces one of the same version, and installs it. */
    installPackage: async (file: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
      const form = new FormData();
      form.set('package', new Blob([bytes], { type: 'application/zip' }), file);
      form.set('force', 'true');
      const { path } = await packageCall('/crx/packmgr/service/.json?cmd=upload', form);
      if (!path) throw new AuthorError(`AEM did not return the path of ${file}`);
      await packageCall(`/crx/packmgr/service/.json${encodeURI(path)}?cmd=install`, null);
    },
  };
}

export type Author = ReturnType<typeof createAuthor>;
