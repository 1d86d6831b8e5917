// jsdom has none. Tests that need one replace it.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// jsdom has neither.
if ('Element' in globalThis) Element.prototype.scrollIntoView ??= () => {};
Performance.prototype.getEntriesByType ??= () => [];
