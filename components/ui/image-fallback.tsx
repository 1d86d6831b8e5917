'use client';

import { useEffect } from 'react';
import { placeholderBottle } from './placeholder-bottle';

function swap(image: HTMLImageElement) {
  const { fallback = placeholderBottle.src, failed } = image.dataset;
  if (failed !== undefined || !image.closest('main, dialog')) return;
  image.dataset.failed = '';
  image.removeAttribute('srcset');
  // The sources of a <picture> would take precedence over the placeholder.
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) {
    source.removeAttribute('srcset');
  }
  image.src = fallback;
}

/**
 * Replaces every picture of the content that fails to load by the placeholder bottle, or by the picture of its
 * `data-fallback` (PROD-11). One listener handles the whole page, and also the pictures that failed before hydration.
 */
export function ImageFallback() {
  useEffect(() => {
    const onError = (event: Event) => {
      if (event.target instanceof HTMLImageElement) swap(event.target);
    };
    document.addEventListener('error', onError, true);
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) swap(image);
    }
    return () => document.removeEventListener('error', onError, true);
  }, []);
  return null;
}
