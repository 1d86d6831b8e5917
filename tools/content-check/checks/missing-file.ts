import { fileCheck } from '../files/file-check';
import type { FileState } from '../files/types';

const absences: Partial<Record<FileState['state'], string>> = {
  missing: 'a file; there is none at this path',
  'not-an-asset': 'a picture or a video; the response is none, perhaps a page to log in',
  'no-picture': 'a picture; the file cannot be read as one',
};

/** Finds references to missing files and to files of an unexpected type. */
export const missingFile = fileCheck(
  { kind: 'missing-file', title: 'Pictures and videos that are missing', severity: 'error' },
  ({ found, role }) => {
    const expectation = absences[found.state];
    if (expectation) return { expectation };
    return role === 'video' && found.state === 'picture' ? { expectation: 'a video; it is a picture' } : null;
  },
);
