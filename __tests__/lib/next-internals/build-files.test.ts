import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  BUILD_ID_FILE,
  PREVIEW_PROPS_MANIFEST,
  SERVER_DIRECTORY,
  SERVER_FILES_MANIFEST,
} from 'next/dist/shared/lib/constants';
import { setBuildConfig } from '@/lib/next-internals/build-config.mjs';
import { buildIdFile, draftKeysFile, serverFile } from '@/lib/next-internals/build-files.mjs';
import { expectOfNext, sourceOfNext } from '../../support/expect-of-next';

test('the build has its files at the paths that the site reads', () => {
  const build = sourceOfNext('build/utils.js');
  expectOfNext(`${serverFile}`, build.includes("'server.js'") && serverFile === '.next/standalone/server.js');
  expectOfNext(`${buildIdFile}`, buildIdFile === `.next/${BUILD_ID_FILE}`);
  expectOfNext(`${draftKeysFile}`, draftKeysFile === `${SERVER_DIRECTORY}/${PREVIEW_PROPS_MANIFEST}`);
});

test('the server gets the configuration of its build, as Next’s own standalone server does', () => {
  const variable = '__NEXT_PRIVATE_STANDALONE_CONFIG';
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(folder, '.next'));
  writeFileSync(
    path.join(folder, '.next/required-server-files.json'),
    '{"config":{"distDir":"x"},"files":[]}',
  );
  setBuildConfig(folder);
  expect(process.env[variable]).toBe('{"distDir":"x"}');
  delete process.env[variable];
  rmSync(folder, { recursive: true });
  expectOfNext(
    `the variable ${variable}`,
    sourceOfNext('server/config.js').includes(`JSON.parse(process.env.${variable})`),
  );
  expectOfNext('required-server-files.json', SERVER_FILES_MANIFEST === 'required-server-files');
});

test('the documented request handler of Next leaves signals and its server to the site', () => {
  const handler = sourceOfNext('server/next.js');
  expectOfNext('upgrades of httpServer', handler.includes('setupWebSocketHandler(this.options.httpServer'));
  expectOfNext('no handler of SIGTERM', !sourceOfNext('server/lib/router-server.js').includes('SIGTERM'));
});
