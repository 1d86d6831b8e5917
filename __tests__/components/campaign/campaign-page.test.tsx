// Rules: CAMP-02, EDIT-02
import { screen, within } from '@testing-library/react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { CampaignPage } from '@/components/campaign/campaign-page';
import { getCampaign } from '@/lib/content';
import { blockEditing, itemEditing } from '@/lib/content/aem/editing';
import type { Campaign } from '@/lib/content/types';
import { getLocale, type LocaleId } from '@/lib/locales/definitions';
import { renderIn } from '../../support/render-in';
import { stubBrowser } from '../product-strip/browser-stubs';

// jsdom cannot load the cache of Next, and there is no page that it limits.
jest.mock('next/cache', () => ({ unstable_cache: (run: () => unknown) => run }));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
// The server gives every message to server components, also to those inside a client component.
jest.mock('@/components/ui/client-messages', () => ({
  ClientMessages: ({ children }: { children: ReactNode }) => children,
}));

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** Replaces the asynchronous components of a tree with what they render, as the server does. */
async function resolved(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) {
    const parts = await Promise.all(node.map(resolved));
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
    return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
  }
  const element = node as ReactElement<Props> | null;
  if (typeof element !== 'object' || element === null || !('props' in element)) return node;
  const { type, props } = element;
  const isAsync = typeof type === 'function' && ['Block', 'Hero'].includes(type.name);
  if (isAsync) return resolved(await (type as (given: Props) => ReactNode | Promise<ReactNode>)(props));
  const children = await resolved(props.children);
  return { ...element, props: { ...props, ...(children !== undefined && { children }) } };
}

async function campaignOf(id: LocaleId, slug = 'longest-day'): Promise<Campaign> {
  const lookup = await getCampaign(getLocale(id), slug);
  if (lookup.state !== 'found') throw new Error(`${slug} is ${lookup.state}`);
  return lookup.campaign;
}

async function show(campaign: Campaign, id: LocaleId = 'us-en') {
  const page = await resolved(CampaignPage({ campaign, locale: getLocale(id) }));
  return renderIn(id === 'ca-fr' ? 'fr' : 'en', page);
}

const only = (campaign: Campaign, ...types: readonly string[]): Campaign => ({
  ...campaign,
  blocks: campaign.blocks.filter(({ type }) => types.includes(type)),
});
const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

beforeEach(() => stubBrowser());

test('shows the blocks in their order, below one title', async () => {
  const campaign = await campaignOf('us-en');
  await show({ ...campaign, blocks: campaign.blocks.toReversed() });
  expect(headings().filter((text) => /^H[12]/.test(text))).toEqual([
    'H2 Start early. Finish late.',
    'H2 Asked in broad daylight',
    'H2 Find your line',
    'H2 Why it works',
    'H2 Six for one sunset',
    'H2 Until the longest day',
    'H1 The sun works late',
  ]);
  expect(screen.getByText('Shade can wait.')).toBeInTheDocument();
});

test('opens with its title and its description without a hero', async () => {
  await show(only(await campaignOf('us-en'), 'claim'));
  expect(headings()).toEqual(['H1 The longest day']);
  expect(screen.getByText(/^June 21 has/)).toBeInTheDocument();
});

test('the hero has the title of the campaign where it has no headline', async () => {
  const campaign = only(await campaignOf('us-en'), 'hero');
  await show({ ...campaign, blocks: campaign.blocks.map((block) => ({ ...block, headline: '' })) as never });
  expect(headings()).toEqual(['H1 The longest day']);
});

test('shows the chosen products in their order, without those that the country does not sell', async () => {
  const campaign = only(await campaignOf('ca-fr'), 'products');
  const [block] = campaign.blocks;
  if (block?.type !== 'products') throw new Error('no products');
  const products = [
    { categorySlug: 'lyte', slug: 'coconut' },
    { categorySlug: 'sport-water', slug: 'sport-water' },
    { categorySlug: 'sports-drink', slug: 'grape' },
    { categorySlug: 'sports-drink', slug: 'unknown' },
  ];
  await show({ ...campaign, blocks: [{ ...block, products }] }, 'ca-fr');
  const wall = screen.getByRole('region', { name: 'Six pour un coucher de soleil' });
  const links = within(wall)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/lyte/coconut', '/sports-drink/grape']);
});

test('shows all products of a line if none are chosen, and nothing without any', async () => {
  const campaign = only(await campaignOf('us-en'), 'products');
  const [block] = campaign.blocks;
  if (block?.type !== 'products') throw new Error('no products');
  await show({
    ...campaign,
    blocks: [
      { ...block, products: [], line: 'lyte' },
      { ...block, products: [], line: 'none', path: '/other' },
    ],
  });
  const walls = screen.getAllByRole('region');
  expect(walls).toHaveLength(1);
  expect(within(walls[0] as HTMLElement).getAllByRole('link')).toHaveLength(4);
});

test('products and questions may be repeated', async () => {
  const campaign = only(await campaignOf('us-en'), 'products', 'questions');
  const blocks = campaign.blocks.flatMap((block): readonly object[] => {
    if (block.type === 'questions')
      return [{ ...block, questions: [...block.questions, ...block.questions] }];
    if (block.type !== 'products') return [];
    return [
      { ...block, products: [...block.products, ...block.products] },
      { ...block, path: '/again' },
    ];
  });
  // React reports repeated keys, and view transitions of the same name, which the browser would skip.
  const errors = jest.spyOn(console, 'error');
  await show({ ...campaign, blocks: blocks as never });
  const counts = screen
    .getAllByRole('region')
    .map((region) => within(region).queryAllByRole('heading').length);
  expect(counts).toEqual([1, 1, 1 + 6]);
  expect(screen.getAllByRole('link', { name: /Fruit Punch/ })).toHaveLength(2);
  expect(errors).not.toHaveBeenCalled();
});

test('the chosen line is the first of the comparison, and no line is the current page', async () => {
  const campaign = only(await campaignOf('us-en'), 'comparison');
  const [block] = campaign.blocks;
  await show({ ...campaign, blocks: [{ ...block, line: 'lyte' }] as never });
  const [first, ...others] = screen
    .getAllByRole('columnheader')
    .map((cell) => within(cell).queryByRole('link'));
  expect(first?.getAttribute('href')).toBe('/lyte');
  expect([first, ...others].filter((link) => link?.hasAttribute('aria-current'))).toEqual([]);
});

test('a partner has a section in its colours with a link to its page', async () => {
  await show(only(await campaignOf('ca-en', 'tenth-inning'), 'partner'), 'ca-en');
  expect(headings()).toEqual(['H1 The tenth inning', 'H2 Savannah Bananas']);
  expect(screen.getByRole('link', { name: 'More about Savannah Bananas' })).toHaveAttribute(
    'href',
    '/partners/savannah-bananas',
  );
});

test('a link without a label has the heading as its name, and is not shown without either', async () => {
  const campaign = only(await campaignOf('us-en'), 'text', 'countdown');
  const withHeading = async (heading: string) => {
    const blocks = campaign.blocks.map((block) => ({ ...block, heading, cta: { href: '/faq', label: '' } }));
    const { unmount } = await show({ ...campaign, blocks: blocks as never });
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    unmount();
    return names;
  };
  expect(await withHeading('Soon')).toEqual(['Soon', 'Soon']);
  expect(await withHeading('')).toEqual(['Countdown']);
});

test('a link that the country does not serve is not shown', async () => {
  const campaign = only(await campaignOf('ca-en'), 'text');
  const blocks = campaign.blocks.map((block) => ({
    ...block,
    cta: { href: '/sport-water', label: 'Water' },
  }));
  await show({ ...campaign, blocks: blocks as never }, 'ca-en');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('only a text beside a picture has a band of color', async () => {
  const campaign = only(await campaignOf('us-en'), 'text');
  const blocks = campaign.blocks.flatMap((block) => [
    block,
    { ...block, image: null, heading: 'Alone', path: '/alone' },
  ]);
  await show({ ...campaign, blocks: blocks as never });
  const band = (name: string) => screen.getByText(name).closest('section')?.dataset.band;
  expect(band('Finish late.')).toBe('picture');
  expect(band('Alone')).toBeUndefined();
});

test('a claim without a picture, and blocks whose content is gone', async () => {
  const campaign = await campaignOf('us-en');
  const gone = { categorySlug: 'lyte', slug: 'gone' };
  const blocks = campaign.blocks.flatMap((block) => {
    if (block.type === 'claim') return { ...block, image: null };
    return block.type === 'why' ? { ...block, product: gone } : [];
  });
  await show({ ...campaign, blocks: [...blocks, { type: 'partner', path: '/p', partner: '/gone' }] });
  expect(headings()).toEqual(['H1 The longest day']);
  expect(screen.getByText('Shade can wait.')).toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a preview names each block and each of its fields, and the page of a visitor none', async () => {
  const campaign = await campaignOf('us-en');
  const visit = await show(campaign);
  expect(visit.container.innerHTML).not.toMatch(/data-aue/);
  visit.unmount();
  const blocks = campaign.blocks.map((block) => ({ ...block, editing: blockEditing(block) }));
  const preview = await show({ ...campaign, blocks, editing: itemEditing('campaign', campaign) } as Campaign);
  const resources = [campaign, ...blocks].map(
    ({ path }) => `urn:aemconnection:${path}/jcr:content/data/master`,
  );
  const named = [...preview.container.querySelectorAll('[data-aue-type="reference"]')];
  expect(named.map((element) => element.getAttribute('data-aue-resource'))).toEqual(
    expect.arrayContaining(resources),
  );
  const fields = blocks.flatMap(({ editing, type }) =>
    // The sample's hero has no video.
    Object.entries(editing.fields).flatMap(([field, attributes]) =>
      type === 'hero' && field === 'video' ? [] : [attributes['data-aue-prop']],
    ),
  );
  const props = [...preview.container.querySelectorAll('[data-aue-prop]')];
  expect(props.map((element) => element.getAttribute('data-aue-prop')).sort()).toEqual(fields.sort());
});
