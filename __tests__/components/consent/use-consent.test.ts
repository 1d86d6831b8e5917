/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useBannerSpace } from '@/components/consent/use-banner-space';
import { useConsent } from '@/components/consent/use-consent';
import { readConsent } from '@/lib/consent/store';

test('the consent is null on the server', () => {
  const Shown = () => JSON.stringify(useConsent());
  expect(renderToString(createElement(Shown))).toBe('null');
});

test('the consent in the browser is the store’s', () => {
  expect(renderHook(() => useConsent()).result.current).toEqual(readConsent());
});

test('the page has no extra padding without a banner', () => {
  const observe = jest.fn();
  window.ResizeObserver = jest.fn(() => ({ observe, disconnect: jest.fn() })) as never;
  document.body.style.paddingBottom = '7px';
  const { unmount } = renderHook(() => useBannerSpace({ current: null }));
  act(() => unmount());
  expect(observe).not.toHaveBeenCalled();
  expect(document.body.style.paddingBottom).toBe('7px');
});

test('the padding equals the banner’s height', () => {
  const observe = jest.fn();
  window.ResizeObserver = jest.fn(() => ({ observe, disconnect: jest.fn() })) as never;
  const banner = document.createElement('div');
  renderHook(() => useBannerSpace({ current: banner }));
  expect(observe).toHaveBeenCalledWith(banner);
});
