import { screen } from '@testing-library/react';
import { ProductMissing, ProductUnavailable } from '@/components/product/product-missing';
import { renderIn } from './render';

let params: { category?: string } = {};
jest.mock('next/navigation', () => ({ useParams: () => params }));

describe('no product to show (spec section 2)', () => {
  it.each([
    ['missing', <ProductMissing key="m" />],
    ['unavailable', <ProductUnavailable key="u" />],
  ])('%s: more details will be available soon, and a way back', (_name, page) => {
    params = { category: 'lyte' };
    renderIn('en', page);
    expect(screen.getByText(/More details will be available soon\./)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/lyte');
  });

  it('leads home without a category', () => {
    params = {};
    renderIn('fr', <ProductMissing />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
  });
});
