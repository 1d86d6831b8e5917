import { connect } from 'node:net';

/** Writes bytes to a port, and returns what is received until the server ends or aborts the connection. */
export function sendBytes(port: number, ...parts: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part, 'latin1');
    });
    let text = '';
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    // What the server has not read is of no use to it.
    socket.on('end', () => socket.destroy());
    // Some tests expect an aborted connection.
    socket.on('error', () => {});
    socket.once('close', () => resolve(text));
  });
}

/** Returns the status codes in the received text. */
export const statusesOf = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
