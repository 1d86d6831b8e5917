import { createServer } from 'node:http';
import { parseConfig } from '@/lib/config/parse';
import { guardListeningServers } from '@/lib/server/guard-server';
import { stopClock } from '../../support/stop-clock';

let mockServer: ReturnType<typeof createServer>;
jest.mock('@/lib/next-internals/server', () => ({ listeningServers: () => [mockServer] }));
stopClock();

test.each([
  [false, 1],
  [true, 0],
])(
  'the server of Next is guarded (development: %j), and connections from before are closed %i times',
  (isDev, closed) => {
    const ofNext = jest.fn();
    mockServer = createServer(ofNext);
    const close = jest.spyOn(mockServer, 'closeAllConnections');
    guardListeningServers(parseConfig({}), isDev);
    expect(mockServer.listeners('request')).toEqual([expect.any(Function)]);
    expect(mockServer.listeners('request')).not.toContain(ofNext);
    expect(close).toHaveBeenCalledTimes(closed);
    mockServer.emit('close');
  },
);
