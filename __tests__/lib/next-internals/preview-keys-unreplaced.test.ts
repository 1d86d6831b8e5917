import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replacePreviewKeys } from '@/lib/next-internals/preview-keys';

const built = { previewModeId: 'id', previewModeSigningKey: 'sign', previewModeEncryptionKey: 'hide' };
const mockBuilt = built;
jest.mock('next/dist/server/load-manifest.external', () => ({
  clearManifestCache: jest.fn(),
  loadManifest: () => mockBuilt,
}));

test('the server does not start when Next uses the keys of the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'draft-'));
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(path.join(folder, 'server/preview-props.json'), JSON.stringify(built));
  expect(() => replacePreviewKeys('a secret', folder)).toThrow('stores them in another way');
  rmSync(folder, { recursive: true });
});
