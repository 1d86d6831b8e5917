import type { Visitor } from '@/test-support/browsers/visitor';
import { type Journey, windows } from './journey';

/** Visits every page of the site map in both windows. */
const visitPages = (language: string) => async (visitor: Visitor) => {
  await visitor.goto('/');
  const paths = await visitor.evaluate(async () => {
    const map = await (await fetch('/sitemap.xml')).text();
    return [...map.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => new URL(url).pathname);
  });
  if (paths.length < 20) throw new Error(`Only ${paths.length} pages`);
  for (const path of paths) {
    await visitor.goto(path);
    await visitor.see('h1');
    await visitor.until(
      `${path} is in ${language}`,
      (tag: string) => document.documentElement.lang === tag,
      language,
    );
    for (const { width, height } of Object.values(windows)) {
      await visitor.resize(width, height);
      await visitor.until(
        `${path} fits ${width} px`,
        () => document.documentElement.scrollWidth <= window.innerWidth,
      );
      await visitor.until(`the pictures in the window of ${path} are there`, () =>
        [...document.images]
          .filter((image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect();
            return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
          })
          .filter((image) => image.checkVisibility({ visibilityProperty: true }))
          .every((image) => image.complete && image.naturalWidth > 0),
      );
    }
  }
};

export const pageJourneys: readonly Journey[] = [
  { name: 'pages of the United States', run: visitPages('en-US') },
  { name: 'pages of Québec', site: 'quebec', run: visitPages('fr-CA') },
];
