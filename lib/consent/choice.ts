type CookieKind = {
  /** Whether Global Privacy Control turns it off until the visitor turns it on. */
  readonly offWithPrivacyControl: boolean;
};

/** Optional cookies, in the order of their toggles. Their messages are `common.cookies.kinds`. */
const kinds = {
  advertising: { offWithPrivacyControl: true },
  analytics: { offWithPrivacyControl: false },
} as const satisfies Readonly<Record<string, CookieKind>>;

export type ChoiceName = keyof typeof kinds;

/** The visitor's choice of optional cookies (COOK-01). */
export type Choice = Readonly<Record<ChoiceName, boolean>>;

export const choiceNames = Object.keys(kinds) as readonly ChoiceName[];

const choiceOf = (read: (name: ChoiceName) => boolean) =>
  Object.fromEntries(choiceNames.map((name) => [name, read(name)])) as Choice;

export const isOffWithPrivacyControl = (name: ChoiceName): boolean => kinds[name].offWithPrivacyControl;

/** Returns the choice before the visitor's own: the locale's default, and what Global Privacy Control turns off. */
export const firstChoice = (cookiesOn: boolean, privacyControl: boolean): Choice =>
  choiceOf((name) => cookiesOn && !(privacyControl && isOffWithPrivacyControl(name)));

/** Returns whether two choices are the same; null is no choice. */
export const isSameChoice = (one: Choice | null, other: Choice | null): boolean =>
  choiceNames.every((name) => one?.[name] === other?.[name]);

/** Parses the choice in a `Cookie` header; null unless the cookies of all kinds are `true` or `false`. */
export function parseChoice(cookies: string): Choice | null {
  const values = new Map(
    cookies.split(/;\s*/).map((cookie): [string, string] => {
      const [name = '', value = ''] = cookie.split('=', 2);
      return [name, value];
    }),
  );
  const isAnswered = choiceNames.every((name) => /^(?:true|false)$/.test(values.get(name) ?? ''));
  return isAnswered ? choiceOf((name) => values.get(name) === 'true') : null;
}
