import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

/** Bytes of minified code by module: a file of the project, or a package. */
export type Modules = Readonly<Record<string, number>>;

/** Returns a package's name, or the path of the project's own file. */
export function moduleName(source: string): string {
  if (source.startsWith('turbopack:///[turbopack]/')) return 'turbopack';
  const file = source.replace(/^.*?\[project\]\//, '').replace(/^(?:file:\/\/\/|\.\.\/)+/, '');
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  return name ?? file;
}

/** Counts the columns of a chunk by the module that its source map gives for them. */
export function countModules(code: string, findSource: (line: number, column: number) => string): Modules {
  const bytes: Record<string, number> = {};
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const name = findSource(line, column);
      bytes[name] = (bytes[name] ?? 0) + 1;
    }
  }
  return bytes;
}

const known = new Map<string, Modules>();

/** Returns the modules of a chunk of the build; none without a source map. Most pages share most chunks. */
export function modulesOf(script: string): Modules {
  const modules = known.get(script) ?? readModules(script);
  known.set(script, modules);
  return modules;
}

function readModules(script: string): Modules {
  const file = path.join('.next/static', script.replace(/^\/_next\/static\//, ''));
  const code = readFileSync(file, 'utf8');
  const [, mapName] = /\/\/# sourceMappingURL=(\S+)/.exec(code) ?? [];
  if (!mapName) return {};
  const map = new SourceMap(JSON.parse(readFileSync(path.join(path.dirname(file), mapName), 'utf8')));
  return countModules(code, (line, column) => {
    const entry = map.findEntry(line, column);
    return 'originalSource' in entry && entry.originalSource ? moduleName(entry.originalSource) : 'turbopack';
  });
}

/** Adds up the modules of several chunks. */
export function sumModules(all: readonly Modules[]): Modules {
  const sum: Record<string, number> = {};
  for (const modules of all) {
    for (const [name, bytes] of Object.entries(modules)) sum[name] = (sum[name] ?? 0) + bytes;
  }
  return sum;
}
