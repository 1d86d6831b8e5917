import { createServer } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { BUILD_ID_FILE, PREVIEW_PROPS_MANIFEST, SERVER_DIRECTORY } from 'next/dist/shared/lib/constants';
import { buildIdFile, draftKeysFile, serverFile } from '@/lib/next-internals/build-files.mjs';
import { listeningServers, takeOverSignal } from '@/lib/next-internals/server';
import { expectOfNext, sourceOfNext } from '../../support/expect-of-next';

test('only a listening server is found', async () => {
  const server = createServer();
  expect(listeningServers()).not.toContain(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  expectOfNext(
    'that Node lists its servers in process._getActiveHandles()',
    listeningServers().includes(server),
  );
  await new Promise((resolve) => server.close(resolve));
  expect(listeningServers()).not.toContain(server);
});

test('a server of another protocol is not found', async () => {
  const server = createSocketServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  expect(listeningServers()).not.toContain(server);
  await new Promise((resolve) => server.close(resolve));
});

test('without the list of Node no server is found', () => {
  const list = Reflect.get(process, '_getActiveHandles');
  Reflect.set(process, '_getActiveHandles', undefined);
  try {
    expect(listeningServers()).toEqual([]);
  } finally {
    Reflect.set(process, '_getActiveHandles', list);
  }
});

test('the handler of a signal replaces those that are there', () => {
  const others = process.listeners('SIGTERM');
  const nextHandler = jest.fn();
  const own = jest.fn();
  process.on('SIGTERM', nextHandler);
  takeOverSignal('SIGTERM', own);
  expect(process.listeners('SIGTERM')).toEqual([own]);
  process.off('SIGTERM', own);
  for (const other of others) process.on('SIGTERM', other);
  expectOfNext(
    'that the server handles SIGTERM before the site starts',
    /process\.on\('SIGTERM'/.test(sourceOfNext('server/lib/start-server.js')),
  );
});

test('the build has its files at the paths that the site reads', () => {
  const build = sourceOfNext('build/utils.js');
  expectOfNext(`${serverFile}`, build.includes("'server.js'") && serverFile === '.next/standalone/server.js');
  expectOfNext(`${buildIdFile}`, buildIdFile === `.next/${BUILD_ID_FILE}`);
  expectOfNext(`${draftKeysFile}`, draftKeysFile === `${SERVER_DIRECTORY}/${PREVIEW_PROPS_MANIFEST}`);
});
