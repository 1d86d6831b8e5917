// Rules: PROD-04
import {
  changeSelection,
  openProduct,
  type Selection,
  type SelectionAction,
  type SizeOffer,
} from '@/lib/product/selection';

const offer: SizeOffer = {
  category: 'sports-drink',
  defaultSize: '16oz',
  available: ['16oz', '20oz', '28oz'],
  withContent: { nutrition: ['16oz', '20oz', '28oz'], ingredients: ['20oz', '28oz'] },
};

describe('opening a product (PROD-05)', () => {
  it.each([
    ['starts at the default', offer, null, '16oz'],
    ['keeps the size within a category', offer, { category: 'sports-drink', size: '28oz' }, '28oz'],
    ['resets in another category', offer, { category: 'lyte', size: '28oz' }, '16oz'],
    ['falls back without the default', { ...offer, available: ['20oz', '28oz'] }, null, '20oz'],
    [
      'falls back without the selected size',
      { ...offer, available: ['20oz'] },
      { category: 'sports-drink', size: '28oz' },
      '20oz',
    ],
  ])('%s', (_name, given, last, size) => {
    expect(openProduct(given, last)).toMatchObject({ size, tab: 'details' });
  });

  it('selects the first size with content for a tab without any for the size', () => {
    expect(openProduct(offer).tabSizes).toEqual({ nutrition: '16oz', ingredients: '20oz' });
  });
});

describe('changing the selection (PROD-05)', () => {
  const size = (value: string): SelectionAction => ({ type: 'select-size', size: value });
  const tab = (value: string): SelectionAction => ({ type: 'select-tab', tab: value });
  const tabSize = (value: string): SelectionAction => ({
    type: 'select-tab-size',
    tab: 'nutrition',
    size: value,
  });

  it.each<[string, SelectionAction[], Partial<Selection>]>([
    ['a size is selected', [size('20oz')], { size: '20oz' }],
    ['an unknown size is not', [size('2L')], { size: '16oz' }],
    [
      'an inactive tab does not follow',
      [size('28oz')],
      { tabSizes: { nutrition: '16oz', ingredients: '20oz' } },
    ],
    [
      'the active tab follows, the other does not',
      [tab('nutrition'), size('28oz')],
      { size: '28oz', tabSizes: { nutrition: '28oz', ingredients: '20oz' } },
    ],
    [
      'a tab syncs when it is switched to',
      [size('28oz'), tab('ingredients')],
      { tab: 'ingredients', tabSizes: { nutrition: '16oz', ingredients: '28oz' } },
    ],
    [
      'a tab without content for the size shows the first that has',
      [tab('ingredients'), size('28oz'), size('16oz')],
      { size: '16oz', tabSizes: { nutrition: '16oz', ingredients: '20oz' } },
    ],
    [
      'a size of a tab leaves the bottle alone',
      [tab('nutrition'), tabSize('28oz')],
      { size: '16oz', tabSizes: { nutrition: '28oz', ingredients: '20oz' } },
    ],
    [
      'a tab comes back to the selection',
      [tab('nutrition'), tabSize('28oz'), tab('details'), tab('nutrition')],
      { tabSizes: { nutrition: '16oz', ingredients: '20oz' } },
    ],
    [
      'a tab size without content is rejected',
      [tabSize('2L')],
      { tabSizes: { nutrition: '16oz', ingredients: '20oz' } },
    ],
    ['any other tab may be added', [tab('reviews'), size('20oz')], { tab: 'reviews', size: '20oz' }],
  ])('%s', (_name, actions, expected) => {
    const end = actions.reduce((state, action) => changeSelection(state, action, offer), openProduct(offer));
    expect(end).toMatchObject(expected);
  });
});
