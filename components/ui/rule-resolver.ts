import type { FieldValues, Resolver } from 'react-hook-form';

/** What the rules of a form say: what may be sent, or by field the key of what is wrong. */
export type RuleResult<Submission> =
  | { readonly ok: true; readonly submission: Submission }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<string, string>>> };

/** The rules of a form in `lib` as react-hook-form asks for them (spec section 5). */
export function ruleResolver<Values extends FieldValues, Submission extends FieldValues>(
  check: (values: Values) => RuleResult<Submission> | Promise<RuleResult<Submission>>,
): Resolver<Values, unknown, Submission> {
  return async (values) => {
    const result = await check(values);
    if (result.ok) return { values: result.submission, errors: {} };
    const errors = Object.entries(result.errors).map(([name, message]) => [name, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
