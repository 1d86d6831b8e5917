import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteCookie, setCookie } from 'cookies-next/client';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Consent } from '@/components/consent/consent';
import { PreferencesButton } from '@/components/consent/preferences-button';
import { dataLayer } from '@/lib/analytics/data-layer';
import { renderIn } from '../../support/render-in';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));
let tag: () => ReactNode = () => null;
jest.mock('@next/third-parties/google', () => ({
  GoogleAnalytics: ({ gaId }: { gaId: string }) => (
    <div data-testid="tag">
      {gaId}
      {tag()}
    </div>
  ),
}));

const id = 'G-TEST12345';
const open = jest.spyOn(window, 'open').mockReturnValue(null);
const observer = { observe: jest.fn(), disconnect: jest.fn() };

function clearCookies() {
  for (const name of ['advertising', 'analytics', 'CookieConsent', '_ga']) {
    deleteCookie(name);
  }
}

const page = (measurementId: string | null) => (
  <>
    <Consent cookiesOn measurementId={measurementId} policyUrl="https://policy.example/" />
    <main id="content" tabIndex={-1} />
    <PreferencesButton />
  </>
);

async function show(measurementId: string | null = null, language: 'en' | 'fr' = 'en') {
  const view = renderIn(language, page(measurementId));
  await act(async () => undefined);
  return view;
}

const banner = () => screen.queryByRole('region');
const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  await userEvent.click(button(name));
  await act(async () => undefined);
};

beforeEach(() => {
  clearCookies();
  tag = () => null;
  window.dataLayer = [];
  open.mockClear();
  observer.disconnect.mockClear();
  jest.mocked(usePathname).mockReturnValue('/');
  window.ResizeObserver = jest.fn(() => observer) as unknown as typeof ResizeObserver;
});
afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

describe('the banner (COOK-01)', () => {
  it('accepts everything by default', async () => {
    await show();
    expect(screen.queryByRole('switch')).toBeNull();
    await press('YES I ACCEPT');
    expect(document.cookie).toBe('advertising=true; analytics=true; CookieConsent=true');
    expect(banner()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('toggles the details and updates its labels', async () => {
    await show();
    await press('Manage Preferences');
    const necessary = within(screen.getByRole('list')).getByText('Necessary').closest('li');
    expect(necessary).toHaveTextContent('Always active');
    const switches = screen.getAllByRole('switch');
    expect(switches.map((one) => one.closest('label')?.textContent)).toEqual(['Advertising', 'Analytics']);
    for (const one of switches) expect(one).toBeChecked();
    await press('Close Preferences');
    expect(button('YES I ACCEPT')).toBeVisible();
  });

  it.each([
    [0, 'advertising=false; analytics=true; CookieConsent=true'],
    [1, 'advertising=true; analytics=false; CookieConsent=true'],
  ])('labels the button with accept only while every kind is on (switch %i)', async (index, cookies) => {
    await show();
    const flip = async () => userEvent.click(screen.getAllByRole('switch')[index] as HTMLElement);
    await press('Manage Preferences');
    await flip();
    await press('Close Preferences');
    expect(screen.queryByRole('button', { name: 'YES I ACCEPT' })).toBeNull();
    await press('Manage Preferences');
    await flip();
    await press('Close Preferences');
    expect(button('YES I ACCEPT')).toBeVisible();
    await press('Manage Preferences');
    await flip();
    await press('Close Preferences');
    await press('Confirm and close');
    expect(document.cookie).toBe(cookies);
  });

  it('adds its height to the end of the page, and removes it when it closes', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(240);
    await show();
    act(() =>
      jest
        .mocked(ResizeObserver)
        .mock.calls.at(-1)?.[0]([], observer as unknown as ResizeObserver),
    );
    const { body, documentElement } = document;
    expect(body.style.paddingBottom).toBe('240px');
    expect(documentElement.style.scrollPaddingBottom).toBe('calc(240px + 1rem)');
    await press('YES I ACCEPT');
    expect(body.style.paddingBottom).toBe('');
    expect(documentElement.style.scrollPaddingBottom).toBe('');
    expect(observer.disconnect).toHaveBeenCalled();
    height.mockRestore();
  });

  it('opens the policy in a new tab and toggles the details with its second button', async () => {
    await show();
    const more = button('More Details');
    expect(more).toHaveAccessibleDescription('Opens the privacy policy in a new tab');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await press('More Details');
    expect(open).toHaveBeenCalledWith('https://policy.example/', '_blank', 'noopener,noreferrer');
    expect(button('Confirm and close')).toBeVisible();
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await press('More Details');
    expect(button('YES I ACCEPT')).toBeVisible();
  });

  it('starts without advertising when the browser sends Global Privacy Control', async () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    await show();
    await press('Manage Preferences');
    const [advertising, analytics] = screen.getAllByRole('switch');
    expect(advertising).not.toBeChecked();
    expect(advertising).toHaveAccessibleDescription(/privacy signal/);
    expect(analytics).toBeChecked();
    await press('Close Preferences');
    expect(button('Confirm and close')).toBeVisible();
  });

  it('is translated into French', async () => {
    await show(null, 'fr');
    expect(button('OUI, J’ACCEPTE')).toBeVisible();
    await press('Gérer les préférences');
    expect(button('Confirmer et fermer')).toBeVisible();
    await press('Fermer les préférences');
    await press('Plus de détails');
    await press('Confirmer et fermer');
    expect(document.cookie).toBe('advertising=true; analytics=true; CookieConsent=true');
  });
});

describe('after a choice', () => {
  const storeChoice = (advertising: boolean, analytics: boolean) => {
    setCookie('advertising', String(advertising));
    setCookie('analytics', String(analytics));
  };

  it('stays hidden', async () => {
    storeChoice(true, true);
    await show();
    expect(banner()).toBeNull();
  });

  it('opens from the footer with the stored choice, and accepts another one', async () => {
    storeChoice(false, true);
    await show();
    await press('Cookie preferences');
    await waitFor(() => expect(banner()).toHaveFocus());
    const [advertising, analytics] = screen.getAllByRole('switch');
    expect(advertising).not.toBeChecked();
    expect(analytics).toBeChecked();
    await userEvent.click(analytics as HTMLElement);
    await press('Confirm and close');
    expect(document.cookie).toBe('advertising=false; analytics=false; CookieConsent=true');
    expect(banner()).toBeNull();
    expect(button('Cookie preferences')).toHaveFocus();
  });

  it('closes without a change', async () => {
    storeChoice(false, true);
    await show();
    await press('Cookie preferences');
    await userEvent.click(screen.getAllByRole('switch')[1] as HTMLElement);
    await press('Close Preferences');
    expect(document.cookie).toBe('advertising=false; analytics=true');
    expect(banner()).toBeNull();
    expect(button('Cookie preferences')).toHaveFocus();
  });

  it('also opens its details without a stored choice', async () => {
    await show();
    await press('Cookie preferences');
    await press('Close Preferences');
    expect(button('YES I ACCEPT')).toBeVisible();
  });
});

describe('analytics', () => {
  const views = () => dataLayer().filter((entry) => Reflect.get(entry, 1) === 'page_view');

  it('starts after consent, not before', async () => {
    await show(id);
    expect(screen.queryByTestId('tag')).toBeNull();
    expect(dataLayer()).toEqual([]);
    await press('YES I ACCEPT');
    expect(await screen.findByTestId('tag')).toHaveTextContent(id);
    expect(Array.from(dataLayer()[0] as ArrayLike<unknown>).slice(0, 2)).toEqual(['consent', 'default']);
  });

  it.each([
    ['without a measurement id', null, true],
    ['without the consent', id, false],
  ])('never starts %s', async (_, measurementId, analytics) => {
    await show(measurementId);
    await press('Manage Preferences');
    if (!analytics) await userEvent.click(screen.getAllByRole('switch')[1] as HTMLElement);
    await press('Confirm and close');
    await act(async () => undefined);
    expect(screen.queryByTestId('tag')).toBeNull();
    expect(dataLayer()).toEqual([]);
  });

  it('sends a pageview for each route and stops after withdrawal', async () => {
    const view = await show(id);
    await press('YES I ACCEPT');
    await screen.findByTestId('tag');
    jest.useFakeTimers();
    jest.mocked(usePathname).mockReturnValue('/faq');
    view.rerender(page(id));
    view.rerender(page(id));
    act(() => jest.runAllTimers());
    jest.useRealTimers();
    expect(views()).toHaveLength(1);

    setCookie('_ga', 'GA1.1.1');
    await press('Cookie preferences');
    await userEvent.click(screen.getAllByRole('switch')[1] as HTMLElement);
    await press('Confirm and close');
    expect(screen.queryByTestId('tag')).toBeNull();
    expect(Reflect.get(window, `ga-disable-${id}`)).toBe(true);
    expect(document.cookie).toBe('advertising=true; analytics=false; CookieConsent=true');
  });

  it('updates the tag after a change of the advertising preference', async () => {
    await show(id);
    await press('YES I ACCEPT');
    await screen.findByTestId('tag');
    await press('Cookie preferences');
    await userEvent.click(screen.getAllByRole('switch')[0] as HTMLElement);
    await press('Confirm and close');
    expect(dataLayer().at(-1)).toMatchObject({ 0: 'consent', 1: 'update', 2: { ad_storage: 'denied' } });
  });

  it('ignores its errors', async () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    tag = () => {
      throw new Error('No analytics today');
    };
    await show(id);
    await press('YES I ACCEPT');
    await act(async () => undefined);
    expect(screen.getByRole('main')).toBeVisible();
    silenced.mockRestore();
  });
});
