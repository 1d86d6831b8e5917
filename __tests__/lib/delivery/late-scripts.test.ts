/** @jest-environment jsdom */
import { hydratedEvent } from '@/lib/delivery/hydrated-event';
import { delayScripts, lateScript } from '@/lib/delivery/late-scripts';

test('browsers neither load nor run a delayed script', () => {
  expect(delayScripts('<script src="/_next/static/chunks/a.js" async=""></script>')).toBe(
    '<script data-src="/_next/static/chunks/a.js" async fetchpriority="high"></script>',
  );
});

test('after the first paint, scripts are loaded and the whole page is laid out', () => {
  document.body.innerHTML = '<script data-src="/a.js"></script><script data-payload="/p/1"></script>';
  let reportPaint = () => {};
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(report: (list: unknown, observer: unknown) => void) {
        reportPaint = () => report([], { disconnect: () => undefined });
      }
      observe() {}
    },
  });
  const state = () => [
    document.documentElement.hasAttribute('data-unpainted'),
    [...document.scripts].filter((script) => script.hasAttribute('src')).length,
  ];
  jest.useFakeTimers();
  new Function(lateScript())();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(state()).toEqual([true, 0]);
  reportPaint();
  expect(state()).toEqual([false, 2]);
  for (const script of document.scripts) script.removeAttribute('src');
  jest.runAllTimers();
  expect(state()).toEqual([false, 0]);
  jest.useRealTimers();
});

describe('the opening of a page waits', () => {
  const waits = () => document.documentElement.hasAttribute('data-still');

  beforeEach(() => {
    jest.useFakeTimers();
    new Function(lateScript())();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(waits()).toBe(true);
  });
  afterEach(() => jest.useRealTimers());

  test('for hydration', () => {
    document.dispatchEvent(new Event(hydratedEvent));
    expect(waits()).toBe(false);
  });

  test('for a second at most', () => {
    jest.advanceTimersByTime(1000);
    expect(waits()).toBe(false);
    document.dispatchEvent(new Event(hydratedEvent));
  });
});

describe('a click before the page is hydrated', () => {
  const clicks: string[] = [];
  const note = ({ target }: Event) => clicks.push((target as Element).id);
  const hydrate = () => document.dispatchEvent(new Event(hydratedEvent));
  const click = (id: string) => document.getElementById(id)?.click();

  beforeEach(() => {
    jest.useFakeTimers();
    clicks.length = 0;
    document.body.innerHTML =
      '<button id="menu" type="button"></button><button id="tab" type="button"></button><button id="send"></button>';
    new Function(lateScript())();
  });
  afterEach(() => {
    // Ends the listener for the event, which each test adds.
    hydrate();
    document.body.removeEventListener('click', note);
    jest.useRealTimers();
  });

  function afterHydration(): readonly string[] {
    document.body.addEventListener('click', note);
    hydrate();
    jest.runAllTimers();
    return clicks;
  }

  test('is repeated once', () => {
    click('menu');
    expect(afterHydration()).toEqual(['menu']);
    hydrate();
    jest.runAllTimers();
    expect(clicks).toEqual(['menu']);
  });

  test('is the last one', () => {
    click('menu');
    click('tab');
    expect(afterHydration()).toEqual(['tab']);
  });

  test('of a button that submits its form is not repeated', () => {
    click('send');
    expect(afterHydration()).toEqual([]);
  });

  test('is not repeated when React hydrates the page for it and handles it', () => {
    document.addEventListener('click', hydrate, { capture: true, once: true });
    document.body.addEventListener('click', note);
    click('menu');
    jest.runAllTimers();
    expect(clicks).toEqual(['menu']);
  });

  test('is not repeated after a later click, which the hydrated page handles', () => {
    click('menu');
    document.body.addEventListener('click', note);
    hydrate();
    click('tab');
    jest.runAllTimers();
    expect(clicks).toEqual(['tab']);
  });
});
