import { copy } from '../locale';
import type { Copy } from '../types';
import type { ColorSource } from './types';

/** Source of a flavor's color for the ingredient list. */
export const colorSources: Readonly<Record<ColorSource, Copy>> = {
  beet: copy('beet juice (color)', 'jus de betterave (colorant)'),
  'purple-carrot': copy('purple carrot juice (color)', 'jus de carotte pourpre (colorant)'),
  carotene: copy('beta-carotene (color)', 'bêta-carotène (colorant)'),
  turmeric: copy('turmeric (color)', 'curcuma (colorant)'),
  spirulina: copy('spirulina extract (color)', 'extrait de spiruline (colorant)'),
};
