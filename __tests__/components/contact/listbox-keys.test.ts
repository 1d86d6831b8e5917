import { listboxMove, typeAhead } from '@/components/contact/listbox-keys';

const closed = { open: false, active: 1 };
const open = { open: true, active: 1 };
const at = (active: number) => ({ open: true, active, choose: false });

describe('listboxMove', () => {
  it.each([
    ['ArrowDown', closed, at(1)],
    ['ArrowUp', closed, at(1)],
    ['Enter', closed, at(1)],
    [' ', closed, at(1)],
    ['Home', closed, at(0)],
    ['End', closed, at(3)],
    ['Escape', closed, null],
    ['Tab', closed, null],
    ['ArrowDown', open, at(2)],
    ['ArrowDown', { open: true, active: 3 }, at(3)],
    ['ArrowUp', open, at(0)],
    ['ArrowUp', { open: true, active: 0 }, at(0)],
    ['Home', open, at(0)],
    ['End', open, at(3)],
    ['Escape', open, { open: false, active: 1, choose: false }],
    ['Enter', open, { open: false, active: 1, choose: true }],
    [' ', open, { open: false, active: 1, choose: true }],
    ['Tab', open, { open: false, active: 1, choose: true }],
    ['a', open, null],
    ['Shift', open, null],
  ])('%j in %j', (key, state, expected) => {
    expect(listboxMove(key, state, 4)).toEqual(expected);
  });
});

describe('typeAhead', () => {
  const labels = ['Consumer', 'Sponsorships', 'Media', 'Become', 'Much'];
  it.each([
    ['s', -1, 1],
    ['S', 0, 1],
    ['m', -1, 2],
    ['m', 2, 4],
    ['mm', 2, 4],
    ['mm', 4, 2],
    ['mu', 2, 4],
    ['me', 2, 2],
    ['b', 4, 3],
    ['z', 2, 2],
  ])('%s from %i leads to %i', (typed, active, expected) => {
    expect(typeAhead(labels, typed, active)).toBe(expected);
  });
});
