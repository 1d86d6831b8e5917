import { readFileSync } from 'node:fs';

export const fileOf = (name: string) => `app/styles/fonts/${name}.woff2`;

/** The faces of app/fonts.ts: files, code points of `unicode-range`, if any, and whether they are preloaded. */
export const declaredFaces = readFileSync('app/fonts.ts', 'utf8')
  .split('localFont(')
  .slice(1)
  .map((face) => {
    const ranges = /value:\s*'([^']+)'/.exec(face)?.[1];
    const points = ranges?.split(', ').flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
    const files = [...face.matchAll(/fonts\/([\w-]+)\.woff2/g)].map(([, name = '']) => name);
    return { files, points: points && new Set(points), isPreloaded: !face.includes('preload: false') };
  });

/** The faces of the characters that few texts have. */
export const rareFaces = declaredFaces.flatMap(({ files, points }) =>
  points ? [{ name: files[0] ?? '', points }] : [],
);
