import { HttpResponse, http, type RequestHandler } from 'msw';
import { readFragments } from '@/tools/aem/package/read-package';
import { readZip, type ZipEntry } from '@/tools/aem/package/zip';
import type { LocalAem } from '../aem/local-aem';
import { rejectUnauthorized } from './aem-graphql';

type Respond = (request: Request, handler: () => Response | Promise<Response>) => Promise<Response>;

const servicePath = /\/crx\/packmgr\/service\/\.json(?:\/[^?]*)?(?:\?|$)/;

const failed = (msg: string, status = 200) => HttpResponse.json({ success: false, msg }, { status });

function propertyOf(entries: readonly ZipEntry[], key: string): string | undefined {
  const properties = entries.find(({ path }) => path === 'META-INF/vault/properties.xml');
  const text = properties ? Buffer.from(properties.bytes).toString('utf8') : '';
  return new RegExp(`<entry key="${key}">([^<]*)</entry>`).exec(text)?.[1];
}

/** The handlers of the package manager's HTTP API: `cmd=upload`, then `cmd=install` at the returned path. */
export function packageHandlers(aem: LocalAem, respond: Respond): readonly RequestHandler[] {
  const uploaded = new Map<string, readonly ZipEntry[]>();

  async function upload(request: Request): Promise<Response> {
    const file = (await request.clone().formData()).get('package');
    if (!(file instanceof Blob)) return failed('The package is missing');
    try {
      const entries = readZip(new Uint8Array(await file.arrayBuffer()));
      const [group, name, version] = ['group', 'name', 'version'].map((key) => propertyOf(entries, key));
      if (!group || !name) return failed('The package has no properties');
      const path = `/etc/packages/${group}/${name}-${version}.zip`;
      uploaded.set(path, entries);
      return HttpResponse.json({ success: true, msg: 'Package uploaded', path });
    } catch (error) {
      return failed(`The package cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  }

  function install(path: string): Response {
    const entries = uploaded.get(path);
    if (!entries) return failed('There is no such package');
    for (const fragment of readFragments(entries)) aem.save(fragment);
    return HttpResponse.json({ success: true, msg: 'Package installed' });
  }

  return [
    http.post(servicePath, ({ request }) =>
      respond(request, () => {
        const rejection = rejectUnauthorized(request);
        if (rejection) return rejection;
        const { pathname, searchParams } = new URL(request.url);
        const command = searchParams.get('cmd');
        if (command === 'upload') return upload(request);
        const path = decodeURIComponent(pathname.split('/service/.json')[1] ?? '');
        return command === 'install' ? install(path) : failed(`Unknown command ${command}`);
      }),
    ),
  ];
}
