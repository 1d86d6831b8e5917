import type { Product } from '@/lib/content/types';
import type { LocaleContent } from './types';

/** Returns the products of every category of the locale. */
export const productsOf = ({ folders }: LocaleContent): readonly Product[] =>
  folders.flatMap(({ products }) => products);
