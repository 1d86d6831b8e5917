// Samples use American spelling. These are the patterns that Canadian English spells differently. A placeholder such
// as `{color}` keeps its name.
const spelling: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<!\{)\b(flav|fav|col)or/gi, '$1our'],
  [/\b((?:kilo|milli)?)(lit|met)er/gi, '$1$2re'],
];

/** Returns an American text in the spelling of Canada. */
export function canadianSpelling(text: string): string {
  return spelling.reduce((spelled, [american, canadian]) => spelled.replace(american, canadian), text);
}
