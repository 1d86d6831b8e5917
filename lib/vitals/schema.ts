import { z } from 'zod';
import { mostVitals, shiftName, timeNames } from './names';

/** A longer time is of a computer that slept meanwhile. */
const longestMs = 10 * 60 * 1000;

/** Path of the page, which only serves to find its route. */
const path = z.string().startsWith('/').max(300);

const vital = z.discriminatedUnion('name', [
  z.strictObject({ name: z.enum(timeNames), value: z.number().min(0).max(longestMs), path }),
  z.strictObject({ name: z.literal(shiftName), value: z.number().min(0).max(100), path }),
]);

const body = z.strictObject({ vitals: z.array(vital).min(1).max(mostVitals) });

export type Vital = z.output<typeof vital>;

/** Parses the measurements that a browser sent (API-11); null when they are none. */
export function parseVitals(input: unknown): readonly Vital[] | null {
  const { success, data } = body.safeParse(input);
  return success ? data.vitals : null;
}
