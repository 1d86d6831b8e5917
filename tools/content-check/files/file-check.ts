import type { Check, Fault } from '../types';
import type { CheckedFile } from './types';

type Judge = (file: CheckedFile) => Pick<Fault, 'expectation' | 'severity'> | null;

/** Returns a check that judges every file of a locale by itself. */
export function fileCheck(parts: Pick<Check, 'kind' | 'title' | 'severity'>, judge: Judge): Check {
  return {
    ...parts,
    find: ({ locale }, { files }) =>
      files
        .filter((file) => file.locale === locale.id)
        .flatMap((file): Fault[] => {
          const judged = judge(file);
          return judged ? [{ path: file.path, field: file.field, value: file.asset, ...judged }] : [];
        }),
  };
}
