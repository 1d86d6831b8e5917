import { parseConfig } from '@/lib/config/parse';
import { guardListeningServers } from '@/lib/http/gate/guard-listening-servers';

const mockGuard = jest.fn();
const mockServer = { closeAllConnections: jest.fn() };
jest.mock('@/lib/next-internals/server', () => ({ listeningServers: () => [mockServer] }));
jest.mock('@/lib/http/gate/guard-server', () => ({ guardServer: (...all: unknown[]) => mockGuard(...all) }));

beforeEach(() => jest.clearAllMocks());

test.each([
  [false, 1],
  [true, 0],
])(
  'the server of Next is guarded (development: %j), and connections from before are closed %i times',
  (isDev, closed) => {
    const config = parseConfig({});
    guardListeningServers(config, isDev);
    expect(mockGuard.mock.calls).toEqual([[mockServer, config, isDev]]);
    expect(mockServer.closeAllConnections).toHaveBeenCalledTimes(closed);
  },
);
