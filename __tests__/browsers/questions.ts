import type { Journey } from './journey';

const categories = (count: number, open: number) =>
  document.querySelectorAll('main details').length === count &&
  document.querySelectorAll('main details[open]').length === open;

export const questionJourneys: readonly Journey[] = [
  {
    name: 'accordion of the FAQ',
    run: async ({ goto, click, see, until }) => {
      await goto('/faq');
      await until('the first of five categories is open', categories, 5, 1);
      await see('main details:nth-of-type(1) li h3');
      await click('main details:nth-of-type(3) summary');
      await see('main details:nth-of-type(3) li h3');
      await until('it alone is open', categories, 5, 1);
      await click('main details:nth-of-type(3) summary');
      await until('five categories are closed', categories, 5, 0);
    },
  },
  {
    name: 'search of the FAQ',
    site: 'quebec',
    run: async ({ goto, click, see, press, until, isAt }) => {
      await goto('/faq');
      await click('input[type=search]');
      await press(...'cliquez detaillant');
      await until('one category is open', categories, 1, 1);
      await see('main mark');
      await press('Escape');
      await until('the first of five categories is open again', categories, 5, 1);
      await click('input[type=search]');
      await press(...'cliquez');
      await click('main details[open] a[href="/contact"]');
      await isAt('/contact');
    },
  },
  {
    name: 'search of the site',
    run: async ({ goto, click, see, miss, press, until, evaluate, isAt }, say) => {
      const isActive = (index: number) =>
        [...document.querySelectorAll('[role=option]')][index]?.getAttribute('aria-selected') === 'true';
      await goto('/faq');
      await click('header button', say('common.search.title'));
      await see('[role=option]');
      await press(...'lime');
      await until('the first result is active', isActive, 0);
      await press('ArrowDown');
      await until('the second result is active', isActive, 1);
      const path = await evaluate(
        () => document.querySelector('[role=option][aria-selected=true]')?.getAttribute('href') ?? '',
      );
      await press('Enter');
      await isAt(path);
      await miss('dialog');
    },
  },
  {
    name: 'errors of the contact form',
    window: 'phone',
    run: async ({ goto, click, see, miss, press, until, evaluate }, say) => {
      const error = (name: string) => say(`common.contact.errors.${name}`);
      const hasFocus = (id: string) => document.activeElement?.id === id;
      await goto('/contact');
      await click('main form button', say('common.contact.form.submit'));
      await see('main form *', error('topic-required'));
      await see('main form *', error('accept-terms-required'));
      await until('the topic has the focus', hasFocus, 'contact-topic');
      await click('#contact-firstName');
      await press(...'Ada');
      await miss('main form *', error('first-name-required'));
      await click('#contact-email');
      await press(...'ada@example');
      await press('Enter');
      await see('main form *', error('email-invalid'));
      const firstName = await evaluate(
        () => document.querySelector<HTMLInputElement>('#contact-firstName')?.value,
      );
      if (firstName !== 'Ada') throw new Error(`The first name is ${firstName}`);
    },
  },
];
