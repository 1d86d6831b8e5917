import type { Config } from '@/lib/config';
import { listeningServers } from '@/lib/next-internals/server';
import { guardServer } from './guard-server';

/**
 * Guards the server that Next created. It listens before any code of the site runs, so connections from that
 * time are closed and clients have to reconnect. A request hook guards servers that are not found here.
 */
export function guardListeningServers(config: Config, isDev: boolean): void {
  for (const server of listeningServers()) {
    guardServer(server, config, isDev);
    if (!isDev) server.closeAllConnections();
  }
}
