/** The visitor's choice of optional cookies (COOK-01). */
export type Choice = { readonly advertising: boolean; readonly analytics: boolean };

export const choiceNames = ['advertising', 'analytics'] as const satisfies readonly (keyof Choice)[];
export type ChoiceName = (typeof choiceNames)[number];

/**
 * Returns the choice before the visitor's own: the locale's default, but no advertising if the browser sends Global
 * Privacy Control.
 */
export const firstChoice = (cookiesOn: boolean, privacyControl: boolean): Choice => ({
  advertising: cookiesOn && !privacyControl,
  analytics: cookiesOn,
});

/** Parses the choice in a `Cookie` header; null unless both cookies are `true` or `false`. */
export function parseChoice(cookies: string): Choice | null {
  const values = new Map(
    cookies.split(/;\s*/).map((cookie): [string, string] => {
      const [name = '', value = ''] = cookie.split('=', 2);
      return [name, value];
    }),
  );
  const read = (name: ChoiceName) => {
    const value = values.get(name);
    return value === 'true' || value === 'false' ? value === 'true' : undefined;
  };
  const [advertising, analytics] = choiceNames.map(read);
  return advertising === undefined || analytics === undefined ? null : { advertising, analytics };
}
