import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Provides an HTTP server per test, which counts its requests and closes after the test. Call it at the top of a file. */
export function testServer() {
  let server: Server | undefined;
  let received = 0;
  const close = () => new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  afterEach(async () => {
    server?.closeAllConnections();
    await close();
    server = undefined;
  });
  return {
    close,
    /** Returns the number of requests since the server started. */
    received: () => received,
    /** Starts a server, and returns its URL. */
    serve: async (listener: RequestListener): Promise<string> => {
      received = 0;
      const running = createServer((request, response) => {
        received += 1;
        listener(request, response);
      });
      server = running;
      await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(running.address() as AddressInfo).port}/`;
    },
  };
}
