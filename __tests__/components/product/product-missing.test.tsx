// Rules: PROD-12
import { screen } from '@testing-library/react';
import { ProductMissing, ProductUnavailable } from '@/components/product/product-missing';
import { renderIn } from './render';

describe('no product to show (NAV-05)', () => {
  it.each([
    ['missing', <ProductMissing category="lyte" key="m" />],
    ['unavailable', <ProductUnavailable category="lyte" key="u" />],
  ])('%s: shows that details will be available soon, and a link back', (_name, page) => {
    renderIn('en', page);
    expect(screen.getByText(/More details will be available soon\./)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/lyte');
  });
});
