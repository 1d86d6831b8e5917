import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqPage } from '@/components/faq/faq-page';
import { hydrateIn, renderIn } from '../../support/render-in';

const headings = () => [...document.querySelectorAll('details h2')];
const categories = () => headings().map((heading) => heading.textContent);
const details = () => [...document.querySelectorAll('details')];
const search = (text: string) => userEvent.type(screen.getByRole('searchbox'), text);

describe('the FAQ page (FAQ-01)', () => {
  it('renders five categories, of which the first is open, and every answer', () => {
    renderIn('en', <FaqPage />);
    expect(categories()).toEqual([
      'Product information',
      'Purchasing and availability',
      'Shipping and delivery',
      'Returns and refunds',
      'Promotions and sponsorship',
    ]);
    expect(details().map(({ open }) => open)).toEqual([true, false, false, false, false]);
    expect(new Set(details().map((item) => item.getAttribute('name')))).toEqual(new Set(['faq']));
    expect(document.querySelectorAll('details li')).toHaveLength(10);
  });

  it.each([
    ['en', 'Click'],
    ['fr', 'Cliquez'],
  ] as const)('links the word for the contact page in %s: %s', (language, word) => {
    renderIn(language, <FaqPage />);
    const links = [...document.querySelectorAll('details a')];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toHaveTextContent(new RegExp(`^${word}$`));
      expect(link).toHaveAttribute('href', '/contact');
    }
  });

  it.each([
    ['en', 'Still thirsty for answers?', 'Write to us'],
    ['fr', 'Encore soif de réponses?', 'Nous écrire'],
  ] as const)('ends with another way to ask in %s', (language, title, name) => {
    renderIn(language, <FaqPage />);
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/contact');
  });

  it('opens one category at a time, and closes the open one', async () => {
    renderIn('en', <FaqPage />);
    const [first, second] = details();
    await userEvent.click(screen.getByText('Purchasing and availability'));
    expect([first?.open, second?.open]).toEqual([false, true]);
    // A browser that closes the first one itself, because both have one name, says so afterwards.
    if (first) fireEvent(first, new Event('toggle'));
    expect([first?.open, second?.open]).toEqual([false, true]);
    await userEvent.click(screen.getByText('Purchasing and availability'));
    expect([first?.open, second?.open]).toEqual([false, false]);
  });
});

describe('a URL with a question in its hash', () => {
  const opened = () => details().map(({ open }) => open);
  const goTo = (hash: string) => {
    window.history.replaceState(null, '', `/faq${hash}`);
    act(() => void fireEvent(window, new Event('hashchange')));
  };
  const questionOf = (index: number) => `#${details()[index]?.querySelector('li[id]')?.id}`;

  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('opens the question’s category, at first and after each change', () => {
    const { unmount } = renderIn('en', <FaqPage />);
    const [second, third] = [questionOf(1), questionOf(2)];
    unmount();
    window.history.replaceState(null, '', `/faq${second}`);
    renderIn('en', <FaqPage />);
    expect(opened()).toEqual([false, true, false, false, false]);
    goTo(third);
    expect(opened()).toEqual([false, false, true, false, false]);
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual(
      [details()[1], details()[2]].map((category) => category?.querySelector('summary')),
    );
    goTo('#nothing');
    expect(opened()).toEqual([false, false, true, false, false]);
  });

  it('is no longer observed after unmounting', () => {
    const added = jest.spyOn(window, 'addEventListener');
    const removed = jest.spyOn(window, 'removeEventListener');
    const watches = ({ mock }: typeof added | typeof removed) =>
      mock.calls.filter(([type]) => type === 'hashchange').map(([, listener]) => listener);
    renderIn('en', <FaqPage />).unmount();
    expect(watches(added)).toHaveLength(1);
    expect(watches(removed)).toEqual(watches(added));
    jest.restoreAllMocks();
  });
});

describe('the search (FAQ-02)', () => {
  it('filters while typing, opens categories with matches, and marks and counts the matches', async () => {
    renderIn('en', <FaqPage />);
    await search('click RETAILER');
    expect(categories()).toEqual(['Purchasing and availability']);
    expect(details().every(({ open }) => open)).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('1 question matches');
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['Click', 'Retailer']);
    expect(within(screen.getByRole('link', { name: 'Click' })).getByText('Click').tagName).toBe('MARK');
  });

  it('applies a query that was typed before hydration', () => {
    hydrateIn('en', <FaqPage />, () => {
      screen.getByRole<HTMLInputElement>('searchbox').value = 'refund';
    });
    expect(screen.getByRole('searchbox')).toHaveValue('refund');
    expect(categories()).not.toContain('Product information');
    expect(categories()).toContain('Returns and refunds');
    expect(screen.getByRole('button', { name: 'Clear search' })).toBeVisible();
  });

  it('finds a hyphenated term that does not wrap', async () => {
    renderIn('en', <FaqPage />);
    await search('gluten-free');
    expect(screen.getByRole('status')).toHaveTextContent('1 question matches');
    expect(document.querySelectorAll('mark')).toHaveLength(2);
  });

  it('finds French text without accents', async () => {
    renderIn('fr', <FaqPage />);
    await search('epicerie');
    expect(screen.getByRole('status')).toHaveTextContent('1 question correspond');
    expect(document.querySelector('mark')).toHaveTextContent('épicerie');
  });

  it('keeps a category closed until the query changes', async () => {
    renderIn('en', <FaqPage />);
    await search('refun');
    const opened = details().length;
    await userEvent.click(screen.getByText('Returns and refunds', { selector: 'h2' }));
    expect(details().filter(({ open }) => open)).toHaveLength(opened - 1);
    await search('d');
    expect(details().every(({ open }) => open)).toBe(true);
  });

  it('remembers closed categories separately', async () => {
    renderIn('en', <FaqPage />);
    await search('order');
    const opened = () => details().map(({ open }) => open);
    expect(headings().length).toBeGreaterThan(1);
    const [first, second] = headings() as [HTMLElement, HTMLElement];
    await userEvent.click(first);
    await userEvent.click(second);
    expect(opened().slice(0, 2)).toEqual([false, false]);
    await userEvent.click(first);
    expect(opened().slice(0, 2)).toEqual([true, false]);
    await userEvent.click(second);
    expect(opened().slice(0, 2)).toEqual([true, true]);
  });

  it('restores that no category was open', async () => {
    renderIn('en', <FaqPage />);
    await userEvent.click(screen.getByText('Product information'));
    await search('refund');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(details().filter(({ open }) => open)).toEqual([]);
  });

  it('opens nothing for a query of spaces', async () => {
    renderIn('en', <FaqPage />);
    await userEvent.click(screen.getByText('Product information'));
    await search('  ');
    expect(details().filter(({ open }) => open)).toEqual([]);
  });

  it('shows a message without matches, and restores the open category', async () => {
    renderIn('en', <FaqPage />);
    await userEvent.click(screen.getByText('Shipping and delivery'));
    await search('quidditch');
    expect(categories()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('No questions match');
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(details().map(({ open }) => open)).toEqual([false, false, true, false, false]);
  });
});
