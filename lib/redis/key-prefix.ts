import { createHash } from 'node:crypto';
import { brand } from '@/lib/brand';
import type { Config } from '@/lib/config';

/** Settings that no page depends on and that may differ between replicas, and secrets. */
const excluded: ReadonlySet<string> = new Set<keyof Config | 'authorization' | 'passkey'>([
  'port',
  'hostname',
  'logLevel',
  'redisUrl',
  'trustProxy',
  'rateLimitPerMinute',
  'upstreamTimeoutMs',
  'contentMaxBytes',
  'revalidateSecret',
  'previewSecret',
  'metricsToken',
  'authorization',
  'passkey',
]);

function digest(value: unknown): string {
  const text = JSON.stringify(value, (key, part) => (excluded.has(key) ? undefined : part));
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Returns the prefix of the keys of one content backend; another environment in the same Redis has its own. */
export function contentKeyPrefix({ appEnv, content }: Pick<Config, 'appEnv' | 'content'>): string {
  return `${brand.slug}:${digest({ appEnv, content })}`;
}

/** Returns the prefix of the keys of pages: another build has other scripts, another configuration other hosts. */
export function pageKeyPrefix(config: Config, buildId: string): string {
  return `${brand.slug}:${digest({ config, buildId })}:page`;
}
