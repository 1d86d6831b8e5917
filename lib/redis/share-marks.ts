import { doubtMs } from '@/lib/cache/entry.mjs';
import { type Mark, tagMarks } from '@/lib/cache/tag-marks.mjs';
import type { Redis } from './connection';

/** How soon a publication that one replica heard of is known to all. */
const everyMs = 1000;

const toText = ({ staleAt, expiredAt }: Mark) => `${staleAt} ${expiredAt}`;

function toMark(text: string): Mark | null {
  const [staleAt = Number.NaN, expiredAt = Number.NaN] = text.split(' ').map(Number);
  return Number.isNaN(staleAt) || Number.isNaN(expiredAt) ? null : { staleAt, expiredAt };
}

/** Of a clock that is wrong: everything would be made anew at each visit until that time has come. */
const isAhead = ({ staleAt }: Mark) => staleAt > Date.now() + doubtMs;

/** So late, because Redis was away, that pages which this process made of old content look newer than the change. */
const isLate = ({ staleAt }: Mark) => staleAt > performance.timeOrigin && staleAt < Date.now() - doubtMs;

/** A mark as it counts from here on. */
const asHeard = (mark: Mark): Mark =>
  isLate(mark) || isAhead(mark) ? { ...mark, staleAt: Date.now() } : mark;

function isNews(mark: Mark, text: string | undefined): boolean {
  const theirs = toMark(text ?? '');
  return !theirs || isAhead(theirs) || mark.staleAt > theirs.staleAt;
}

/**
 * Makes the marks of this process and those in Redis the same: of each tag the later one counts. Nothing is lost
 * when Redis was away, or comes back empty: whoever knows more tells it.
 */
export async function mergeMarks(redis: Redis, scope: string): Promise<void> {
  const key = `${scope}:tag-marks`;
  const texts = await redis.attempt((client) => client.hgetall(key));
  if (!texts) return;
  const marks = tagMarks();
  for (const [tag, text] of Object.entries(texts)) {
    const mark = toMark(text);
    if (mark && mark.staleAt > (marks.get(tag)?.staleAt ?? 0)) marks.set(tag, asHeard(mark));
  }
  const news = [...marks].filter(([tag, mark]) => isNews(mark, texts[tag]));
  if (news.length > 0)
    await redis.attempt((client) =>
      client.hset(key, Object.fromEntries(news.map(([tag, mark]) => [tag, toText(mark)]))),
    );
}

/**
 * Keeps the marks of all replicas together for as long as the process runs. Asking once a second is one small
 * command, and needs no second connection whose messages could be missed.
 */
export function shareMarks(redis: Redis, scope: string): NodeJS.Timeout {
  const merge = () => void mergeMarks(redis, scope);
  redis.client.on('ready', merge);
  return setInterval(merge, everyMs).unref();
}
