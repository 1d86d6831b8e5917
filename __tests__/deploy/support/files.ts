import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { environmentSchema } from '@/lib/config/schema';
import { getLocale, localeIds } from '@/lib/locales/definitions';

/** The text of a file of the project. */
export const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');

/** The documents of a YAML file; broken YAML throws. */
export function readYaml(file: string): unknown[] {
  return parseAllDocuments(read(file), { merge: true }).map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) throw problem;
    return document.toJS() as unknown;
  });
}

/** The variables of an env file. */
export function readEnv(file: string): Record<string, string> {
  const lines = read(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      if (!name || value === undefined) throw new Error(`${file}: ${line}`);
      return [name, value];
    }),
  );
}

/** The variables that an operator can set outside `local`. */
export const operatorVariables = Object.keys(environmentSchema.shape).filter(
  (name) => name !== 'AEM_URL' && name !== 'AEM_AUTH',
);

export const productionHosts = localeIds.flatMap((id) => getLocale(id).domains.production);

/** Whether the site has a route handler at a path. */
export const isRoute = (route: string) => existsSync(path.join(process.cwd(), 'app', route, 'route.ts'));
