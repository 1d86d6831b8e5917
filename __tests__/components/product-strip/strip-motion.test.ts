import { pointerHalf } from '@/components/product-strip/pointer-half';
import { advance, canLoop, edgesOf, isDrag } from '@/components/product-strip/strip-motion';

test.each([
  [0, 100, 300, true, false],
  [0.6, 100, 300, true, false],
  [50, 100, 300, false, false],
  [199.4, 100, 300, false, true],
  [200, 100, 300, false, true],
  [0, 300, 300, true, true],
])(
  'at %d, a view of width %d on %d has start %s and end %s',
  (scrollLeft, clientWidth, scrollWidth, atStart, atEnd) => {
    expect(edgesOf({ scrollLeft, clientWidth, scrollWidth })).toEqual({ atStart, atEnd });
  },
);

test.each([
  [100, 100, false],
  [100, 110, false],
  [100, 111, true],
  [100, 89, true],
])('a pointer that moves from %d to %d drags: %s', (from, to, drags) => {
  expect(isDrag(from, to)).toBe(drags);
});

test.each([
  ['long enough', 400, 200, 800, true],
  ['just long enough', 400, 400, 800, true],
  ['just long enough, rounded down', 400, 400, 799, true],
  ['just too short', 400, 400, 798, false],
  ['too short to get to the repeat', 400, 500, 800, false],
  ['no repeat', 0, 200, 800, false],
])('whether the row can loop: %s', (_, period, clientWidth, scrollWidth, loops) => {
  expect(canLoop(period, { clientWidth, scrollWidth })).toBe(loops);
});

test.each([
  ['one frame', 10, 1000 / 60, 1, 500, 11],
  ['the same speed on a faster display', 10, 1000 / 120, 2, 500, 11],
  ['a long frame counts as two', 10, 5000, 1, 500, 12],
  ['back by the period', 499.5, 1000 / 60, 1, 500, 0.5],
])('position after auto-scroll: %s', (_, position, elapsed, speed, period, expected) => {
  expect(advance(position, elapsed, speed, period)).toBeCloseTo(expected, 5);
});

test.each([
  ['before its start', 10, 11],
  ['at its end', 699.5, 200.5],
  ['after its end', 750, 251],
])('position in a loop from 200 to 700: %s', (_, position, expected) => {
  expect(advance(position, 1000 / 60, 1, 500, 200)).toBeCloseTo(expected, 5);
});

test.each([
  [100, 'left'],
  [199, 'left'],
  [200, 'right'],
  [300, 'right'],
])('%d is in the %s half of 100 to 300', (x, half) => {
  expect(pointerHalf(x, { left: 100, width: 200 })).toBe(half);
});
