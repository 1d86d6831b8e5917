/** What jsdom lacks. The media queries named match; the observers call back once, with everything in view. */
export function stubBrowser(...matching: readonly string[]) {
  window.matchMedia = (query: string) =>
    ({
      matches: matching.includes(query),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;

  class Observer {
    constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.report([{ isIntersecting: true }]);
    }
    disconnect() {}
    unobserve() {}
  }
  class Pointer extends MouseEvent {
    readonly pointerType: string;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = init.pointerType ?? '';
    }
  }
  window.PointerEvent = Pointer as unknown as typeof PointerEvent;
  window.ResizeObserver = Observer as unknown as typeof ResizeObserver;
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
}

export const reduced = '(prefers-reduced-motion: reduce)';
export const desktop = '(min-width: 48rem) and (hover: hover) and (pointer: fine)';
