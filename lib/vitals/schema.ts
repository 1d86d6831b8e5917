import { z } from 'zod';
import { mostVitals, shiftName, timeNames } from './names';

/** Maximum time. Longer ones come from computers that were suspended. */
const longestMs = 10 * 60 * 1000;

/** Path of the page, used only to determine its route. */
const path = z.string().startsWith('/').max(300);

const vital = z.discriminatedUnion('name', [
  z.strictObject({ name: z.enum(timeNames), value: z.number().min(0).max(longestMs), path }),
  z.strictObject({ name: z.literal(shiftName), value: z.number().min(0).max(100), path }),
]);

const body = z.strictObject({ vitals: z.array(vital).min(1).max(mostVitals) });

export type Vital = z.output<typeof vital>;

/** Parses a browser's measurements (API-11); null if they are invalid. */
export function parseVitals(input: unknown): readonly Vital[] | null {
  const { success, data } = body.safeParse(input);
  return success ? data.vitals : null;
}
