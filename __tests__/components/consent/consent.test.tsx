import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteCookie, setCookie } from 'cookies-next/client';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Consent } from '@/components/consent/consent';
import { PreferencesButton } from '@/components/consent/preferences-button';
import { dataLayer } from '@/lib/analytics/data-layer';
import { messages } from '../../support/render-in';

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

const page = (measurementId: string | null, language: 'en' | 'fr' = 'en') => (
  <>
    <Consent
      measurementId={measurementId}
      policyUrl="https://policy.example/"
      words={messages[language].common.cookies}
    />
    <main id="content" tabIndex={-1} />
    <PreferencesButton label={messages[language].common.cookies.reopen} />
  </>
);

async function show(measurementId: string | null = null, language: 'en' | 'fr' = 'en') {
  const view = render(page(measurementId, language));
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
  jest.mocked(usePathname).mockReturnValue('/');
  window.ResizeObserver = jest.fn(() => observer) as unknown as typeof ResizeObserver;
});
afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

describe('the banner (spec section 4)', () => {
  it('accepts everything by default', async () => {
    await show();
    expect(screen.queryByRole('switch')).toBeNull();
    await press('YES I ACCEPT');
    expect(document.cookie).toBe('advertising=true; analytics=true; CookieConsent=true');
    expect(banner()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows the details and follows with its labels', async () => {
    await show();
    await press('Manage Preferences');
    const necessary = within(screen.getByRole('list')).getByText('Necessary').closest('li');
    expect(necessary).toHaveTextContent('Always active');
    const switches = screen.getAllByRole('switch');
    expect(switches.map((one) => one.closest('label')?.textContent)).toEqual(['Advertising', 'Analytics']);
    for (const one of switches) expect(one).toBeChecked();
    await userEvent.click(switches[0] as HTMLElement);
    await press('Close Preferences');
    expect(button('YES I ACCEPT')).toBeVisible();
    await press('Manage Preferences');
    await press('Confirm and close');
    expect(document.cookie).toBe('advertising=false; analytics=true; CookieConsent=true');
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

  it('starts without advertising where the browser sends Global Privacy Control', async () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    await show();
    await press('Manage Preferences');
    const [advertising, analytics] = screen.getAllByRole('switch');
    expect(advertising).not.toBeChecked();
    expect(advertising).toHaveAccessibleDescription(/privacy signal/);
    expect(analytics).toBeChecked();
  });

  it('speaks French', async () => {
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

describe('once answered', () => {
  const answer = (advertising: boolean, analytics: boolean) => {
    setCookie('advertising', String(advertising));
    setCookie('analytics', String(analytics));
  };

  it('stays away', async () => {
    answer(true, true);
    await show();
    expect(banner()).toBeNull();
  });

  it('comes back by the button of the footer, with the answer, and takes another one', async () => {
    answer(false, true);
    await show();
    await press('Cookie preferences');
    expect(banner()).toHaveFocus();
    const [advertising, analytics] = screen.getAllByRole('switch');
    expect(advertising).not.toBeChecked();
    expect(analytics).toBeChecked();
    await userEvent.click(analytics as HTMLElement);
    await press('Confirm and close');
    expect(document.cookie).toBe('advertising=false; analytics=false; CookieConsent=true');
    expect(banner()).toBeNull();
    expect(button('Cookie preferences')).toHaveFocus();
  });

  it('goes without a change', async () => {
    answer(false, true);
    await show();
    await press('Cookie preferences');
    await userEvent.click(screen.getAllByRole('switch')[1] as HTMLElement);
    await press('Close Preferences');
    expect(document.cookie).toBe('advertising=false; analytics=true');
    expect(banner()).toBeNull();
    expect(button('Cookie preferences')).toHaveFocus();
  });

  it('opens its details for who has not answered yet, too', async () => {
    await show();
    await press('Cookie preferences');
    await press('Close Preferences');
    expect(button('YES I ACCEPT')).toBeVisible();
  });
});

describe('analytics', () => {
  const views = () => dataLayer().filter((entry) => Reflect.get(entry, 1) === 'page_view');

  it('starts with the consent, not before', async () => {
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

  it('sends a pageview for each route and stops when it is switched off', async () => {
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

  it('tells the tag of another advertising preference', async () => {
    await show(id);
    await press('YES I ACCEPT');
    await screen.findByTestId('tag');
    await press('Cookie preferences');
    await userEvent.click(screen.getAllByRole('switch')[0] as HTMLElement);
    await press('Confirm and close');
    expect(dataLayer().at(-1)).toMatchObject({ 0: 'consent', 1: 'update', 2: { ad_storage: 'denied' } });
  });

  it('swallows its errors', async () => {
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
