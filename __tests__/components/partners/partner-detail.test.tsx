import { screen } from '@testing-library/react';
import { PartnerDetail } from '@/components/partners/partner-detail';
import type { Product } from '@/lib/content/types';
import { american, quebec, renderIn } from '../../support/render-in';
import { product } from '../product/fixtures';
import { stubBrowser } from '../product-strip/browser-stubs';
import { partner } from './partner';

const colors = () => {
  const { style } = screen.getByRole('article');
  return [style.getPropertyValue('--surface'), style.getPropertyValue('--text')];
};

beforeEach(() => {
  stubBrowser();
  HTMLMediaElement.prototype.play = jest.fn(() => Promise.resolve());
});

describe('the page of a partner (PART-03, PART-05)', () => {
  it('shows name, about text and accomplishments in the colours of the slug', () => {
    renderIn('en', <PartnerDetail locale={american} partner={partner({ slug: 'savannah-bananas' })} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Coastal Rowing' })).toBeVisible();
    expect(screen.getAllByText(/Coastal Rowing/)).toHaveLength(1);
    expect(screen.getByText('Rowing past the breakwater.')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Crossed the bay',
      'Came back',
    ]);
    expect(colors()).toEqual(['#FFCF01', '#000000']);
    expect(screen.getByRole('link', { name: 'All partners' })).toHaveAttribute('href', '/partners');
  });

  it('ends with a link to the next partner', () => {
    const next = partner({ name: 'Dude & Co', slug: 'dude-&-co' });
    renderIn('en', <PartnerDetail locale={american} next={next} partner={partner()} />);
    const link = screen.getByRole('link', { name: 'Next Dude & Co' });
    expect(link).toHaveAttribute('href', '/partners/dude-%26-co');
  });

  it('omits missing parts', () => {
    renderIn(
      'en',
      <PartnerDetail locale={american} partner={partner({ accomplishments: [], banner: null, about: '' })} />,
    );
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(document.querySelector('img, video')).toBeNull();
  });

  it('shows its sentence, on its large picture if it has one; the picture alone has the description', () => {
    const moment = '/content/dam/solstride/us/en/partners/moment.webp';
    for (const [changes, text, pictures] of [
      [{ statement: 'The tide leaves on time.' }, 'The tide leaves on time.', 1],
      [{ statement: 'The tide leaves on time.', moment }, 'The tide leaves on time.', 2],
      [{ moment }, 'Eight seats, open water.', 2],
    ] as const) {
      const { unmount } = renderIn('en', <PartnerDetail locale={american} partner={partner(changes)} />);
      expect(screen.getByText(text)).toBeVisible();
      expect(document.querySelectorAll('img')).toHaveLength(pictures);
      unmount();
    }
  });

  it('leads to the product in its cooler', () => {
    renderIn('en', <PartnerDetail favorite={product()} locale={american} partner={partner()} />);
    const { categorySlug, slug, name } = product();
    expect(screen.getByRole('link', { name: new RegExp(`In their cooler.*${name}`) })).toHaveAttribute(
      'href',
      `/${categorySlug}/${slug}`,
    );
  });

  it('shows what the product in the cooler tastes of or, without that picture, its bottle', () => {
    const folder = '/content/dam/solstride/us/en/products';
    const tileImage = `${folder}/bottle.webp`;
    const tasteImage = `${folder}/taste.webp`;
    const tile = (favorite: Product) => {
      const { unmount } = renderIn(
        'en',
        <PartnerDetail favorite={favorite} locale={american} partner={partner()} />,
      );
      const source = screen.getByRole('link', { name: /In their cooler/ }).querySelector('img')?.src;
      unmount();
      return source;
    };
    expect(tile(product({ tileImage, tasteImage: null }))).toContain('bottle.webp');
    expect(tile(product({ tileImage, tasteImage }))).toContain('taste.webp');
  });

  it('shows the video, which loops muted and can be paused', () => {
    const video = '/content/dam/solstride/us/en/partners/film.mp4';
    renderIn('en', <PartnerDetail locale={american} partner={partner({ video, videoAlt: 'Eight oars' })} />);
    const film = screen.getByLabelText('Eight oars');
    expect(film).toHaveAttribute('src', `${video}#t=1`);
    expect(film).toHaveAttribute('loop');
    expect(screen.getByRole('button', { name: 'Play video' })).toBeVisible();
  });

  it('is empty for a missing partner: black with white text and the defaults', () => {
    renderIn('fr', <PartnerDetail locale={quebec} partner={null} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Partenaire' })).toBeVisible();
    expect(colors()).toEqual(['#000000', '#FFFFFF']);
    expect(document.querySelector('img, video, ol')).toBeNull();
  });
});
