import type { Journey } from './journey';

/** In a task of its own, because a page that is left does not respond. */
const goBack = () => void setTimeout(() => history.back());
const goForward = () => void setTimeout(() => history.forward());

export const addressJourneys: readonly Journey[] = [
  {
    name: 'old hash addresses',
    run: async ({ goto, isAt, see, evaluate, until }) => {
      await goto('/#/sports-drink/fruit-punch');
      await isAt('/sports-drink/fruit-punch');
      await see('h1');
      await evaluate(() => {
        Reflect.set(window, 'isSameDocument', true);
        location.hash = '#/faq?from=mail';
      });
      await isAt('/faq?from=mail');
      await see('main summary');
      await until('the router went there', () => Reflect.get(window, 'isSameDocument') === true);
    },
  },
  {
    name: 'links and Back',
    run: async ({ goto, click, isAt, see, evaluate, until }, say) => {
      await goto('/');
      await click('header nav a', say('common.categories.sports-drink'));
      await isAt('/sports-drink');
      await see('main a[href="/sports-drink/grape"]');
      await click('main a[href="/sports-drink/grape"]');
      await isAt('/sports-drink/grape');
      await until('the product is at its top', () => window.scrollY === 0);
      await evaluate(goBack);
      await isAt('/sports-drink');
      await see('main a[href="/sports-drink/grape"]');
      await until('the page is where it was', () => window.scrollY > 0);
      await evaluate(goBack);
      await isAt('/');
      await evaluate(goForward);
      await isAt('/sports-drink');
      await see('main a[href="/sports-drink/grape"]');
    },
  },
  {
    name: 'language switch',
    site: 'quebec',
    run: async ({ goto, click, see, until }) => {
      await goto('/faq?from=mail');
      await click('header nav a', 'EN English');
      await until(
        'the English site has the same address',
        () =>
          location.hostname === 'ca.localhost' && location.pathname + location.search === '/faq?from=mail',
      );
      await until('it is in English', () => document.documentElement.lang === 'en-CA');
      await see('main summary');
    },
  },
  {
    name: 'unknown page',
    run: async ({ goto, click, isAt, see }, say) => {
      await goto('/no/such/page');
      await see('h1', say('common.not-found.title'));
      await see('main p', say('common.not-found.subtitle'));
      await click('main a', say('common.not-found.home'));
      await isAt('/');
    },
  },
  {
    name: 'menu on a phone',
    window: 'phone',
    run: async ({ goto, click, isAt, see, miss, press }, say) => {
      await goto('/faq');
      await click('header button', say('common.header.open-menu'));
      await see('dialog[open] a[href="/lyte"]');
      await press('Escape');
      await miss('dialog');
      await click('header button', say('common.header.open-menu'));
      await click('dialog[open] a[href="/lyte"]');
      await isAt('/lyte');
      await miss('dialog');
    },
  },
];
