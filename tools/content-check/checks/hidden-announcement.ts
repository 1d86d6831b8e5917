import type { Announcement } from '@/lib/content/types';
import type { FieldName } from '../field-name';
import type { Check, Fault } from '../types';

const fromField: FieldName = 'from';
const untilField: FieldName = 'until';

const start = ({ from }: Announcement) => from ?? Number.NEGATIVE_INFINITY;
const end = ({ until }: Announcement) => until ?? Number.POSITIVE_INFINITY;
const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** Returns the fault of an announcement that another one hides to its end, or from its beginning; null for none. */
function hiddenBy(one: Announcement, other: Announcement): Fault | null {
  if (start(other) >= end(one) || start(one) >= end(other)) return null;
  if (start(other) === start(one)) {
    const expectation = `another time; ${other.path} begins at the same one, and is shown instead`;
    return { path: one.path, field: fromField, value: iso(one.from), expectation };
  }
  if (start(other) < start(one) || end(other) < end(one)) return null;
  const expectation = `${iso(other.from)}, when ${other.path} takes its place for good`;
  return { path: one.path, field: untilField, value: iso(one.until), expectation };
}

/** Finds announcements that are not shown because of another one, although their time has not ended (HDR-07). */
export const hiddenAnnouncement: Check = {
  kind: 'hidden-announcement',
  title: 'Announcements that another one hides',
  severity: 'warning',
  find: ({ announcements }) =>
    announcements.flatMap((one, index): Fault[] => {
      // Of two that begin together, the site shows the first.
      const rivals = announcements.filter((other, at) => start(other) !== start(one) || at < index);
      return rivals.flatMap((other) => hiddenBy(one, other) ?? []).slice(0, 1);
    }),
};
