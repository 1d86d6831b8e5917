import { type WeightKind, type Weights, weightKinds } from './budgets';
import type { Modules } from './modules';

/** Minimum growth in bytes to report; smaller changes come from file names. */
const noise = 100;

type Change = { readonly name: string; readonly from: number; readonly to: number };

/**
 * Factor of a limit up to which `npm test` only warns. Compression differs between versions of Node, and a few bytes are
 * not a defect.
 */
export const guardFactor = 1.03;

/** Returns what exceeds its limit times a factor. Limits are in KB, weights in bytes. */
export function overLimit(weights: Weights, limits: Weights, factor = 1): WeightKind[] {
  return weightKinds.filter((kind) => weights[kind] > limits[kind] * 1024 * factor);
}

/** Returns the names whose bytes have grown by more than the noise, the largest growth first. */
export function grown(before: Modules | undefined, now: Modules): Change[] {
  return Object.entries(now)
    .map(([name, to]) => ({ name, from: before?.[name] ?? 0, to }))
    .filter(({ from, to }) => to - from > noise)
    .sort((a, b) => b.to - b.from - (a.to - a.from));
}

/** Returns the largest modules, the largest first. */
export function largest(modules: Modules, count: number): Change[] {
  const changes = Object.entries(modules).map(([name, to]) => ({ name, from: to, to }));
  return changes.sort((a, b) => b.to - a.to).slice(0, count);
}
