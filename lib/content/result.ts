export type { Result } from '@/lib/result';
export { upstreamFailure as fail } from '@/lib/upstream-error';
