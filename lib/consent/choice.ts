/** What a visitor allows besides the necessary cookies (spec section 3, "Cookie preferences and storage"). */
export type Choice = { readonly advertising: boolean; readonly analytics: boolean };

export const choiceNames = ['advertising', 'analytics'] as const satisfies readonly (keyof Choice)[];
export type ChoiceName = (typeof choiceNames)[number];

/** Both are on by default; a browser that sends Global Privacy Control has asked for no advertising already. */
export const firstChoice = (privacyControl: boolean): Choice => ({
  advertising: !privacyControl,
  analytics: true,
});

/** The choice in a `Cookie` text; null unless both cookies say true or false: then nobody has answered yet. */
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
