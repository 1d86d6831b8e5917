import { render, screen } from '@testing-library/react';
import { useLinkStatus } from 'next/link';
import { LinkPending } from '@/components/ui/link-pending';

jest.mock('next/link', () => ({ useLinkStatus: jest.fn() }));
const status = jest.mocked(useLinkStatus);

describe('the loading message of a link', () => {
  it('shows while the page is fetched', () => {
    status.mockReturnValue({ pending: true });
    render(<LinkPending label="Loading..." />);
    expect(screen.getByText('Loading...')).toBeVisible();
  });

  it('is hidden otherwise', () => {
    status.mockReturnValue({ pending: false });
    const { container } = render(<LinkPending label="Loading..." />);
    expect(container).toHaveTextContent('');
  });
});
