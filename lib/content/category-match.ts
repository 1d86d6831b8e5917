import type { CategorySlug } from '@/lib/locales/category-slugs';
import type { Category } from './types';

/** Names of the categories (CAT-02). */
const categoryLabels: Readonly<Record<CategorySlug, string>> = {
  'sports-drink': 'sports drink',
  'zero-sugar': 'zero sugar',
  lyte: 'lyte',
  'flash-iv-sticks': 'flash iv sticks',
  'flash-iv-ready-to-drink': 'flash iv ready-to-drink',
  'sport-water': 'sport water',
};

/**
 * Normalizes a name. Hyphens count as spaces, because editors write both "ready-to-drink" and "ready to
 * drink".
 */
function normal(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim();
}

function lastSegment(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? '';
}

/**
 * Returns the category of a slug (CAT-02): by exact name, then by the fragment's folder, because names may be
 * translated, then by part of the name. Flash IV is found by name or path.
 */
export function matchCategory(categories: readonly Category[], slug: CategorySlug): Category | null {
  const label = normal(categoryLabels[slug]);
  const isFlash = ({ name, path }: Category) => /flash/i.test(name) || /flash/i.test(lastSegment(path));
  const rules: ((category: Category) => boolean)[] = [
    ({ name }) => normal(name) === label,
    ({ path }) => lastSegment(path) === slug,
    ({ name }) => normal(name).includes(label) || label.includes(normal(name)),
    (category) => slug.startsWith('flash-iv') && isFlash(category),
  ];
  for (const rule of rules) {
    const match = categories.find(rule);
    if (match) return match;
  }
  return null;
}

/** Returns the featured categories if there are any, else all of them, for the home page (HOME-03). */
export function onlyFeatured(categories: readonly Category[]): readonly Category[] {
  const featured = categories.filter((category) => category.featured);
  return featured.length > 0 ? featured : categories;
}
