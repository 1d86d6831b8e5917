import { fileCheck } from '../files/file-check';
import { ratios } from '../files/roles';

/** Finds pictures whose aspect ratio does not match their box. */
export const pictureRatio = fileCheck(
  { kind: 'picture-ratio', title: 'Pictures with the wrong ratio', severity: 'warning' },
  ({ found, role }) => {
    if (found.state !== 'picture' || found.isVector || role === 'any' || role === 'video') return null;
    const { width, height } = found;
    const { min, max, wanted } = ratios[role];
    const ratio = width / height;
    return ratio < min || ratio > max ? { expectation: `${wanted}; it is ${width} × ${height}` } : null;
  },
);
