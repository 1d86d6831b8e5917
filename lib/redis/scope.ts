import { createHash } from 'node:crypto';
import { brand } from '@/lib/brand';
import type { Config } from '@/lib/config';

/** What no page shows and may differ from replica to replica; of the rest, secrets. */
const aside: ReadonlySet<string> = new Set<keyof Config | 'authorization' | 'passkey'>([
  'port',
  'hostname',
  'logLevel',
  'redisUrl',
  'trustProxy',
  'rateLimitPerMinute',
  'upstreamTimeoutMs',
  'revalidateSecret',
  'previewSecret',
  'metricsToken',
  'authorization',
  'passkey',
]);

function digest(value: unknown): string {
  const text = JSON.stringify(value, (key, part) => (aside.has(key) ? undefined : part));
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** How the keys begin of what comes from one content backend; another environment in the same Redis has its own. */
export function contentScope({ appEnv, content }: Pick<Config, 'appEnv' | 'content'>): string {
  return `${brand.slug}:${digest({ appEnv, content })}`;
}

/** How the keys of pages begin: pages of another build name other scripts, those of another configuration other hosts. */
export function pageScope(config: Config, buildId: string): string {
  return `${brand.slug}:${digest({ config, buildId })}:page`;
}
