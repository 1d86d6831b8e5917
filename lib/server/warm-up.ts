import { get, type Server } from 'node:http';
import { processSingleton } from '@/lib/process-singleton.mjs';

/** The page whose render reads nothing but the announcement. */
const path = '/404';

/** When a warm-up is given up, in milliseconds. A process that is not warm is only slower. */
const timeoutMs = 5000;

const current = processSingleton<Promise<void>>('warm-up');

function requestPage(host: string, port: number): Promise<void> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs);
    get({ host, port, path, agent: false, signal }, (response) => {
      response.resume().once('close', resolve);
    }).once('error', () => resolve());
  });
}

/**
 * Requests a page of the server once it listens, so that the modules that all pages share are loaded before the first
 * visitor comes. Loading them together with those of the visitor's page would block the event loop for more than 100 ms.
 */
export function warmUpOnceListening(server: Server): void {
  server.once('listening', () => {
    const address = server.address();
    if (address && typeof address === 'object') current.set(requestPage(address.address, address.port));
  });
}

/** Resolves after the warm-up of this process. */
export const warmUp = async (): Promise<void> => current.get();
