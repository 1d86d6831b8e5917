import { screen } from '@testing-library/react';
import { PartnerGrid } from '@/components/partners/partner-grid';
import { american, quebec, renderIn } from '../../support/render-in';
import { partner } from './partner';

const list = (...items: ReturnType<typeof partner>[]) => ({ ok: true, items });

describe('the grid of partners (PART-01)', () => {
  it('sorts by order, then by name', () => {
    const items = [
      partner({ path: '/a', name: 'Alpha', order: 9999 }),
      partner({ path: '/z', name: 'Zulu', order: 2 }),
      partner({ path: '/b', name: 'Beta', order: 2 }),
    ];
    renderIn('en', <PartnerGrid locale={american} partners={list(...items)} />);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Beta',
      'Zulu',
      'Alpha',
    ]);
  });

  it('links only partners with a banner', () => {
    const items = [
      partner({ path: '/a', name: 'Alpha', slug: 'alpha' }),
      partner({ path: '/b', name: 'Beta', slug: 'beta', banner: null }),
      partner({ path: '/c', name: 'Côte Nord', slug: 'côte-nord' }),
    ];
    renderIn('en', <PartnerGrid locale={american} partners={list(...items)} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/partners/alpha',
      '/partners/c%C3%B4te-nord',
    ]);
    expect(screen.getByRole('heading', { name: 'Beta' })).toBeVisible();
  });

  it('shows the placeholder for a missing thumbnail, and keeps it as fallback', () => {
    const items = [
      partner({ path: '/a', thumbnail: null, thumbnailAlt: '' }),
      partner({ path: '/b', name: 'Beta' }),
    ];
    renderIn('en', <PartnerGrid locale={american} partners={list(...items)} />);
    expect(screen.getByAltText('Partner Thumbnail')).toHaveAttribute('src', '/partner-placeholder.webp');
    const picture = screen.getByAltText('Coastal Rowing crew');
    expect(picture).toHaveAttribute('src', expect.stringContaining('partners%2Fthumbnail.webp'));
    expect(picture).toHaveAttribute('data-fallback', '/partner-placeholder.webp');
  });

  it('describes a thumbnail without alternative text in the language of the page', () => {
    renderIn('fr', <PartnerGrid locale={quebec} partners={list(partner({ thumbnailAlt: '' }))} />);
    expect(screen.getByAltText('Vignette du partenaire')).toBeVisible();
  });

  it.each([true, false])('shows a message for an empty list (request ok: %s)', (ok) => {
    renderIn('fr', <PartnerGrid locale={quebec} partners={{ ok, items: [] }} />);
    expect(screen.getByText('La formation sera bientôt annoncée. Revenez nous voir.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
