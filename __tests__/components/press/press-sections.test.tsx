import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PressHero } from '@/components/press/press-hero';
import { PressSections } from '@/components/press/press-sections';
import { american, messages, quebec, renderIn } from '../../support/render-in';

// The server gives every message to server components, also to those inside a client component.
jest.mock('@/components/ui/client-messages', () => ({
  ClientMessages: ({ children }: { children: ReactNode }) => children,
}));

const articles = Object.values(messages.en.press.articles);
const titles = (scope: HTMLElement) =>
  within(scope)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the press page (PRESS-01)', () => {
  it('has a title and a subtitle', () => {
    renderIn('fr', <PressHero />);
    expect(screen.getByRole('heading', { level: 1, name: 'Presse' })).toBeVisible();
    expect(screen.getByText('Ce qu’on écrit quand ça bouge.')).toBeVisible();
  });

  it('features the latest article, then shows the first two and the others', () => {
    renderIn('en', <PressSections articles={articles} locale={american} />);
    const [flashIv, sportWater, sidelines, fullRange, zeroSugar] = articles.map(({ title }) => title);
    expect(titles(screen.getByRole('region', { name: 'Latest news' }))).toEqual([
      zeroSugar,
      flashIv,
      sportWater,
    ]);
    expect(titles(screen.getByRole('region', { name: 'More news' }))).toEqual([sidelines, fullRange]);
  });

  it('shows date, author, text and picture of an article', () => {
    renderIn('en', <PressSections articles={articles} locale={american} />);
    const [featured] = screen.getAllByRole('article');
    const article = within(featured as HTMLElement);
    expect(article.getByText('09/16/2025')).toHaveAttribute('datetime', '2025-09-16');
    expect(article.getByText('By Theo Marchetti')).toBeVisible();
    expect(article.getByText('Bench Report')).toBeVisible();
    expect(article.getByText(/^A league filled its coolers/)).toBeVisible();
    expect(article.getByAltText(/^A sugar cube alone on the bench of a penalty box/)).toHaveAttribute(
      'src',
      expect.stringContaining('bench.webp'),
    );
  });

  it('opens every article in a new tab without opener, and announces it', () => {
    renderIn('en', <PressSections articles={articles} locale={american} />);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(5);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.getAttribute('rel')?.split(' ')).toEqual(
        expect.arrayContaining(['noopener', 'noreferrer']),
      );
      expect(link).toHaveAccessibleName(/^Read article.* \(opens in a new tab\)$/);
      expect(new URL((link as HTMLAnchorElement).href).hostname).toMatch(/\.example$/);
    }
  });

  it('formats the date for Canada', () => {
    const french = Object.values(messages.fr.press.articles);
    renderIn('fr', <PressSections articles={french} locale={quebec} />);
    expect(screen.getAllByText('16/09/2025')).toHaveLength(1);
    expect(screen.getAllByText('Par Theo Marchetti')).toHaveLength(1);
  });

  it('renders nothing without articles', () => {
    const { container } = renderIn('en', <PressSections articles={[]} locale={american} />);
    expect(container).toBeEmptyDOMElement();
  });
});
