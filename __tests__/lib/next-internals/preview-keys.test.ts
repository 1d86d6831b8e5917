import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadManifestFromRelativePath } from 'next/dist/server/load-manifest.external';
import { PREVIEW_PROPS_MANIFEST } from 'next/dist/shared/lib/constants';
import { makePreviewKeys, replacePreviewKeys } from '@/lib/next-internals/preview-keys';

let folder: string;
const built = { previewModeId: 'id', previewModeSigningKey: 'sign', previewModeEncryptionKey: 'hide' };

/** As Next loads them for every page and route handler. */
const load = () =>
  loadManifestFromRelativePath({
    projectDir: folder,
    distDir: './.next',
    manifest: `server/${PREVIEW_PROPS_MANIFEST}`,
    shouldCache: true,
  });

const write = (keys: object) =>
  writeFileSync(path.join(folder, '.next/server/preview-props.json'), JSON.stringify(keys));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'draft-'));
  mkdirSync(path.join(folder, '.next/server'), { recursive: true });
  write(built);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the keys of the process replace those of the build', () => {
  expect(load()).toEqual(built);
  replacePreviewKeys('a secret', path.join(folder, '.next'));
  expect(load()).toEqual(makePreviewKeys('a secret'));
  const onDisk = JSON.parse(fs.readFileSync(path.join(folder, '.next/server/preview-props.json'), 'utf8'));
  expect(onDisk).toEqual(built);
});

test('the order of the keys in the build does not matter', () => {
  write(Object.fromEntries(Object.entries(built).reverse()));
  replacePreviewKeys('a secret', path.join(folder, '.next'));
  expect(load()).toEqual(makePreviewKeys('a secret'));
});

test('replicas with the same secret share keys, others do not', () => {
  expect(makePreviewKeys('a secret')).toEqual(makePreviewKeys('a secret'));
  expect(makePreviewKeys('a secret').previewModeId).not.toBe(makePreviewKeys('b secret').previewModeId);
  expect(new Set(Object.values(makePreviewKeys('a secret'))).size).toBe(3);
  expect(Object.values(makePreviewKeys('a secret')).join()).toMatch(/^[\da-f]{32},[\da-f]{64},[\da-f]{64}$/);
});

test('without a secret every process has its own keys', () => {
  expect(makePreviewKeys(null)).not.toEqual(makePreviewKeys(null));
});

test('the server does not start when the keys have other names', () => {
  write({ ...built, previewModeNewKey: 'x' });
  expect(() => replacePreviewKeys('a secret', path.join(folder, '.next'))).toThrow(
    'stores them in another way',
  );
});
