import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** Folders of version managers, with a subfolder for each version. */
const versionFolders = [
  ['.nvm/versions/node', 'bin/node'],
  ['.volta/tools/image/node', 'bin/node'],
  ['.asdf/installs/nodejs', 'bin/node'],
  ['.local/share/fnm/node-versions', 'installation/bin/node'],
  ['.local/share/mise/installs/node', 'bin/node'],
] as const;

const programs = ['/usr/bin/node', '/usr/local/bin/node', '/opt/homebrew/bin/node'];

function inVersionFolders(): string[] {
  return versionFolders.flatMap(([folder, program]) => {
    const all = path.join(homedir(), folder);
    return existsSync(all) ? readdirSync(all).map((version) => path.join(all, version, program)) : [];
  });
}

/** The version of an executable such as `24.1.0`, null when it does not run here. */
function versionOf(program: string): string | null {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().replace(/^v/, '');
  } catch {
    return null;
  }
}

/** The oldest supported version of each release line with long-term support, see `engines` in package.json. */
const releaseLines: Readonly<Record<string, number>> = { 20: 9, 22: 0, 24: 0 };

/** Whether the site supports a version. Newer release lines do not count, because they may bring anything. */
function isSupported(version: string): boolean {
  const [major = '', minor = ''] = version.split('.');
  const oldest = releaseLines[major];
  return oldest !== undefined && Number(minor) >= oldest;
}

/**
 * Finds supported Node releases besides the one that runs the tests, one of each major version. `NODE_PATHS` names
 * executables, separated as in `PATH`; they take precedence over those in common places.
 * @throws when an executable of `NODE_PATHS` does not run
 */
export function findOtherNodes(): { readonly version: string; readonly program: string }[] {
  const named = (process.env.NODE_PATHS ?? '').split(path.delimiter).filter(Boolean);
  for (const program of named)
    if (!versionOf(program)) throw new Error(`NODE_PATHS: ${program} does not run`);
  const found = [
    ...named,
    ...[...programs, ...inVersionFolders()].filter(existsSync).map((file) => realpathSync(file)),
  ];
  const byMajor = new Map<string, { version: string; program: string }>();
  for (const program of new Set(found)) {
    const version = versionOf(program);
    const major = version?.split('.')[0];
    if (!version || !major || !isSupported(version) || byMajor.has(major)) continue;
    byMajor.set(major, { version, program });
  }
  byMajor.delete(process.versions.node.split('.')[0] ?? '');
  return [...byMajor.values()];
}
