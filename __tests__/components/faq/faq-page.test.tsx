import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqPage } from '@/components/faq/faq-page';
import { hydrateIn, renderIn } from '../../support/render-in';

const categories = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const details = () => [...document.querySelectorAll('details')];
const search = (text: string) => userEvent.type(screen.getByRole('searchbox'), text);

describe('the FAQ page (spec section 2)', () => {
  it('has five categories, all closed, and every answer in the page', () => {
    renderIn('en', <FaqPage />);
    expect(categories()).toEqual([
      'Product information',
      'Purchasing and availability',
      'Shipping and delivery',
      'Returns and refunds',
      'Promotions and sponsorship',
    ]);
    expect(details().filter(({ open }) => open)).toEqual([]);
    expect(new Set(details().map((item) => item.getAttribute('name')))).toEqual(new Set(['faq']));
    expect(document.querySelectorAll('details li')).toHaveLength(10);
  });

  it.each([
    ['en', 'Click'],
    ['fr', 'Cliquez'],
  ] as const)('in %s links the word %s to the contact page', (language, word) => {
    renderIn(language, <FaqPage />);
    const links = [...document.querySelectorAll('details a')];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toHaveTextContent(new RegExp(`^${word}$`));
      expect(link).toHaveAttribute('href', '/contact');
    }
  });

  it('opens one category at a time and closes the open one', async () => {
    renderIn('en', <FaqPage />);
    const [first, second] = details();
    await userEvent.click(screen.getByText('Product information'));
    expect(first).toHaveProperty('open', true);
    await userEvent.click(screen.getByText('Purchasing and availability'));
    expect([first?.open, second?.open]).toEqual([false, true]);
    await userEvent.click(screen.getByText('Purchasing and availability'));
    expect([first?.open, second?.open]).toEqual([false, false]);
  });
});

describe('the search (spec section 5)', () => {
  it('filters while typing, opens what is left, marks and counts the matches', async () => {
    renderIn('en', <FaqPage />);
    await search('click RETAILER');
    expect(categories()).toEqual(['Purchasing and availability']);
    expect(details().every(({ open }) => open)).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('1 question matches');
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['Click', 'Retailer']);
    expect(within(screen.getByRole('link', { name: 'Click' })).getByText('Click').tagName).toBe('MARK');
  });

  it('searches what was typed before the script ran', () => {
    hydrateIn('en', <FaqPage />, () => {
      screen.getByRole<HTMLInputElement>('searchbox').value = 'refund';
    });
    expect(screen.getByRole('searchbox')).toHaveValue('refund');
    expect(categories()).not.toContain('Product information');
    expect(categories()).toContain('Returns and refunds');
    expect(screen.getByRole('button', { name: 'Clear search' })).toBeVisible();
  });

  it('finds French without its accents', async () => {
    renderIn('fr', <FaqPage />);
    await search('epicerie');
    expect(screen.getByRole('status')).toHaveTextContent('1 question correspond');
    expect(document.querySelector('mark')).toHaveTextContent('épicerie');
  });

  it('lets a visitor close a match until the next letter', async () => {
    renderIn('en', <FaqPage />);
    await search('refun');
    const opened = details().length;
    await userEvent.click(screen.getByText('Returns and refunds', { selector: 'h2' }));
    expect(details().filter(({ open }) => open)).toHaveLength(opened - 1);
    await search('d');
    expect(details().every(({ open }) => open)).toBe(true);
  });

  it('says when nothing is found, and goes back to what was open', async () => {
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
