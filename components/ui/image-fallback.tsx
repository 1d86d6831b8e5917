'use client';

import { useEffect } from 'react';

function swap(image: HTMLImageElement) {
  const fallback = image.dataset.fallback;
  if (!fallback) return;
  delete image.dataset.fallback;
  image.dataset.failed = '';
  image.removeAttribute('srcset');
  // The sources of a <picture> would take precedence over the placeholder.
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) {
    source.removeAttribute('srcset');
  }
  image.src = fallback;
}

/**
 * Replaces every picture that fails to load by its placeholder (PROD-11). One listener handles the whole page, and also
 * the pictures that failed before hydration.
 */
export function ImageFallback() {
  useEffect(() => {
    const onError = (event: Event) => {
      if (event.target instanceof HTMLImageElement) swap(event.target);
    };
    document.addEventListener('error', onError, true);
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) swap(image);
    }
    return () => document.removeEventListener('error', onError, true);
  }, []);
  return null;
}
