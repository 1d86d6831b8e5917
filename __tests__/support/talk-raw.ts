import { connect } from 'node:net';

/** Writes bytes to a port and gives all that comes back until the other side closes. */
export function talkRaw(port: number, ...parts: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part, 'latin1');
    });
    let text = '';
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    // A connection that is cut off is what some of these are about.
    socket.on('error', () => {});
    socket.once('close', () => resolve(text));
  });
}

/** The status codes in what came back. */
export const statusesOf = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
