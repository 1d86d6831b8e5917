import { hasAccents, nameFit, nameParts } from '@/lib/product/name-fit';
import { isSoldOnline } from '@/lib/product/retailers';

describe('fitting a name', () => {
  it.each([
    ['Fruit Punch', ['Fruit', 'Punch']],
    ['Fraise-banane', ['Fraise-', 'banane']],
    [' Grape ', ['Grape']],
    ['Punch aux fruits', ['Punch', 'aux fruits']],
    ['Noix de coco', ['Noix', 'de coco']],
    ['Coco des tropiques', ['Coco', 'des tropiques']],
    ['Fuel X', ['Fuel', 'X']],
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
    ['Pêche-mangue', true],
    ['Façade', false],
    ['Grape', false],
  ])('%s has accents above: %s', (name, expected) => {
    expect(hasAccents(name)).toBe(expected);
  });
});

describe('retailers', () => {
  it.each([
    [{ amazon: null, kroger: null, walmart: null }, false],
    [{ amazon: null, kroger: 'https://k.example', walmart: null }, true],
  ])('%p sold online: %s', (links, expected) => {
    expect(isSoldOnline(links)).toBe(expected);
  });
});
