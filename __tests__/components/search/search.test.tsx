// Rules: FIND-01
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchButton } from '@/components/search/search-button';
import { loadSearchIndex } from '@/lib/search/load-index';
import { mockDialogMethods } from '../../support/dialog';
import { renderIn } from '../../support/render-in';
import { faq, grape, orange, refund, searchIndex } from '../../support/search-index';

jest.mock('@/lib/search/load-index', () => ({ loadSearchIndex: jest.fn() }));
const loads = jest.mocked(loadSearchIndex);

beforeAll(() => {
  mockDialogMethods();
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => loads.mockReset().mockResolvedValue(searchIndex));

async function open(language: 'en' | 'fr' = 'en') {
  renderIn(language, <SearchButton />);
  await userEvent.click(screen.getByRole('button', { name: language === 'en' ? 'Search' : 'Rechercher' }));
  return screen.findByRole('combobox');
}

const optionNames = () => screen.queryAllByRole('option').map((option) => option.getAttribute('href'));
const active = () => screen.queryByRole('option', { selected: true })?.getAttribute('href');

it('loads nothing before it is opened', async () => {
  renderIn('en', <SearchButton />);
  expect(loads).not.toHaveBeenCalled();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('opens with the focus in the input and suggested pages', async () => {
  const box = await open();
  expect(box).toHaveFocus();
  await waitFor(() => expect(optionNames()).toEqual([faq.href]));
  expect(screen.getByRole('group', { name: 'Jump to' })).toBeVisible();
  expect(active()).toBeUndefined();
});

it('lists grouped results while the visitor types, and their number', async () => {
  const box = await open();
  await userEvent.type(box, 'orange');
  expect(optionNames()).toEqual([orange.href, refund.href]);
  expect(within(screen.getByRole('group', { name: 'Drinks' })).getAllByRole('option')).toHaveLength(1);
  expect(within(screen.getByRole('group', { name: 'Questions' })).getAllByRole('option')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('2 results');
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

it('moves with the arrow keys, wraps around, and keeps the focus in the input', async () => {
  const box = await open();
  await userEvent.type(box, 'orange');
  expect(active()).toBe(orange.href);
  expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe(refund.href);
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe(orange.href);
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe(refund.href);
  expect(box).toHaveFocus();
  await userEvent.type(box, '{Backspace}');
  expect(active()).toBe(orange.href);
});

it('starts at the last page with the up arrow', async () => {
  await open();
  await waitFor(() => expect(optionNames()).toEqual([faq.href]));
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe(faq.href);
});

it('follows the active result with Enter, and closes', async () => {
  const box = await open();
  await userEvent.type(box, 'grape');
  const followed = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('option').addEventListener('click', followed);
  await userEvent.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('leaves Enter and arrow keys to the input method during a composition', async () => {
  const box = await open();
  await userEvent.type(box, 'orange');
  const followed = jest.fn((event: Event) => event.preventDefault());
  for (const option of screen.getAllByRole('option')) option.addEventListener('click', followed);
  // `fireEvent` is false when the event's own effect was prevented.
  for (const key of ['Enter', 'ArrowDown'])
    expect(fireEvent.keyDown(box, { key, isComposing: true })).toBe(true);
  expect(followed).not.toHaveBeenCalled();
  expect(active()).toBe(orange.href);
  expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false);
  expect(followed).toHaveBeenCalledTimes(1);
});

it('shows a message and suggestions without results, and clears the query', async () => {
  const box = await open('fr');
  await userEvent.type(box, 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent('Aucun résultat');
  expect(screen.getByText('Rien ne répond à ce nom')).toBeVisible();
  expect(optionNames()).toEqual([faq.href]);
  // Enter follows no suggestion.
  expect(box).not.toHaveAttribute('aria-activedescendant');
  await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
  expect(box).toHaveFocus();
  expect(optionNames()).toEqual([faq.href]);
});

it('finds pages and questions while products are missing, and shows a message', async () => {
  loads.mockResolvedValue({ complete: false, entries: [faq, refund] });
  const box = await open();
  await userEvent.type(box, 'refund');
  expect(optionNames()).toEqual([refund.href]);
  expect(screen.getByRole('status')).toHaveTextContent('Our drinks cannot be searched right now.');
});

it('suggests at most twelve sections, by name only', async () => {
  const pages = Array.from({ length: 14 }, (_, number) => ({
    ...faq,
    href: `/page-${number}`,
    text: 'What is on it',
  }));
  loads.mockResolvedValue({ complete: true, entries: [grape, { ...faq, href: '/partners/club' }, ...pages] });
  const box = await open();
  await waitFor(() => expect(optionNames()).toEqual(pages.slice(0, 12).map(({ href }) => href)));
  expect(screen.queryByText('What is on it')).toBeNull();
  await userEvent.type(box, '   ');
  expect(optionNames()).toHaveLength(12);
});

it('shows an error when the index fails to load, and retries', async () => {
  loads.mockRejectedValueOnce(new Error('offline'));
  const box = await open();
  await userEvent.type(box, 'grape');
  expect(screen.getByRole('status')).toHaveTextContent('The search sat this one out.');
  expect(screen.getByRole('status')).not.toHaveTextContent('Our drinks');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(optionNames()).toEqual([grape.href]));
});

it('applies a query that was typed before the index had loaded', async () => {
  let arrive: (value: typeof searchIndex) => void = () => undefined;
  loads.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const box = await open();
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading…$/);
  await userEvent.type(box, 'grape');
  await act(async () => arrive(searchIndex));
  expect(optionNames()).toEqual([grape.href]);
});
