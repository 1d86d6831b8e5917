import { swipeStep } from '@/components/contact/lightbox';

it.each([
  ['to the left', { x: -60, y: 0 }, 1],
  ['to the right', { x: 60, y: 10 }, -1],
  ['a touch', { x: 12, y: 3 }, 0],
  ['down the page', { x: 50, y: 200 }, 0],
])('a swipe %s', (_name, { x, y }, step) => {
  expect(swipeStep({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(step);
});
