import { hasAccents, nameFit, nameHalves, nameParts } from '@/lib/product/name-fit';

describe('fitting a name', () => {
  it.each([
    ['Fruit Punch', ['Fruit', 'Punch']],
    ['Fraise-banane', ['Fraise-', 'banane']],
    [' Grape ', ['Grape']],
    ['Punch aux fruits', ['Punch', 'aux fruits']],
    ['Noix de coco', ['Noix', 'de coco']],
    ['Coco des tropiques', ['Coco', 'des tropiques']],
    ['Fuel X', ['Fuel', 'X']],
    ['Flash IV Ready-to-Drink', ['Flash', 'IV', 'Ready-to-Drink']],
    ['Prêt-à-boire', ['Prêt-à-boire']],
    ['Fruit   Punch', ['Fruit', 'Punch']],
    ['-Lime', ['-', 'Lime']],
    ['Mix -', ['Mix -']],
    ['', ['']],
  ])('%p breaks into %p', (name, parts) => {
    expect(nameParts(name)).toEqual(parts);
  });

  it('measures the line and the longest part', () => {
    const { line, word } = nameFit('Fruit Punch');
    expect(line).toBeGreaterThan(word * 1.5);
    expect(nameFit('Pêche').line).toBe(nameFit('Peche').line);
    expect(nameFit('').line).toBeGreaterThan(0);
  });

  it.each([
    // Other capitals are 0.48 em wide, which is also the minimum width of a name.
    ['AB', 0.96],
    ['été', 1.26],
    ['ijij', 0.88],
    ['LESS 1', 2.23],
    ['Mmm', 1.8],
    ['WoW', 1.82],
    ['A-B', 1.31],
    ['d’Or.', 2.02],
    [' AB ', 0.96],
    ['I', 0.48],
  ])('%p is %d em wide', (name, em) => {
    expect(nameFit(name).line).toBe(em);
  });

  it('returns the width of the widest part', () => {
    expect(nameFit('AB ABCDE ABCD').word).toBe(nameFit('AB ABCDE').line);
    expect(nameFit('i').word).toBe(0.48);
  });

  it.each([
    ['Pêche-mangue', true],
    ['Façade', false],
    ['Grape', false],
  ])('%s has accents above: %s', (name, expected) => {
    expect(hasAccents(name)).toBe(expected);
  });

  it.each([
    ['Fruit Punch', ['Fruit', 'Punch']],
    ['Bleuet-grenade', ['Bleuet-', 'grenade']],
    ['Noix de coco', ['Noix', 'de coco']],
    ['Lime with Cherry Blossom', ['Lime with', 'Cherry Blossom']],
    ['Orange', ['Orange']],
    [' ', []],
  ])('%p is set in the halves %p', (name, halves) => {
    const half = Math.max(0.48, ...halves.map((side) => nameFit(side).line));
    expect(nameHalves(name)).toEqual({ halves, half });
  });
});
