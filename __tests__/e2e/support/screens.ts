import type { sites, viewports } from './sites';
import { expect, type Page } from './test';

type Screen = {
  readonly name: string;
  readonly site: keyof typeof sites;
  readonly device: (typeof viewports)[number]['name'];
  readonly path: string;
  /** Its blocks and headings, see `outlineOf`, without header and footer. */
  readonly outline: string;
  /** Texts that a picture lies over on purpose. */
  readonly covered?: readonly string[];
  /** Brings the page into a state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** True for a dialog, which covers the page. */
  readonly isDialog?: boolean;
  /** True for a visitor who has not answered the cookie banner. */
  readonly isNew?: boolean;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

/** Screens and states of the site with what they consist of. */
export const screens: readonly Screen[] = [
  {
    name: 'the home page',
    site: 'us',
    device: 'desktop',
    path: '/',
    outline: `
      section Highlights | h1 one more lap
      section Today’s starters | h3 cherry lime
      section | h2 pick your line
      div outrun the sun.
      section | h2 grab a favorite
    `,
  },
  {
    name: 'the home page',
    site: 'quebec',
    device: 'phone',
    path: '/',
    outline: `
      section À la une | h1 encore un tour
      section La formation partante | h3 cerise- lime
      section | h2 choisissez votre gamme
      div plus vite que
      section | h2 prenez votre préférée
    `,
  },
  {
    name: 'the home page on a first visit',
    site: 'canada',
    device: 'phone',
    path: '/',
    isNew: true,
    outline: `
      section Highlights | h1 one more lap
      fixed section | h2 cookies? your call.
      section Today’s starters | h3 cherry lime
      section | h2 pick your line
      div outrun the sun.
      section | h2 grab a favourite
    `,
  },
  {
    name: 'a category',
    site: 'canada',
    device: 'desktop',
    path: '/sports-drink',
    outline: `
      section | h1 sports drink
      section | h2 the lineup
      section | h2 find your line
      section | h2 why it works
      div quit tomorrow.
      section | h2 you may also like
    `,
  },
  {
    name: 'a category of one product',
    site: 'us',
    device: 'phone',
    path: '/sport-water',
    outline: `
      section | h1 sport water
      section | h2 a lineup of one
      section | h2 find your line
      section | h2 why it works
      div it’s water. it
      section | h2 you may also like
    `,
    covered: ['Purified water in three sizes. No further questions.'],
  },
  {
    name: 'an unknown category',
    site: 'quebec',
    device: 'desktop',
    path: '/unknown',
    outline: `
      section | h1 pas dans la formation
      nav Nos gammes
    `,
  },
  {
    name: 'a product',
    site: 'quebec',
    device: 'desktop',
    path: '/sports-drink/fruit-punch',
    outline: `
      section | h1 punch aux fruits
      ^ div
      section Punch aux fruits, de près | h2 le goût | h2 le caractère | h2 le moment
      div détails valeur nutritive
      div 1 095 mg
      section | h2 pourquoi ça marche
      div piste d’athlétisme, 18
      section | h2 vous aimerez aussi
    `,
    covered: ['aux fruits'],
  },
  {
    name: 'a product in a dark colour',
    site: 'canada',
    device: 'phone',
    path: '/sports-drink/grape',
    outline: `
      section | h1 grape
      ^ div
      section Grape, up close | h2 the taste | h2 the character | h2 the moment
      div details nutrition facts
      div 1,095 mg of
      section | h2 why it works
      div track practice, 6:40
      section | h2 you may also like
    `,
    covered: ['Grape'],
  },
  {
    name: 'the form of a review',
    site: 'us',
    device: 'desktop',
    path: '/sports-drink/fruit-punch',
    act: async (page) => {
      await page.getByRole('tab', { name: 'Reviews' }).click();
      await button(page, 'Write a Review').click();
    },
    isDialog: true,
    outline: `
      div | h2 write a review
      form fruit punch all
    `,
  },
  {
    name: 'the partners',
    site: 'quebec',
    device: 'phone',
    path: '/partners',
    outline: `
      header | h1 partenaires
      ul | h2 savannah bananas | h2 barstool sports | h2 dude perfect | h2 coastal rowing
      h2 northern trail run
      section À quand votre équipe? | h2 à quand votre équipe?
    `,
  },
  {
    name: 'a partner',
    site: 'us',
    device: 'desktop',
    path: '/partners/dude-perfect',
    outline: `
      header | h1 dude perfect
      div miss. sip. repeat.
      section | h2 what we did together
      div
      footer next coastal rowing
    `,
  },
  {
    name: 'the story',
    site: 'quebec',
    device: 'desktop',
    path: '/our-story',
    outline: `
      header | h1 notre histoire
      section Notre manifeste
      section | h2 tous nos tours de piste | h3 2011 | h3 2013 | h3 2017 | h3 2018 | h3 2019 | h3 2022
      h3 2023 | h3 2024 | h3 2025
      section | h2 choisissez un bouchon
    `,
  },
  {
    name: 'the press',
    site: 'canada',
    device: 'desktop',
    path: '/press',
    outline: `
      header | h1 press
      h3 no sugar, no excuses: a season on the bench with zero sugar
      h3 flash iv reaches the corner store
      h3 three bottles, one very long day: sport water in every size
      section | h2 more news | h3 the bottle that took over the sidelines
      h3 from one crate to a full shelf: inside the range
      section Writing about us? | h2 writing about us?
    `,
  },
  {
    name: 'the FAQ with an open category',
    site: 'us',
    device: 'phone',
    path: '/faq',
    outline: `
      header | h1 got questions?
      div
      div | h2 product information | h3 what are your drinks made of?
      h3 are your drinks gluten-⁠free, vegan and kosher? | h2 purchasing and availability
      h2 shipping and delivery | h2 returns and refunds | h2 promotions and sponsorship
      section Still thirsty for answers? | h2 still thirsty for answers?
    `,
  },
  {
    name: 'the contact page',
    site: 'quebec',
    device: 'phone',
    path: '/contact',
    outline: `
      header | h1 on se parle?
      form | h2 écrivez-nous
      aside | h2 trouver le numéro de lot
      section Par téléphone ou par la poste | h2 par téléphone ou par la poste
    `,
  },
  {
    name: 'the contact page with errors',
    site: 'canada',
    device: 'desktop',
    path: '/contact',
    act: async (page) => {
      await button(page, 'Submit').click();
      await expect(page.getByText('Please select a topic')).toBeVisible();
    },
    outline: `
      header | h1 let’s talk
      form | aside
      h2 drop us a line | h2 find your lot number
      section Rather call or write? | h2 rather call or write?
    `,
  },
  {
    name: 'the store locator',
    site: 'us',
    device: 'desktop',
    path: '/store-locator',
    outline: `
      header | h1 find us near you
      div
      section No bottle near you? | h2 no bottle near you?
    `,
  },
  {
    name: 'an unknown page',
    site: 'quebec',
    device: 'phone',
    path: '/404',
    outline: `
      section | h1 404
      nav Nos gammes
    `,
  },
  {
    name: 'results of the search',
    site: 'quebec',
    device: 'desktop',
    path: '/',
    act: async (page) => {
      await button(page, 'Rechercher').click();
      await page.getByRole('combobox').fill('lime');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    isDialog: true,
    outline: `
      div
      div 3 résultats boissons
    `,
  },
  {
    name: 'the menu',
    site: 'canada',
    device: 'phone',
    path: '/',
    act: (page) => button(page, 'Open menu').click(),
    isDialog: true,
    outline: `
      div
      ul sports drink zero
      ul partners where to
      nav Language
    `,
  },
];
