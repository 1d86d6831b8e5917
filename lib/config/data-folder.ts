import path from 'node:path';

/**
 * Returns the folder in which a developer's machine stores submissions (CON-05: the dev outbox): `.data` in
 * the folder where the site was started. The built server changes into `.next/standalone` first.
 */
export function dataFolder(workingFolder: string = process.cwd()): string {
  const project = workingFolder.replace(/[\\/]\.next[\\/]standalone$/, '');
  return path.join(/* turbopackIgnore: true */ project, '.data');
}
