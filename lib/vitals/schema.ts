import { z } from 'zod';
import { maxVitals, shiftName, timeNames } from './names';

/** Maximum time. Longer ones come from computers that were suspended. */
const maxMs = 10 * 60 * 1000;

/** Path of the page, used only to determine its route. */
const path = z.string().startsWith('/').max(300);

const vital = z.discriminatedUnion('name', [
  z.strictObject({ name: z.enum(timeNames), value: z.number().min(0).max(maxMs), path }),
  z.strictObject({ name: z.literal(shiftName), value: z.number().min(0).max(100), path }),
]);

const body = z.strictObject({ vitals: z.array(vital).min(1).max(maxVitals) });

export type Vital = z.output<typeof vital>;

/** Parses a browser's measurements (API-11); null if they are invalid. */
export function parseVitals(input: unknown): readonly Vital[] | null {
  const { success, data } = body.safeParse(input);
  return success ? data.vitals : null;
}
