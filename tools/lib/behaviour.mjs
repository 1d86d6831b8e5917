import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

/** The page of rules, relative to the project's folder. */
export const behaviourPage = 'docs/behaviour.md';

const row = /^\| ([A-Z]+-\d{2}) \| (.+?) \|(?: .*)?$/;
const isTest = (/** @type {string} */ file) => file.startsWith('__tests__/');
/** Tests outside `npm test`; a rule needs one inside too. */
const isCheck = (/** @type {string} */ file) => file.startsWith('__tests__/check/');

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

function sourceFiles() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs|css|conf|yaml|any)$/.test(file) && !isCheck(file));
}

/**
 * Finds the files that name each rule of `docs/behaviour.md`.
 * @returns {{ rules: Map<string, { code: string[], tests: string[] }>, unknown: string[] }} files by rule id,
 * and `file: id` of every unknown id
 */
export function findRules() {
  const rules = new Map(
    read(behaviourPage)
      .split('\n')
      .flatMap((line) => row.exec(line)?.[1] ?? [])
      .map((id) => [id, { code: /** @type {string[]} */ ([]), tests: /** @type {string[]} */ ([]) }]),
  );
  const prefixes = [...new Set([...rules.keys()].map((id) => id.split('-')[0]))];
  const ids = new RegExp(`\\b(?:${prefixes.join('|')})-\\d{2}\\b`, 'g');
  const unknown = [];
  for (const file of sourceFiles()) {
    for (const id of new Set(read(file).match(ids))) {
      const rule = rules.get(id);
      if (rule) rule[isTest(file) ? 'tests' : 'code'].push(file);
      else unknown.push(`${file}: ${id}`);
    }
  }
  return { rules, unknown };
}

/**
 * Returns the text of `docs/behaviour.md` with the current files of each rule.
 * @param {ReturnType<typeof findRules>['rules']} rules
 */
export function writeRules(rules) {
  const links = (/** @type {string[]} */ files) => files.map((file) => `[${file}](../${file})`).join('<br>');
  return read(behaviourPage)
    .split('\n')
    .map((line) => {
      const [, id = '', text] = row.exec(line) ?? [];
      const rule = rules.get(id);
      return rule ? `| ${id} | ${text} | ${links(rule.code)} | ${links(rule.tests)} |` : line;
    })
    .join('\n');
}
