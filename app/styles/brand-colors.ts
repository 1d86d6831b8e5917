import { brand } from '@/lib/brand';

const declarations = Object.entries(brand.colors).map(([name, value]) => `--color-${name}:${value}`);

/** Style sheet that declares the brand's colours as custom properties, such as `--color-yellow`. */
export const brandColors = `:root{${declarations.join(';')}}`;
