import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LotSection } from '@/components/contact/lot-section';
import { mockDialogMethods } from '../../support/dialog';
import { renderIn } from '../../support/render-in';

beforeAll(mockDialogMethods);

const show = async () => {
  renderIn('en', <LotSection />);
  await userEvent.click(screen.getByRole('button', { name: /near the base of a bottle/ }));
  await screen.findByRole('dialog');
};
const caption = () => screen.getByRole('dialog').querySelector('figcaption');

describe('the lot-number pictures (CON-06)', () => {
  it('are six, with alternative texts', () => {
    renderIn('en', <LotSection />);
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toHaveLength(6);
    expect(screen.getByAltText('Lot number printed on the top of a cap')).toHaveAttribute(
      'src',
      expect.stringContaining('cap-top.webp'),
    );
    expect(screen.getByAltText(/top of a cap/)).toHaveAttribute(
      'srcset',
      expect.stringMatching(/ 200w, .* 500w$/),
    );
  });

  it('open, change with the arrow keys and wrap around', async () => {
    await show();
    expect(caption()).toHaveTextContent('Lot number printed near the base of a bottle 1 of 6');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
    expect(caption()).toHaveTextContent('6 of 6');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(caption()).toHaveTextContent('2 of 6');
    await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect(caption()).toHaveTextContent('1 of 6');
  });

  it('stay open after a click on the picture, close after one outside it', async () => {
    await show();
    const dialog = screen.getByRole('dialog');
    await userEvent.click(dialog.querySelector('img') ?? dialog);
    expect(dialog).toBeInTheDocument();
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('close with the dialog’s close event, which Escape fires', async () => {
    await show();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    act(() => dialog.close());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
