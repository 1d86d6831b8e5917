import { claimsIn } from '../claim-words';
import { textsOf } from '../texts';
import type { Check } from '../types';

/** Finds words that texts may not use in the country (docs/voice.md). */
export const claimWord: Check = {
  kind: 'claim-word',
  title: 'Words that claim too much',
  severity: 'warning',
  find: (content) =>
    textsOf(content).flatMap(({ path, texts }) =>
      texts.flatMap(([field, text]) =>
        claimsIn(text, content.locale.country).map(({ word, instead }) => ({
          path,
          field,
          value: word,
          expectation: instead,
        })),
      ),
    ),
};
