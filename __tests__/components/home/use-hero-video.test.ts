/** @jest-environment jsdom */
// Rules: HERO-04
import { act, renderHook } from '@testing-library/react';
import { useHeroVideo } from '@/components/home/hero/use-hero-video';

let mockReady: boolean;
let mockStill: boolean;
jest.mock('@/components/home/hero/use-after-load', () => ({ useAfterLoad: () => mockReady }));
jest.mock('@/components/ui/use-media', () => ({ useMedia: () => mockStill }));

beforeEach(() => {
  mockReady = true;
  mockStill = false;
});

function setUp(active: boolean, played: () => Promise<void> | undefined = async () => {}) {
  const video = { play: jest.fn(played), pause: jest.fn(), currentTime: 7, muted: true };
  const ref = { current: video as unknown as HTMLVideoElement };
  const { result, rerender, unmount } = renderHook((props) => useHeroVideo(ref, props.active), {
    initialProps: { active },
  });
  return {
    video,
    unmount,
    now: () => result.current,
    select: (next: boolean) => rerender({ active: next }),
    settle: () => act(async () => undefined),
    happens: (event: keyof (typeof result.current)['handlers']) =>
      act(() => result.current.handlers[event]()),
  };
}

test.each([
  ['the slide is not selected', false, true, false],
  ['the page is not loaded', true, false, false],
  ['motion is reduced', true, true, true],
])('does not play while %s', (_, active, ready, still) => {
  mockReady = ready;
  mockStill = still;
  expect(setUp(active).video.play).not.toHaveBeenCalled();
});

test('plays while its slide is selected, and rewinds afterwards', () => {
  const { video, select, unmount } = setUp(true);
  expect(video.play).toHaveBeenCalledTimes(1);
  expect(video.pause).not.toHaveBeenCalled();
  select(false);
  expect([video.pause.mock.calls.length, video.currentTime]).toEqual([1, 0]);
  unmount();
  expect(video.pause).toHaveBeenCalledTimes(1);
});

test('waits for the first playback only', () => {
  const { now, happens } = setUp(true);
  expect([now().playing, now().awaitsFirstPlay]).toEqual([false, true]);
  happens('onPlaying');
  expect([now().playing, now().awaitsFirstPlay]).toEqual([true, false]);
  happens('onPause');
  expect([now().playing, now().awaitsFirstPlay]).toEqual([false, false]);
  happens('onPlaying');
  happens('onEnded');
  expect(now().playing).toBe(false);
});

test('does not wait for a video that failed to load', () => {
  const { now, happens } = setUp(true);
  happens('onError');
  expect([now().playing, now().awaitsFirstPlay]).toEqual([false, false]);
});

test('stops when the video breaks off', () => {
  const { now, happens } = setUp(true);
  happens('onPlaying');
  happens('onError');
  expect(now().playing).toBe(false);
});

test('ignores a browser that blocks playback, and does not wait for it', async () => {
  const { now, settle } = setUp(true, async () => {
    throw new DOMException('not allowed', 'NotAllowedError');
  });
  await settle();
  expect(now().awaitsFirstPlay).toBe(false);
});

test('also ignores an old browser whose play() returns no promise', () => {
  expect(() => setUp(true, () => undefined)).not.toThrow();
});

test('only the visitor starts it under reduced motion, and nothing waits for it', () => {
  mockStill = true;
  const { video, now } = setUp(true);
  expect(now().awaitsFirstPlay).toBe(false);
  act(() => now().togglePlay());
  expect(video.play).toHaveBeenCalledTimes(1);
});

test('toggles playback for the visitor', () => {
  const { video, now, happens } = setUp(true);
  happens('onPlaying');
  act(() => now().togglePlay());
  expect(video.pause).toHaveBeenCalledTimes(1);
  happens('onPause');
  act(() => now().togglePlay());
  expect(video.play).toHaveBeenCalledTimes(2);
});

test('is muted until the visitor unmutes it', () => {
  const { video, now } = setUp(true);
  expect(now().muted).toBe(true);
  act(() => now().toggleMuted());
  expect([now().muted, video.muted]).toEqual([false, false]);
  act(() => now().toggleMuted());
  expect([now().muted, video.muted]).toEqual([true, true]);
});

test('does nothing without an element', () => {
  const { result } = renderHook(() => useHeroVideo({ current: null }, true));
  act(() => result.current.togglePlay());
  act(() => result.current.handlers.onPlaying());
  act(() => result.current.togglePlay());
  act(() => result.current.toggleMuted());
  expect(result.current.muted).toBe(false);
});
