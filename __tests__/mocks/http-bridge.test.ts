import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { sendWebResponse } from '@/mocks/server/http-bridge';

test('an error response closes the connection, also before the end of the response before it', async () => {
  const server = createServer((message, response) => {
    if (message.url === '/error') void sendWebResponse(Response.error(), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`;
  socket.write(request('/pending') + request('/error'));
  // The system may report the closed connection as an error before it.
  await new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
  server.close();
});
