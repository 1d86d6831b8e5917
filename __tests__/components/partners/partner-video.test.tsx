import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartnerVideo } from '@/components/partners/partner-video';
import { renderIn } from '../../support/render-in';
import { reduced, stubBrowser } from '../product-strip/browser-stubs';

let play: jest.Mock;
let pause: jest.Mock;

beforeEach(() => {
  stubBrowser();
  play = jest.fn(() => Promise.resolve());
  pause = jest.fn();
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
});

const show = () => {
  renderIn('en', <PartnerVideo label="Oars" src="/film.mp4" />);
  return screen.getByLabelText<HTMLVideoElement>('Oars');
};

describe('the video of a partner (PART-03)', () => {
  it('autoplays muted in a loop', () => {
    const video = show();
    expect(play).toHaveBeenCalled();
    expect(video).toHaveProperty('muted', true);
    expect(video).toHaveProperty('loop', true);
    expect(video).toHaveProperty('autoplay', true);
  });

  it('shows a picture from within the video before it plays', () => {
    expect(show().getAttribute('src')).toBe('/film.mp4#t=1');
  });

  it('does not autoplay under reduced motion, until the visitor starts it', async () => {
    stubBrowser(reduced);
    const video = show();
    expect(play).not.toHaveBeenCalled();
    expect(video).toHaveProperty('autoplay', false);
    await userEvent.click(screen.getByRole('button', { name: 'Play video' }));
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('follows changes of the motion preference', () => {
    const follow = new Set<() => void>();
    const media = {
      matches: false,
      addEventListener: (type: string, listener: () => void) => type === 'change' && follow.add(listener),
      removeEventListener: (type: string, listener: () => void) =>
        type === 'change' && follow.delete(listener),
    };
    window.matchMedia = () => media as unknown as MediaQueryList;
    const video = show();
    media.matches = true;
    for (const listener of follow) listener();
    expect(pause).toHaveBeenCalledTimes(1);
    expect(video).toHaveProperty('autoplay', false);
    media.matches = false;
    for (const listener of follow) listener();
    expect(play).toHaveBeenCalledTimes(2);
    expect(follow.size).toBe(1);
    cleanup();
    expect(follow.size).toBe(0);
  });

  it('pauses with its button', async () => {
    const video = show();
    fireEvent.play(video);
    Object.defineProperty(video, 'paused', { value: false });
    await userEvent.click(screen.getByRole('button', { name: 'Pause video' }));
    expect(pause).toHaveBeenCalled();
    fireEvent.pause(video);
    expect(screen.getByRole('button', { name: 'Play video' })).toBeVisible();
  });

  it('ignores a browser that blocks playback', async () => {
    play.mockReturnValue(Promise.reject(new Error('NotAllowedError')));
    show();
    await Promise.resolve();
    expect(screen.getByRole('button', { name: 'Play video' })).toBeVisible();
  });
});
