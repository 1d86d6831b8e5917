import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import type { FragmentReader } from '../aem/local-aem';
import { createServices, type Services } from '../handlers';
import { controlResponse } from './control';
import { sendWebResponse, toWebRequest } from './http-bridge';

export type Backends = {
  readonly url: string;
  /** The services themselves, for tests of the same process. */
  readonly services: Services;
  readonly close: () => Promise<void>;
};

async function dispatch(request: Request, services: Services): Promise<Response> {
  const control = await controlResponse(request, services);
  if (control) return control;
  const handlers = Object.values(services).flatMap((service) => service.handlers);
  const response = await getResponse(handlers, request);
  return (
    response ?? Response.json({ error: { code: 'not-found', message: 'No service here' } }, { status: 404 })
  );
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

type BackendsOptions = {
  readonly port?: number;
  readonly host?: string;
  /** The content of AEM; by default the sample content at the start. */
  readonly fragments?: FragmentReader;
};

/** Starts the fake services on one port; port 0 takes a free one. */
export async function startBackends({
  port = 0,
  host = '127.0.0.1',
  fragments,
}: BackendsOptions = {}): Promise<Backends> {
  const services = createServices(fragments);
  let url = '';
  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await toWebRequest(message, url);
    await sendWebResponse(await dispatch(request, services), response);
  }
  const server = createServer((message, response) => {
    handle(message, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  url = await listen(server, port, host);
  return {
    url,
    services,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
