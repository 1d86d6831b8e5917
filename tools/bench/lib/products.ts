import { sampleItems } from '@/sample/content';

type Place = Parameters<typeof sampleItems>;

/** Returns this number of products, copied from a site's sample under unique names. */
export function products(count: number, country: Place[1], language: Place[2]) {
  const sample = sampleItems('product', country, language);
  return Array.from({ length: count }, (_, index) => {
    const item: { readonly _path?: string } = sample[index % sample.length] ?? {};
    const turn = Math.floor(index / sample.length);
    return turn === 0 ? item : { ...item, _path: `${item._path}-${turn}`, productOrderNumber: 1000 + index };
  });
}
