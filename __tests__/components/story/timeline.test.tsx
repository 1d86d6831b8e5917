import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Timeline } from '@/components/story/timeline';
import { timelineEntries } from '@/lib/story/timeline';
import { messages, renderIn } from '../../support/render-in';
import { reduced, stubBrowser } from '../product-strip/browser-stubs';

type Report = (changes: { target: Element; isIntersecting: boolean }[]) => void;
let report: Report;
let observed: Element[];
let reportPassed: (() => void) | undefined;
let passing: Element[];
let disconnected: number;

beforeEach(() => {
  stubBrowser();
  observed = [];
  passing = [];
  disconnected = 0;
  window.scrollTo = jest.fn();
  Element.prototype.scrollTo = jest.fn();
  class Observer {
    constructor(
      callback: Report,
      private readonly options: IntersectionObserverInit,
    ) {
      if (this.watchesBand()) report = callback;
      if (this.watchesAbove()) reportPassed = callback as () => void;
    }
    watchesBand = () => this.options.rootMargin?.startsWith('-') ?? false;
    watchesAbove = () => this.options.rootMargin?.startsWith('1000000px') ?? false;
    observe(element: Element) {
      if (this.watchesBand()) observed.push(element);
      if (this.watchesAbove()) passing.push(element);
    }
    disconnect() {
      disconnected += 1;
    }
  }
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});

const show = () =>
  renderIn('en', <Timeline entries={timelineEntries(messages.en.ourStory.timeline.entries)} />);
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.getAttribute('href'));
const view = (year: number, isIntersecting: boolean) =>
  act(() => {
    const target = observed.find((entry) => entry.id === `story-${year}`);
    if (target) report([{ target, isIntersecting }]);
  });

describe('the timeline (STORY-02)', () => {
  it('has a year divider before the first entry of each year only', () => {
    show();
    expect(observed).toHaveLength(14);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace('#story-', '')),
    );
    expect(observed.filter(({ id }) => id)).toHaveLength(9);
  });

  it('alternates the sides of pictures, and shows a second text if there is one', () => {
    show();
    expect(observed.map((entry) => entry.getAttribute('data-side')).slice(0, 3)).toEqual([
      'left',
      'right',
      'left',
    ]);
    expect(screen.getByText('The crate came back empty. We still have it.')).toBeVisible();
  });

  it('highlights the topmost year in view, else the nearer end', () => {
    show();
    expect(current()).toEqual(['#story-2011']);
    view(2019, true);
    expect(current()).toEqual(['#story-2019']);
    view(2018, true);
    expect(current()).toEqual(['#story-2018']);
    view(2018, false);
    expect(current()).toEqual(['#story-2019']);
    const [first] = observed;
    if (first) first.getBoundingClientRect = () => ({ top: -4000 }) as DOMRect;
    view(2019, false);
    expect(current()).toEqual(['#story-2025']);
    if (first) first.getBoundingClientRect = () => ({ top: 4000 }) as DOMRect;
    view(2018, false);
    expect(current()).toEqual(['#story-2011']);
  });

  it('detects a jump past its end by observing the last entry', () => {
    show();
    expect(passing).toEqual(observed.slice(-1));
    const [first] = observed;
    if (first) first.getBoundingClientRect = () => ({ top: -4000 }) as DOMRect;
    act(() => reportPassed?.());
    expect(current()).toEqual(['#story-2025']);
  });

  it('removes its observers when unmounted', () => {
    show().unmount();
    expect(disconnected).toBe(2);
  });

  it('scrolls the rail to the year in view', () => {
    show();
    jest.mocked(Element.prototype.scrollTo).mockClear();
    view(2024, true);
    expect(Element.prototype.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
  });

  it.each([
    ['smoothly', [], 'smooth'],
    ['at once when motion is unwanted', [reduced], 'auto'],
  ] as const)('scrolls to a year %s, 100 px below the top, and focuses it', async (_, media, behavior) => {
    stubBrowser(...media);
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    show();
    const entry = document.getElementById('story-2023') as HTMLElement;
    entry.getBoundingClientRect = () => ({ top: 900 }) as DOMRect;
    await userEvent.click(screen.getByRole('link', { name: '2023' }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 800, behavior });
    expect(screen.getByRole('heading', { name: '2023' })).toHaveFocus();
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('does not intercept a click with %s', (key) => {
    show();
    // `fireEvent` is false when the event's own effect was prevented.
    expect(fireEvent.click(screen.getByRole('link', { name: '2023' }), { [key]: true })).toBe(true);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
