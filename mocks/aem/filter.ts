type LogOp = 'AND' | 'OR';
type Expression = { readonly value: unknown; readonly _operator?: string; readonly _ignoreCase?: boolean };
type FieldFilter = { readonly _logOp?: LogOp; readonly _expressions?: readonly Expression[] };

/** The `filter` of a query: an entry per field, and how they are combined. */
export type ModelFilter = { readonly _logOp?: LogOp } & Readonly<Record<string, unknown>>;

const comparisons: Readonly<Record<string, (actual: number, wanted: number) => boolean>> = {
  GREATER: (actual, wanted) => actual > wanted,
  GREATER_EQUAL: (actual, wanted) => actual >= wanted,
  LOWER: (actual, wanted) => actual < wanted,
  LOWER_EQUAL: (actual, wanted) => actual <= wanted,
};

function matchesText(actual: string, wanted: string, operator: string): boolean {
  if (operator === 'STARTS_WITH') return actual.startsWith(wanted);
  return operator.startsWith('CONTAINS') && actual.includes(wanted) !== operator.endsWith('_NOT');
}

function matches(actual: unknown, { value, _operator = 'EQUALS', _ignoreCase }: Expression): boolean {
  const normalize = (text: unknown) => (_ignoreCase && typeof text === 'string' ? text.toLowerCase() : text);
  const [left, right] = [normalize(actual), normalize(value)];
  if (/^EQUALS?$/.test(_operator)) return left === right;
  if (/^EQUALS?_NOT$/.test(_operator)) return left !== right;
  const compare = comparisons[_operator];
  if (compare) return typeof left === 'number' && compare(left, Number(right));
  return typeof left === 'string' && matchesText(left, String(right), _operator);
}

const combine = (results: readonly boolean[], logOp: LogOp = 'AND') =>
  results.length === 0 || (logOp === 'OR' ? results.some(Boolean) : results.every(Boolean));

/** Returns whether a fragment passes a filter. `readField` returns the value to compare. */
export function passes(
  filter: ModelFilter | null | undefined,
  readField: (field: string) => unknown,
): boolean {
  const { _logOp, ...fields } = filter ?? {};
  const results = Object.entries(fields).flatMap(([name, field]) => {
    const { _expressions = [], _logOp: inner } = (field ?? {}) as FieldFilter;
    return field
      ? [
          combine(
            _expressions.map((expression) => matches(readField(name), expression)),
            inner,
          ),
        ]
      : [];
  });
  return combine(results, _logOp);
}

/** Compares by the fields of a sort such as `productOrderNumber DESC, _path`; missing values are last. */
export function comparator<Item>(sort: string, readField: (item: Item, field: string) => unknown) {
  const keys = sort.split(',').map((part) => part.trim().split(/\s+/));
  return (a: Item, b: Item): number => {
    for (const [field = '', direction = 'ASC'] of keys) {
      const [left, right] = [readField(a, field), readField(b, field)];
      if (left === right) continue;
      if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
      const isLess = typeof left === 'number' ? left < Number(right) : String(left) < String(right);
      return isLess === (direction.toUpperCase() === 'ASC') ? -1 : 1;
    }
    return 0;
  };
}
