import { parseJson } from '@/lib/http/call';
import { getLocale } from '@/lib/locales/definitions';
import type { Redis } from '@/lib/redis/connection';
import { mergeMarks } from '@/lib/redis/share-marks';
import type { ContentEntry, ContentKey, ContentStore } from './store';
import { parseItems } from './wire/items';

/** Content that no replica asked for in so long is forgotten. */
const lifeSeconds = 30 * 24 * 3600;

/** The items of an answer that another replica, perhaps of another build, left in Redis: parsed like any other. */
async function parse(text: string, { type, localeId }: ContentKey): Promise<ContentEntry['items'] | null> {
  const parsed = await parseItems(parseJson(text), type, getLocale(localeId));
  return parsed.ok ? parsed.value.items : null;
}

/**
 * The store of several replicas: the process's own, and Redis behind it for what others read more recently (design
 * decision 9). Redis holds the backend's answers, so that a new release starts with the last good content of the old
 * one. Empty answers stay with the process: made-up slugs leave nothing in Redis.
 */
export function createSharedStore(own: ContentStore, redis: Redis, scope: string): ContentStore {
  const nameOf = ({ folderPath }: ContentKey) => `${scope}:content:${folderPath}`;
  return {
    async get(key) {
      const kept = await own.get(key);
      const name = nameOf(key);
      const readAt = Number(await redis.attempt((client) => client.hget(name, 'readAt')));
      if (!(readAt > (kept?.readAt ?? 0))) return kept;
      const text = await redis.attempt((client) => client.hget(name, 'answer'));
      const items = text ? await parse(text, key) : null;
      if (!items) return kept;
      await own.set(key, { items, readAt }, text);
      return own.get(key);
    },

    async set(key, entry, answer) {
      await own.set(key, entry, answer);
      const name = nameOf(key);
      await redis.attempt<unknown>((client) => {
        if (entry.items.length === 0) return client.del(name);
        const fields = { readAt: entry.readAt, answer: JSON.stringify(answer) };
        return client.multi().hset(name, fields).expire(name, lifeSeconds).exec();
      });
    },

    async expire(type, localeId) {
      await own.expire(type, localeId);
      // Not left to the next second: the process may be gone by then.
      await mergeMarks(redis, scope);
    },

    changedAt: own.changedAt,
  };
}
