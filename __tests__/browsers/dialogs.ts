import type { Journey } from './journey';

const banner = '[data-cookie-banner]';
const hasCookies = (...pairs: string[]) => pairs.every((pair) => document.cookie.split('; ').includes(pair));

export const dialogJourneys: readonly Journey[] = [
  {
    name: 'cookie banner, accepted',
    isNew: true,
    window: 'phone',
    run: async ({ goto, click, see, miss, until }, say) => {
      await goto('/faq');
      await click(`${banner} button`, say('common.cookies.accept'));
      await miss(banner);
      await until('the choice is stored', hasCookies, 'advertising=true', 'analytics=true');
      await goto('/contact');
      await see('main form');
      await miss(banner);
    },
  },
  {
    name: 'cookie banner, details',
    isNew: true,
    site: 'quebec',
    run: async ({ goto, click, see, miss, until }, say) => {
      await goto('/faq');
      await click(`${banner} button`, say('common.cookies.manage'));
      await click(`${banner} li:nth-child(2) input`);
      await until(
        'advertising is off',
        () =>
          document.querySelector('li:nth-child(2) [role=switch]')?.getAttribute('aria-checked') === 'false',
      );
      await click(`${banner} button`, say('common.cookies.confirm'));
      await miss(banner);
      await until('the choice is stored', hasCookies, 'advertising=false', 'analytics=true');
      await click('footer button', say('common.cookies.reopen'));
      await see(`${banner} [role=switch]`);
    },
  },
  {
    name: 'newsletter pop-up',
    run: async ({ goto, click, see, miss, press, until, evaluate }, say) => {
      await evaluate(() => localStorage.clear());
      await goto('/faq');
      await see('dialog[open] h2', say('common.newsletter.title'));
      await click('dialog[open] button', say('common.newsletter.submit'));
      await see('dialog[open] form *', say('common.newsletter.errors.email-is-required'));
      await until('the address has the focus', () => document.activeElement?.id === 'newsletter-email');
      await press(...'ada@example.com', 'Enter');
      await see('dialog[open] [role=status]', say('common.newsletter.success'));
      await miss('dialog');
      await until('it is stored', () => localStorage.getItem('newsletterSubmitted') === 'true');
    },
  },
];
