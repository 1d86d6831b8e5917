import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A value of a configuration: in double quotes a glob pattern, in single quotes a regular expression. */
export type AnyValue = { readonly text: string; readonly isRegex: boolean };

/** An entry `/name "value"` or `/name { … }`; a bare value has an empty name. */
export type AnyEntry = {
  readonly name: string;
  readonly value: AnyValue | null;
  readonly children: readonly AnyEntry[];
};

type Token = {
  readonly kind: 'name' | 'glob' | 'regex' | 'include' | 'open' | 'close';
  readonly text: string;
};

const tokenPattern =
  /\s+|#[^\n]*|(?<include>\$include)|\/(?<name>[\w-]+)|"(?<glob>[^"]*)"|'(?<regex>[^']*)'|(?<open>\{)|(?<close>\})/y;

function tokenize(source: string, file: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    tokenPattern.lastIndex = at;
    const match = tokenPattern.exec(source);
    if (!match) throw new Error(`${file}: unexpected text at ${JSON.stringify(source.slice(at, at + 20))}`);
    const [kind, text] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    if (kind && text !== undefined) tokens.push({ kind: kind as Token['kind'], text });
    at = tokenPattern.lastIndex;
  }
  return tokens;
}

/** Files that AEM as a Cloud Service provides and projects do not contain. */
const providedFiles = /\/default_[a-z]+\.any$/;

function included(file: string, path: string, variables: Variables): readonly AnyEntry[] {
  const target = join(dirname(file), path);
  if (providedFiles.test(target) && !existsSync(target))
    return [{ name: '', value: { text: `$include ${path}`, isRegex: false }, children: [] }];
  return readAny(target, variables);
}

type Variables = Readonly<Record<string, string>>;

/**
 * Reads a file of the dispatcher with everything that it includes, variables replaced.
 * @throws {Error} for an invalid file, and for a variable without a value
 */
export function readAny(file: string, variables: Variables): readonly AnyEntry[] {
  const source = readFileSync(file, 'utf8').replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`${file}: the variable ${name} has no value`);
    return value;
  });
  const tokens = tokenize(source, file);
  const take = () => tokens.shift() ?? { kind: 'close' as const, text: '' };

  function entries(isNested: boolean): readonly AnyEntry[] {
    const found: AnyEntry[] = [];
    while (tokens.length > 0) {
      const token = take();
      if (token.kind === 'close' && isNested) return found;
      if (token.kind === 'include') found.push(...included(file, take().text, variables));
      else if (token.kind === 'name') found.push(entry(token.text));
      else if (token.kind === 'glob' || token.kind === 'regex') found.push({ ...leafOf(token), name: '' });
      else throw new Error(`${file}: unexpected ${token.kind}`);
    }
    if (isNested) throw new Error(`${file}: a brace is missing`);
    return found;
  }

  const leafOf = ({ kind, text }: Token) => ({ value: { text, isRegex: kind === 'regex' }, children: [] });

  function entry(name: string): AnyEntry {
    const token = take();
    if (token.kind === 'open') return { name, value: null, children: entries(true) };
    if (token.kind !== 'glob' && token.kind !== 'regex') throw new Error(`${file}: /${name} has no value`);
    return { name, ...leafOf(token) };
  }

  return entries(false);
}

/** Returns the entry at a path of names. @throws {Error} when there is none */
export function entryAt(entries: readonly AnyEntry[], ...names: readonly string[]): AnyEntry {
  const [first, ...rest] = names;
  const found = entries.find(({ name }) => name === first);
  if (!found) throw new Error(`There is no /${first}`);
  return rest.length === 0 ? found : entryAt(found.children, ...rest);
}
