import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the page's end and whatever has the focus from being behind the banner (WCAG 2.4.11): the page gets its
 * height as room below and as scroll padding. Nothing on screen moves by it.
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
