import { brand } from '@/lib/brand';
import type { Language } from './types';

type LanguageRules = {
  readonly slideAlt: (name: string, line: string) => string;
  readonly packAlt: (pack: string, name: string, line: string) => string;
  /** Stands between the two claims of a feature slide. */
  readonly conjunction: string;
  readonly beforeUnit: string;
  readonly beforePercent: string;
};

/** How sample texts are put together in each language. */
export const languageRules = {
  en: {
    slideAlt: (name, line) => `${brand.name} ${line} ${name}`,
    packAlt: (pack, name, line) => `${brand.name} ${name === line ? name : `${line} ${name}`} ${pack}`,
    conjunction: ' & ',
    beforeUnit: ' ',
    beforePercent: '',
  },
  fr: {
    slideAlt: (name, line) => `${brand.name} ${name}, ${line}`,
    packAlt: (pack, name, line) => `${pack} ${brand.name} ${name === line ? name : `${name}, ${line}`}`,
    conjunction: ' et ',
    // No-break spaces.
    beforeUnit: '\u00a0',
    beforePercent: '\u00a0',
  },
} as const satisfies Record<Language, LanguageRules>;
