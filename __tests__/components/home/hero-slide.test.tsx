// Rules: HERO-04, HERO-05
import { act, fireEvent, screen } from '@testing-library/react';
import { HeroSlide } from '@/components/home/hero/hero-slide';
import type { HeroSlide as Slide } from '@/components/home/hero/hero-slides';
import { renderIn } from '../../support/render-in';
import { reduced, stubBrowser } from '../product-strip/browser-stubs';

const slide: Slide = {
  path: '/slides/loop',
  alt: 'A bottle turning',
  headline: 'Made to move',
  headlineSize: null,
  subheadline: 'Every angle',
  cta: { href: '/sports-drink', label: 'Train with us' },
  hasContent: true,
  picture: { portrait: { src: '/m.webp' }, landscape: { src: '/d.webp' } },
  video: { mobile: '/m.mp4', desktop: '/d.mp4' },
  scaleDown: false,
};

const element = (values: { first?: boolean; active?: boolean; slide?: Partial<Slide> } = {}) => (
  <HeroSlide
    active={values.active ?? true}
    first={values.first ?? true}
    loads
    position="1 of 2"
    slide={{ ...slide, ...values.slide }}
  />
);
const overlay = () => screen.getByTestId('hero-overlay');
const controls = () => screen.getByTestId('hero-video-controls');
const video = () => document.querySelector('video') as HTMLVideoElement;
const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

let play: jest.SpyInstance;
let pause: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  stubBrowser();
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: Element) {
    this.dispatchEvent(new Event('playing'));
  });
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: Element) {
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a picture slide shows its text at once, with the mobile variant in upright windows', () => {
  const { container } = renderIn('en', element({ slide: { video: null } }));
  expect(overlay()).toHaveAttribute('data-shown', 'true');
  expect(screen.getByRole('heading', { level: 1, name: 'Made to move' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Train with us' })).toHaveAttribute('href', '/sports-drink');
  const [mobile] = container.querySelectorAll('source');
  expect(mobile).toHaveAttribute('media', '(max-aspect-ratio: 6/5)');
  expect(mobile).toHaveAttribute('srcset', '/m.webp');
  expect(screen.getByAltText('A bottle turning')).toHaveAttribute('fetchpriority', 'high');
});

test('only the first headline is the title of the page', () => {
  renderIn('en', element({ first: false, slide: { video: null } }));
  expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
});

test('a slide without content has no overlay', () => {
  renderIn('en', element({ slide: { hasContent: false, headline: '', subheadline: '', cta: null } }));
  expect(screen.queryByTestId('hero-overlay')).not.toBeInTheDocument();
});

test('the first video starts muted 100 ms after the load event; its text shows when it ends', async () => {
  renderIn('en', element());
  expect(video().muted).toBe(true);
  expect(video()).toHaveAttribute('preload', 'none');
  expect(video().querySelector('source')).toHaveAttribute('media', '(max-width: 48rem)');
  expect(overlay()).toHaveAttribute('data-shown', 'false');
  await wait(99);
  expect(play).not.toHaveBeenCalled();
  await wait(1);
  expect(play).toHaveBeenCalledTimes(1);
  expect(overlay()).toHaveAttribute('data-shown', 'false');
  fireEvent.ended(video());
  expect(overlay()).toHaveAttribute('data-shown', 'true');
});

test('no timer starts before the load event', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  renderIn('en', element());
  await wait(5000);
  expect(play).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  fireEvent(window, new Event('load'));
  await wait(100);
  expect(play).toHaveBeenCalledTimes(1);
});

test('the text shows when the browser blocks playback', async () => {
  play.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  renderIn('en', element());
  await wait(100);
  expect(overlay()).toHaveAttribute('data-shown', 'true');
});

test('a later video hides its text only while it plays', async () => {
  const { rerender } = renderIn('en', element({ first: false, active: false }));
  await wait(100);
  expect(play).not.toHaveBeenCalled();
  expect(overlay()).toHaveAttribute('data-shown', 'false');
  rerender(element({ first: false }));
  await wait(0);
  expect(play).toHaveBeenCalledTimes(1);
  expect(overlay()).toHaveAttribute('data-shown', 'false');
  fireEvent.pause(video());
  expect(overlay()).toHaveAttribute('data-shown', 'true');
});

test('a slide becomes inert when it is no longer selected, and its video stops and rewinds', async () => {
  const { container, rerender } = renderIn('en', element());
  await wait(100);
  video().currentTime = 3;
  rerender(element({ active: false }));
  expect(pause).toHaveBeenCalled();
  expect(video().currentTime).toBe(0);
  expect(container.firstElementChild).toHaveAttribute('inert');
});

test('a click toggles the video and shows the controls for 3 seconds', async () => {
  renderIn('en', element());
  await wait(100);
  fireEvent.click(video());
  expect(pause).toHaveBeenCalledTimes(1);
  expect(controls()).toHaveAttribute('data-shown', 'true');
  await wait(2999);
  expect(controls()).toHaveAttribute('data-shown', 'true');
  await wait(1);
  expect(controls()).toHaveAttribute('data-shown', 'false');
  fireEvent.click(video());
  await wait(0);
  expect(play).toHaveBeenCalledTimes(2);
});

test('the click at the end of a swipe does not toggle the video', async () => {
  renderIn('en', element());
  await wait(100);
  // Swiper handles the click in the capture phase.
  window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  fireEvent.click(video());
  expect(pause).not.toHaveBeenCalled();
  expect(controls()).toHaveAttribute('data-shown', 'false');
});

test('a click has no custom effect with native controls', async () => {
  renderIn('en', element());
  await wait(100);
  video().controls = true;
  fireEvent.click(video());
  expect(pause).not.toHaveBeenCalled();
});

test('the controls play, pause, mute and unmute', async () => {
  renderIn('en', element());
  await wait(100);
  fireEvent.click(screen.getByRole('button', { name: 'Pause video' }));
  expect(screen.getByRole('button', { name: 'Play video' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Unmute video' }));
  expect(video().muted).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Mute video' }));
  expect(video().muted).toBe(true);
});

test('only the visitor starts the video under reduced motion, and its text shows', async () => {
  stubBrowser(reduced);
  renderIn('en', element());
  await wait(5000);
  expect(play).not.toHaveBeenCalled();
  expect(overlay()).toHaveAttribute('data-shown', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Play video' }));
  await wait(0);
  expect(overlay()).toHaveAttribute('data-shown', 'false');
});
