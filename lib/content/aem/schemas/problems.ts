import type { z } from 'zod';
import type { FieldProblem } from '@/lib/content/content-source';
import { bounded, maxLengths } from '@/lib/text/bounded';
import { isRecord } from './product';

/** Returns the path of an item that may be invalid. */
export function pathOf(raw: unknown): string {
  return isRecord(raw) && typeof raw._path === 'string' ? bounded(raw._path, maxLengths.line) : '(no _path)';
}

const maxProblems = 5;
const maxValueLength = 120;

/** Returns the value at a path as JSON. */
function valueAt(raw: unknown, path: readonly PropertyKey[]): string {
  const value = path.reduce<unknown>(
    (parent, key) => (Object(parent) as Record<PropertyKey, unknown>)[key],
    raw,
  );
  try {
    return bounded(JSON.stringify(value) ?? '', maxValueLength);
  } catch {
    return 'a deeply nested value';
  }
}

/** Returns the first problems of an invalid item. */
export function problemsOf(raw: unknown, error: z.ZodError): FieldProblem[] {
  return error.issues.slice(0, maxProblems).map(({ path, message }) => ({
    field: path.join('.') || 'item',
    value: valueAt(raw, path),
    expectation: message,
  }));
}
