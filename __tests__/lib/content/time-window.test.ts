// Rules: CONT-13
import { slideSchema } from '@/lib/content/aem/schemas/items';
import { activeAt, nextBoundary } from '@/lib/content/time-window';

test.each([
  ['always', null, null, [true, true, true]],
  ['from a time on', 2, null, [false, true, true]],
  ['until a time', null, 2, [true, false, false]],
  ['between two times', 2, 3, [false, true, false]],
])('content is shown %s', (_, from, until, expected) => {
  expect([1, 2, 3].map((now) => activeAt({ from, until }, now))).toEqual(expected);
});

test.each([
  [0, 10],
  [10, 20],
  [25, 30],
  [30, null],
])('after %d the next change is at %p', (now, expected) => {
  const windows = [
    { from: 20, until: 30 },
    { from: null, until: 10 },
    { from: null, until: null },
  ];
  expect(nextBoundary(windows, now)).toBe(expected);
  expect(nextBoundary([], now)).toBeNull();
});

const path = '/content/dam/solstride/us/en/content-fragments/slides/a';

test('times of AEM have an offset', () => {
  const slide = slideSchema.parse({
    _path: path,
    from: '2026-06-01T08:00:00.000-04:00',
    until: '2026-06-01T12:00:01Z',
  });
  expect([slide.from, slide.until]).toEqual([Date.UTC(2026, 5, 1, 12), Date.UTC(2026, 5, 1, 12, 0, 1)]);
  expect(slideSchema.parse({ _path: path, from: '' })).toMatchObject({ from: null, until: null });
});

test.each([
  ['without an offset', { from: '2026-06-01T08:00:00' }, 'from'],
  ['of no date', { until: '2026-02-30T08:00:00Z' }, 'until'],
  ['that is a number', { until: 5 }, 'until'],
  ['that is endless', { from: `2026-06-01T08:00:00.${'0'.repeat(99)}Z` }, 'from'],
  ['that is over before it begins', { from: '2026-06-02T08:00:00Z', until: '2026-06-01T08:00:00Z' }, 'until'],
])('a fragment with a time %s is invalid: without its time it would be shown always', (_, times, field) => {
  const { error } = slideSchema.safeParse({ _path: path, ...times });
  expect(error?.issues.map(({ path: at }) => at.join())).toEqual([field]);
});
