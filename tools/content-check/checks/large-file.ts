import { fileCheck } from '../files/file-check';
import { maxPicture, maxVector } from '../files/limits';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Finds pictures that are slow to render, and those that the site does not render. */
export const largeFile = fileCheck(
  { kind: 'large-file', title: 'Pictures that are too large', severity: 'warning' },
  ({ found }) => {
    if (found.state === 'too-large') {
      const expectation = `at most ${megabytes(found.maxBytes)}; the site does not read more`;
      return { expectation, severity: 'error' };
    }
    if (found.state !== 'picture') return null;
    const { bytes, width, height, isVector } = found;
    if (isVector)
      return bytes > maxVector.bytes
        ? { expectation: `at most ${megabytes(maxVector.bytes)}; it has ${megabytes(bytes)}` }
        : null;
    if (bytes > maxPicture.bytes)
      return { expectation: `at most ${megabytes(maxPicture.bytes)}; it has ${megabytes(bytes)}` };
    return Math.max(width, height) > maxPicture.side
      ? { expectation: `at most ${maxPicture.side} pixels a side; it has ${width} × ${height}` }
      : null;
  },
);
