import type { Journey } from './journey';

const product = '/sports-drink/fruit-punch';
const isSelected = (name: string) =>
  [...document.querySelectorAll('[role=tab][aria-selected=true]')].some(
    ({ textContent }) => textContent?.replaceAll('\u00a0', ' ') === name,
  );

export const productJourneys: readonly Journey[] = [
  {
    name: 'tabs of a product',
    run: async ({ goto, click, see, miss, press, until }, say) => {
      const [details, nutrition, ingredients] = ['details', 'nutrition', 'ingredients'].map((tab) =>
        say(`category.product.tabs.${tab}`),
      ) as [string, string, string];
      await goto(product);
      await until('the details are selected', isSelected, details);
      await click('[role=tab]', nutrition);
      await until('the nutrition facts are selected', isSelected, nutrition);
      await see('[role=tabpanel] table');
      await press('ArrowRight');
      await until('the ingredients are selected', isSelected, ingredients);
      await miss('[role=tabpanel] table');
      await press('ArrowLeft', 'ArrowLeft');
      await until('the details are selected', isSelected, details);
    },
  },
  {
    name: 'sizes of a product',
    run: async ({ goto, click, until }) => {
      await goto(product);
      await until('the smallest size is selected', isSelected, '16 fl oz');
      await click('main section [role=tab]', '28 fl oz');
      await until('the largest size is selected', isSelected, '28 fl oz');
      await until('its picture fills the stage', () => {
        const slide = document.querySelector('.swiper-slide:not([inert])');
        const image = slide?.querySelector('img');
        const stage = slide?.closest('.swiper')?.getBoundingClientRect().left ?? Number.NaN;
        const isThere = Math.abs((slide?.getBoundingClientRect().left ?? 0) - stage) < 1;
        return isThere && Boolean(image?.currentSrc.includes('28oz') && image.naturalWidth > 0);
      });
    },
  },
  {
    name: 'filter of the reviews',
    run: async ({ goto, click, see, until }, say) => {
      const hasReviews = (count: number) => document.querySelectorAll('main article').length === count;
      await goto(product);
      await click('[role=tab]', say('category.reviews.tab'));
      await until('five reviews are shown', hasReviews, 5);
      await click('#reviews-row-4');
      await see('h2', say('category.reviews.list.filtered.4'));
      await until('three reviews are shown', hasReviews, 3);
      await click('main button', say('category.reviews.list.back'));
      await until('five reviews are shown again', hasReviews, 5);
      await click('main button', say('category.reviews.list.more'));
      await until('ten reviews are shown', hasReviews, 10);
    },
  },
  {
    name: 'wishlist',
    run: async ({ goto, click, see, miss, press, isAt }, say) => {
      const save = say('common.wishlist.save-name').replace('{name}', 'Grape');
      const title = say('common.wishlist.title');
      await goto('/sports-drink');
      await click('main button', save);
      await see('header button', `${title} (1)`);
      await goto('/sports-drink/grape');
      await see('main button', say('common.wishlist.saved-name').replace('{name}', 'Grape'));
      await click('header button', `${title} (1)`);
      await see('dialog[open] a[href="/sports-drink/grape"]');
      await click('dialog[open] button', say('common.wishlist.clear'));
      await see('header button', title);
      await click('dialog[open] button', say('common.wishlist.undo'));
      await press('Escape');
      await miss('dialog');
      await see('header button', `${title} (1)`);
      await isAt('/sports-drink/grape');
    },
  },
];
