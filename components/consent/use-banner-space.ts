import { type RefObject, useLayoutEffect } from 'react';

/**
 * Adds the banner's height as padding and scroll padding at the end of the page, so that the banner covers neither
 * the page's end nor the focused element (WCAG 2.4.11). Causes no layout shift.
 */
export function useBannerSpace(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    const page = document.documentElement;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      page.style.scrollPaddingBottom = `calc(${height} + 1rem)`;
      document.body.style.paddingBottom = height;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.scrollPaddingBottom = '';
      document.body.style.paddingBottom = '';
    };
  }, [banner]);
}
