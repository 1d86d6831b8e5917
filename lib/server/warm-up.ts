import { get } from 'node:http';
import { listeningServers } from '@/lib/next-internals/server';

/** The page without content, whose render calls no service. */
const path = '/404';

/** When a warm-up is given up, in milliseconds. A process that is not warm is only slower. */
const timeoutMs = 5000;

function requestPage(host: string, port: number): Promise<void> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs);
    get({ host, port, path, agent: false, signal }, (response) => {
      response.resume().once('close', resolve);
    }).once('error', () => resolve());
  });
}

let warm: Promise<void> | undefined;

async function requestFirstPage(): Promise<void> {
  const address = listeningServers()[0]?.address();
  if (address && typeof address === 'object') await requestPage(address.address, address.port);
}

/**
 * Requests a page of this process, at the first call alone: the modules that all pages share are then loaded before the
 * first visitor comes. Loading them together with those of his page would block the event loop for more than 100 ms.
 */
export function warmUp(): Promise<void> {
  warm ??= requestFirstPage();
  return warm;
}
