import { isContentType } from '@/lib/content/content-types';
import type { ServiceName, Services } from '../handlers';
import { parsePublication } from '../handlers/content-overrides';
import { parseSwitches } from '../handlers/switches';

const prefix = '/__';

function problem(status: number, message: string): Response {
  return Response.json(
    { error: { code: status === 404 ? 'not-found' : 'bad-request', message } },
    { status },
  );
}

async function readJson(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined);
}

/**
 * Serves the control API of the fake server: `GET|DELETE /__control`, `PUT /__control/{service}` with some
 * switches, `GET|DELETE /__log`, `PUT /__content/{type}` with `{items}` or `{patch}`. Returns null for any
 * other address.
 */
export async function controlResponse(request: Request, services: Services): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(prefix)) return null;
  const all = Object.values(services);
  const state = () => Response.json(Object.fromEntries(all.map(({ name, switches }) => [name, switches()])));
  const [area, name = ''] = pathname.slice(prefix.length).split('/');
  switch (`${request.method} ${area}`) {
    case 'GET control':
      return state();
    case 'DELETE control':
      for (const service of all) service.reset();
      return state();
    case 'PUT control': {
      const switches = parseSwitches(await readJson(request));
      if (!Object.hasOwn(services, name)) return problem(404, `There is no service ${name}`);
      if (!switches) return problem(400, 'Not a set of switches');
      services[name as ServiceName].set(switches);
      return state();
    }
    case 'GET log':
      return Response.json(all.flatMap((service) => service.log()).sort((a, b) => a.at - b.at));
    case 'DELETE log':
      for (const service of all) service.clearLog();
      return new Response(null, { status: 204 });
    case 'PUT content': {
      const publication = parsePublication(await readJson(request));
      if (!isContentType(name)) return problem(404, `There is no content type ${name}`);
      if (!publication) return problem(400, 'Neither {"items": […]} nor {"patch": {"_path": …}}');
      services.aem.publish(name, publication);
      return new Response(null, { status: 204 });
    }
    default:
      return problem(404, 'There is no such control');
  }
}
