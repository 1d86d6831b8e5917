import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DraftModeProvider } from 'next/dist/server/async-storage/draft-mode-provider';
import { RequestCookies } from 'next/dist/server/web/spec-extension/cookies';
import { readDraftId } from '@/lib/next-internals/draft-id';
import { draftCookie } from '@/lib/next-internals/names';
import { expectOfNext } from '../../support/expect-of-next';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'draft-'));
  mkdirSync(path.join(folder, 'server'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (keys: object) =>
  writeFileSync(path.join(folder, 'server/preview-props.json'), JSON.stringify(keys));

test('a request with the value of the build is a draft', () => {
  const keys = { previewModeId: 'id', previewModeSigningKey: 'sign', previewModeEncryptionKey: 'hide' };
  write(keys);
  const headers = new Headers({ cookie: `a=b; ${draftCookie}=${readDraftId(folder)}` });
  const { isEnabled } = new DraftModeProvider(
    keys,
    headers,
    new RequestCookies(headers) as never,
    {} as never,
  );
  expectOfNext('that the draft cookie has the value of previewModeId', isEnabled);
});

test.each([{}, { previewModeId: '' }, { previewModeId: 1 }])(
  'the server does not start when the keys are %j',
  (keys) => {
    write(keys);
    expect(() => readDraftId(folder)).toThrow('stores it in another way');
  },
);

test('the server does not start without the file', () => {
  expect(() => readDraftId(folder)).toThrow('ENOENT');
});
