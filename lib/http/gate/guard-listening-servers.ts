import type { Config } from '@/lib/config';
import { listeningServers } from '@/lib/next-internals/server';
import { guardServer } from './guard-server';

/**
 * Guards the server that Next made. It listens before any code of the site runs, so that connections which are that
 * early are closed and have to be made again. A request hook guards a server that is not found here.
 */
export function guardListeningServers(config: Config, isDev: boolean): void {
  for (const server of listeningServers()) {
    guardServer(server, config, isDev);
    if (!isDev) server.closeAllConnections();
  }
}
