import { readFileSync } from 'node:fs';
import { mutationPlan } from '@/tools/lib/mutation-plan.mjs';
import { writeResults } from './lib/results';

type Report = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
};

/** Returns a folder's mutants by result, without those that do not compile or are ignored. */
function rowOf(folder: string) {
  const { name } = mutationPlan(folder);
  const report = JSON.parse(readFileSync(`.data/mutation/${name}/report.json`, 'utf8')) as Report;
  const all = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...kinds: readonly string[]) => all.filter((status) => kinds.includes(status)).length;
  const [killed, survived] = [count('Killed', 'Timeout'), count('Survived')];
  const covered = killed + survived;
  return {
    folder,
    killed,
    survived,
    'not covered': count('NoCoverage'),
    'killed of covered, %': covered > 0 ? Math.round((killed / covered) * 1000) / 10 : 100,
    on: new Date().toISOString().slice(0, 10),
  };
}

/** Replaces older results of the named folders with the last run. */
function main(folders: readonly string[]): void {
  writeResults((results) => {
    const others = (results.mutation?.rows ?? []).filter(({ folder }) => !folders.includes(String(folder)));
    const rows = [...others, ...folders.map(rowOf)].sort((a, b) =>
      String(a.folder) < String(b.folder) ? -1 : 1,
    );
    return { ...results, mutation: { on: new Date().toISOString().slice(0, 10), rows } };
  });
}

main(process.argv.slice(2));
