import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import { createServices, type Services } from '../handlers';
import { answerControl } from './control';
import { sendWebResponse, toWebRequest } from './http-bridge';

export type Backends = {
  readonly url: string;
  /** The services themselves, for tests of the same process. */
  readonly services: Services;
  readonly close: () => Promise<void>;
};

async function answer(request: Request, services: Services): Promise<Response> {
  const control = await answerControl(request, services);
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

/** Starts the stand-in services on one port; port 0 takes a free one. */
export async function startBackends({ port = 0, host = '127.0.0.1' } = {}): Promise<Backends> {
  const services = createServices();
  let url = '';
  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await toWebRequest(message, url);
    await sendWebResponse(await answer(request, services), response);
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
