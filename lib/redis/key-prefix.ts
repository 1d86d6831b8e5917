import { createHash } from 'node:crypto';
import { brand } from '@/lib/brand';
import type { Config } from '@/lib/config';

/** Secrets, and settings that may differ between replicas and do not affect pages. */
const excluded: ReadonlySet<string> = new Set<keyof Config | 'authorization' | 'passkey'>([
  'port',
  'hostname',
  'logLevel',
  'redisUrl',
  'trustProxy',
  'rateLimitPerMinute',
  'upstreamTimeoutMs',
  'contentMaxBytes',
  'redirectOrigins',
  'revalidateSecret',
  'revalidateDelaySeconds',
  'previewSecret',
  'metricsToken',
  'authorization',
  'passkey',
]);

function digest(value: unknown): string {
  const text = JSON.stringify(value, (key, part) => (excluded.has(key) ? undefined : part));
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Returns the key prefix of a content backend. Another environment in the same Redis has its own. */
export function contentKeyPrefix({ appEnv, content }: Pick<Config, 'appEnv' | 'content'>): string {
  return `${brand.slug}:${digest({ appEnv, content })}`;
}

/** Returns the key prefix of pages. Another build has other scripts, another configuration other hosts. */
export function pageKeyPrefix(config: Config, buildId: string): string {
  return `${brand.slug}:${digest({ config, buildId })}:page`;
}
