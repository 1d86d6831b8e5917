import { electrolyteAmount, withElectrolytes, withLead } from '@/lib/product/electrolytes';

const bullet = '1095 mg of electrolytes';
const per = 'in a bottle';
const item = `<li data-lead="">${bullet} <small>${per}</small></li>`;

describe('the electrolyte bullet (PROD-08)', () => {
  it.each([
    ['first in the list', '<ul><li>A</li><li>B</li></ul>', `<ul>${item}<li>A</li><li>B</li></ul>`],
    ['in place of a bullet', '<ul><li>A</li><li>500 mg Electrolytes</li></ul>', `<ul>${item}<li>A</li></ul>`],
    [
      'in place of a French one',
      '<ul><li>d’<b>É</b>lectrolytes</li><li>A</li></ul>',
      `<ul>${item}<li>A</li></ul>`,
    ],
    ['in place of several', '<ol><li>électrolytes</li><li>electrolyte</li></ol>', `<ol>${item}</ol>`],
    [
      'around a nested list',
      '<p>Hi</p><ul><li>A<ul><li>A1</li></ul></li><li>B</li></ul><p>Bye</p>',
      `<p>Hi</p><ul>${item}<li>A<ul><li>A1</li></ul></li><li>B</li></ul><p>Bye</p>`,
    ],
    [
      'in a list with attributes',
      '<ul class="a"><li id="b">A</li></ul>',
      `<ul class="a">${item}<li id="b">A</li></ul>`,
    ],
    ['in an empty list', '<ul></ul>', `<ul>${item}</ul>`],
    ['in front of text without a list', '<p>Hi</p>', `<ul>${item}</ul><p>Hi</p>`],
    ['in front of a list that never ends', '<ul><li>A', `<ul>${item}</ul><ul><li>A`],
    ['with items left open', '<ul><li>A<li>B</ul>', `<ul>${item}<li>A<li>B</ul>`],
  ])('%s', (_name, html, expected) => {
    expect(withElectrolytes(html, bullet, per)).toBe(expected);
  });

  it('marks the units, which have no capitals', () => {
    expect(withElectrolytes('', '1\u00a0095\u00a0mg d’électrolytes', 'dans 16 fl oz')).toBe(
      '<ul><li data-lead=""><span class="unit">1\u00a0095\u00a0mg</span> d’électrolytes <small>dans 16\u00a0<b class="unit">fl\u00a0oz</b></small></li></ul>',
    );
  });

  it('is text for every value of the backend', () => {
    expect(withElectrolytes('', '<b>1 & 2</b>', '<i>')).toBe(
      '<ul><li data-lead="">&lt;b&gt;1 &amp; 2&lt;/b&gt; <small>&lt;i&gt;</small></li></ul>',
    );
  });

  it.each([
    ['1095', 'en-US', '1,095\u00a0mg'],
    ['1 095', 'fr-CA', '1\u00a0095\u00a0mg'],
    [' 1095 mg ', 'en-CA', '1,095\u00a0mg'],
    ['about 50', 'en-US', 'about 50'],
  ])('reads %p in %s as %p', (amount, tag, expected) => {
    expect(electrolyteAmount(amount, tag)).toBe(expected);
  });
});

describe('withLead', () => {
  it.each([
    ['<ul><li>Short</li><li>Two</li></ul>', '<ul><li data-lead="">Short</li><li>Two</li></ul>'],
    ['<p>Text</p><ol><li><b>Short</b></li></ol>', '<p>Text</p><ol><li data-lead=""><b>Short</b></li></ol>'],
  ])('marks a short first item: %s', (html, expected) => {
    expect(withLead(html)).toBe(expected);
  });

  it.each([
    '',
    '<p>No list</p>',
    '<ul></ul>',
    '<ul><li> </li><li>Two</li></ul>',
    `<ul><li>${'long '.repeat(10)}</li></ul>`,
  ])('leaves alone: %s', (html) => {
    expect(withLead(html)).toBe(html);
  });
});
