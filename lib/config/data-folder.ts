import path from 'node:path';

/**
 * Where a developer's machine stores submissions (CON-05: the dev outbox): `.data` in the folder the
 * site was started in. The built server changes into its own folder `.next/standalone` first.
 */
export function dataFolder(workingFolder: string = process.cwd()): string {
  const project = workingFolder.replace(/[\\/]\.next[\\/]standalone$/, '');
  return path.join(/* turbopackIgnore: true */ project, '.data');
}
