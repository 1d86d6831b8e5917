/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useBannerSpace } from '@/components/consent/use-banner-space';
import { useConsent } from '@/components/consent/use-consent';
import { readConsent } from '@/lib/consent/store';

test('on the server nobody knows the consent', () => {
  const Shown = () => JSON.stringify(useConsent());
  expect(renderToString(createElement(Shown))).toBe('null');
});

test('in the browser it is that of the store', () => {
  expect(renderHook(() => useConsent()).result.current).toEqual(readConsent());
});

test('without a banner the page keeps its own space', () => {
  const observe = jest.fn();
  window.ResizeObserver = jest.fn(() => ({ observe, disconnect: jest.fn() })) as never;
  document.body.style.paddingBottom = '7px';
  const { unmount } = renderHook(() => useBannerSpace({ current: null }));
  act(() => unmount());
  expect(observe).not.toHaveBeenCalled();
  expect(document.body.style.paddingBottom).toBe('7px');
});

test('the space is that of the banner', () => {
  const observe = jest.fn();
  window.ResizeObserver = jest.fn(() => ({ observe, disconnect: jest.fn() })) as never;
  const banner = document.createElement('div');
  renderHook(() => useBannerSpace({ current: banner }));
  expect(observe).toHaveBeenCalledWith(banner);
});
