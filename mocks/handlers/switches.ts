/**
 * Behaviour of a fake service. `drop` closes the connection without a response. `html-login` returns a login
 * page with HTTP 200, `graphql-error` an error with HTTP 200, `refuse` the same in the format of the other
 * services (`HasErrors: true`, `success: false`). `field-errors` returns errors by field, `already` that the
 * visitor is already subscribed. A service without such a response fails with 500. Use `status: 429` for rate
 * limiting.
 */
const modes = [
  'ok',
  'graphql-error',
  'html-login',
  'broken-json',
  'drop',
  'empty',
  'refuse',
  'field-errors',
  'already',
] as const;
export type Mode = (typeof modes)[number];

export type Switches = {
  readonly mode: Mode;
  readonly delayMs: number;
  /** Another status than 200 returns an error of the service. */
  readonly status: number;
  /** When set, the other switches apply only to requests whose decoded address contains it. */
  readonly only: string | null;
  /** The required `Authorization` value; null requires none. */
  readonly requireAuth: string | null;
};

export const defaultSwitches: Switches = {
  mode: 'ok',
  delayMs: 0,
  status: 200,
  only: null,
  requireAuth: null,
};

const checks: { readonly [Name in keyof Switches]: (value: unknown) => boolean } = {
  mode: (value) => modes.some((mode) => mode === value),
  delayMs: (value) => Number.isInteger(value) && Number(value) >= 0,
  status: (value) => Number.isInteger(value) && Number(value) >= 200 && Number(value) < 600,
  only: (value) => value === null || typeof value === 'string',
  requireAuth: (value) => value === null || typeof value === 'string',
};

/** Parses the switches of a control request; null when a name or a value is invalid. */
export function parseSwitches(value: unknown): Partial<Switches> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const isValid = ([name, setting]: [string, unknown]) =>
    Object.hasOwn(checks, name) && checks[name as keyof Switches](setting);
  return Object.entries(value).every(isValid) ? value : null;
}
