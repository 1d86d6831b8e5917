// Texts use American spelling. Canadian English differs in a few words. A placeholder such as `{color}` is a
// name and not replaced.
const spelling: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<!\{)\b(flav|fav|col)or/gi, '$1our'],
  [/\b((?:kilo|milli)?)(lit|met)er/gi, '$1$2re'],
];

/** Returns an American text in the spelling of Canada. */
export function canadianSpelling(text: string): string {
  return spelling.reduce((spelled, [american, canadian]) => spelled.replace(american, canadian), text);
}
