import type { Difference } from './difference';

export type Differing = Omit<Difference, 'picture'> & { readonly name: string };

/** Describes a pair of pictures as `faq-en-390: 390 × 2400, 1.25 % differ`. */
export const describe = ({ name, width, height, share }: Differing) =>
  `${name}: ${width} × ${height}, ${(share * 100).toFixed(2)} % differ`;

const renderPictures = (differing: Differing) => `
    <section>
      <h2>${describe(differing)}</h2>
      ${['old', 'new', 'difference']
        .map(
          (kind) =>
            `<figure><figcaption>${kind}</figcaption><img alt="" loading="lazy" src="${differing.name}-${kind}.png"></figure>`,
        )
        .join('\n      ')}
    </section>`;

/** Returns a page that shows each pair of pictures and their difference side by side. */
export const renderReport = (differing: readonly Differing[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${differing.length} pictures differ</title>
    <style>
      body { font: 16px/1.5 sans-serif; margin: 24px; }
      section { display: grid; gap: 8px 16px; grid-template-columns: repeat(3, 1fr); margin-block-end: 48px; }
      h2 { font-size: 20px; grid-column: 1 / -1; margin: 0; }
      figure { margin: 0; }
      img { border: 1px solid #ccc; max-width: 100%; }
    </style>
  </head>
  <body>
    <h1>${differing.length} pictures differ</h1>${differing.map(renderPictures).join('')}
  </body>
</html>
`;
