// Rules: SHARE-01
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Share } from '@/components/share/share';
import { mockDialogMethods } from '../../support/dialog';
import { american, quebec, renderIn } from '../../support/render-in';

const shared = { title: 'Grape', url: 'https://site.test/sports-drink/grape' };
const sheet = jest.fn();

beforeAll(mockDialogMethods);
beforeEach(() => {
  sheet.mockReset();
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
});

const withSheet = () => Object.defineProperty(navigator, 'share', { configurable: true, value: sheet });

async function open(language: 'en' | 'fr' = 'en') {
  const user = userEvent.setup();
  renderIn(language, <Share locale={language === 'en' ? american : quebec} shared={shared} worded />);
  await user.click(screen.getByRole('button', { name: /: Grape$/ }));
  return user;
}

it('opens the share sheet of the system', async () => {
  withSheet();
  await open();
  expect(sheet).toHaveBeenCalledWith(shared);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does nothing when the visitor closes the share sheet', async () => {
  withSheet();
  sheet.mockRejectedValue(new DOMException('closed', 'AbortError'));
  await open();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows plain links when the share sheet fails to open', async () => {
  withSheet();
  sheet.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await open();
  const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
  const x = dialog.getByRole('link', { name: 'Post on X (opens in a new tab)' });
  expect(x).toHaveAttribute('rel', 'noopener noreferrer');
  expect(x).toHaveAttribute('target', '_blank');
  expect(dialog.getByRole('link', { name: /^Share on Facebook/ })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(shared.url)),
  );
  expect(dialog.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:\?/),
  );
});

it('copies the link and confirms it', async () => {
  const user = await open('fr');
  const dialog = within(await screen.findByRole('dialog', { name: 'Partager' }));
  await user.click(dialog.getByRole('button', { name: 'Copier le lien' }));
  expect(await navigator.clipboard.readText()).toBe(shared.url);
  expect(dialog.getByRole('status')).toHaveTextContent('Lien copié');
});

it('selects the link when copying is not allowed', async () => {
  const user = await open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  const field = dialog.getByRole('textbox', { name: 'Address to share' }) as HTMLInputElement;
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(shared.url);
  expect(dialog.getByRole('status')).toHaveTextContent(/to copy the selected link/);
});

it('renders nothing if the locale disables sharing', () => {
  const locale = { ...american, features: { ...american.features, components: ['reviews'] as const } };
  renderIn('en', <Share locale={locale} shared={shared} />);
  expect(screen.queryByRole('button')).toBeNull();
});
