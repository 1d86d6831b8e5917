import { fileCheck } from '../files/file-check';
import { maxPicture, maxVector } from '../files/limits';

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString('en')} KB`;

/** Finds pictures that are slow to render, and those that the site does not render. */
export const largeFile = fileCheck(
  { kind: 'large-file', title: 'Pictures that are too large', severity: 'warning' },
  ({ found }) => {
    if (found.state === 'too-large') {
      const expectation = `at most ${kilobytes(found.maxBytes)}; the site does not read more`;
      return { expectation, severity: 'error' };
    }
    if (found.state !== 'picture') return null;
    const { bytes, width, height, isVector } = found;
    if (isVector)
      return bytes > maxVector.bytes
        ? { expectation: `at most ${kilobytes(maxVector.bytes)}; it has ${kilobytes(bytes)}` }
        : null;
    if (bytes > maxPicture.bytes)
      return { expectation: `at most ${kilobytes(maxPicture.bytes)}; it has ${kilobytes(bytes)}` };
    return Math.max(width, height) > maxPicture.side
      ? { expectation: `at most ${maxPicture.side} pixels a side; it has ${width} × ${height}` }
      : null;
  },
);
