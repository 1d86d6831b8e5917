import { largestPicture, largestVector } from '../files/limits';
import { ratios } from '../files/roles';
import type { CheckedFile, FileState } from '../files/types';
import type { Check, Fault } from '../types';

type Judge = (file: CheckedFile) => Pick<Fault, 'expectation' | 'severity'> | null;

function check(parts: Pick<Check, 'kind' | 'title' | 'severity'>, judge: Judge): Check {
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

const absences: Partial<Record<FileState['state'], string>> = {
  missing: 'a file; there is none at this path',
  'not-an-asset': 'a picture or a video; the response is none, perhaps a page to log in',
  'no-picture': 'a picture; the file cannot be read as one',
};

/** Finds references to files that are not there, or are not what they should be. */
export const missingFile = check(
  { kind: 'missing-file', title: 'Pictures and videos that are missing', severity: 'error' },
  ({ found, role }) => {
    const expectation = absences[found.state];
    if (expectation) return { expectation };
    return role === 'video' && found.state === 'picture' ? { expectation: 'a video; it is a picture' } : null;
  },
);

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Finds pictures that are slow to render, and those that the site does not render at all. */
export const largeFile = check(
  { kind: 'large-file', title: 'Pictures that are too large', severity: 'warning' },
  ({ found }) => {
    if (found.state === 'too-large') {
      const expectation = `at most ${megabytes(found.mostBytes)}; the site does not read more`;
      return { expectation, severity: 'error' };
    }
    if (found.state !== 'picture') return null;
    const { bytes, width, height, isVector } = found;
    if (isVector)
      return bytes > largestVector.bytes
        ? { expectation: `at most ${megabytes(largestVector.bytes)}; it has ${megabytes(bytes)}` }
        : null;
    if (bytes > largestPicture.bytes)
      return { expectation: `at most ${megabytes(largestPicture.bytes)}; it has ${megabytes(bytes)}` };
    return Math.max(width, height) > largestPicture.side
      ? { expectation: `at most ${largestPicture.side} pixels a side; it has ${width} × ${height}` }
      : null;
  },
);

/** Finds pictures whose shape is not that of the place where they are shown. */
export const pictureRatio = check(
  { kind: 'picture-ratio', title: 'Pictures with the wrong ratio', severity: 'warning' },
  ({ found, role }) => {
    if (found.state !== 'picture' || found.isVector || role === 'any' || role === 'video') return null;
    const { width, height } = found;
    const { least, most, wanted } = ratios[role];
    const ratio = width / height;
    return ratio < least || ratio > most ? { expectation: `${wanted}; it is ${width} × ${height}` } : null;
  },
);
