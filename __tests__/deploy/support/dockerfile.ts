import { read } from './files';

export type Instruction = { readonly keyword: string; readonly rest: string };

/** The instructions of the image in order, continued lines joined. */
export function readDockerfile(): Instruction[] {
  return read('deploy/Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [keyword = ''] = line.split(' ', 1);
      return { keyword, rest: line.slice(keyword.length + 1) };
    });
}

/** The instructions of the last stage, the one that runs. */
export function runtimeStage(): Instruction[] {
  const all = readDockerfile();
  return all.slice(all.findLastIndex(({ keyword }) => keyword === 'FROM'));
}

/** Returns the one instruction of the last stage with a keyword. */
export function onlyOne(keyword: string): string {
  const [first, ...others] = runtimeStage().filter((instruction) => instruction.keyword === keyword);
  if (!first || others.length > 0) throw new Error(`One ${keyword} is needed`);
  return first.rest;
}

/** The environment of the image. */
export const imageEnvironment = () =>
  Object.fromEntries(
    onlyOne('ENV')
      .split(' ')
      .map((pair) => /^([^=]+)=(.*)$/.exec(pair)?.slice(1) as [string, string]),
  );
