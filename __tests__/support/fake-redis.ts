import type { Redis } from '@/lib/redis/connection';

type Hash = Map<string, string | Buffer | number>;

/** The subset of Redis that the site uses, in memory, with a switch. The cluster test uses a real one. */
export function fakeRedis() {
  const hashes = new Map<string, Hash>();
  let isUp = true;
  const field = (key: string, name: string) => hashes.get(key)?.get(name);
  const commands = {
    hget: async (key: string, name: string) => field(key, name)?.toString() ?? null,
    hgetBuffer: async (key: string, name: string) => field(key, name) ?? null,
    hgetall: async (key: string) => Object.fromEntries(hashes.get(key) ?? []),
    hset: async (key: string, fields: Record<string, string | Buffer | number>) => {
      hashes.set(key, new Map([...(hashes.get(key) ?? []), ...Object.entries(fields)]));
    },
    del: async (key: string) => hashes.delete(key),
    multi: () => ({
      hset: (key: string, fields: Record<string, string | Buffer | number>) => ({
        expire: () => ({ exec: () => commands.hset(key, fields) }),
      }),
    }),
  };
  const redis: Redis = {
    client: commands as unknown as Redis['client'],
    connected: Promise.resolve(),
    attempt: async (command) => {
      try {
        return isUp ? await command(redis.client) : undefined;
      } catch {
        return undefined;
      }
    },
    isUp: () => isUp,
    close: () => {},
  };
  return {
    redis,
    hashes,
    setUp: (value: boolean) => {
      isUp = value;
    },
  };
}
