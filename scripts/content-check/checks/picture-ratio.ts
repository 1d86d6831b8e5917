import { fileCheck } from '../files/file-check';
import { ratios } from '../files/roles';

/** Finds pictures whose shape is not that of the place where they are shown. */
export const pictureRatio = fileCheck(
  { kind: 'picture-ratio', title: 'Pictures with the wrong ratio', severity: 'warning' },
  ({ found, role }) => {
    if (found.state !== 'picture' || found.isVector || role === 'any' || role === 'video') return null;
    const { width, height } = found;
    const { least, most, wanted } = ratios[role];
    const ratio = width / height;
    return ratio < least || ratio > most ? { expectation: `${wanted}; it is ${width} × ${height}` } : null;
  },
);
