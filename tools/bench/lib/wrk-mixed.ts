import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Load, load } from './wrk';

export type Address = { readonly host: string; readonly path: string };

/** Returns a script for wrk that requests the addresses in turn, with the headers of browsers. */
function script(addresses: readonly Address[]): string {
  const requests = addresses.map(
    ({ host, path: address }) =>
      `wrk.format("GET", ${JSON.stringify(address)}, { Host = ${JSON.stringify(host)}, ["Accept-Encoding"] = "gzip" })`,
  );
  return `local requests\nlocal turn = 0
init = function() requests = { ${requests.join(', ')} } end
request = function() turn = turn % #requests + 1; return requests[turn] end\n`;
}

/** Runs wrk against many addresses of one server in turn. */
export function loadMixed(port: number, addresses: readonly Address[], seconds: number): Promise<Load> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'wrk-')), 'addresses.lua');
  writeFileSync(file, script(addresses));
  return load({ port, path: '/' }, seconds, {}, ['-s', file]);
}
