import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartnerVideo } from '@/components/partners/partner-video';
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
  render(<PartnerVideo label="Oars" labels={{ play: 'Play', pause: 'Pause' }} src="/film.mp4" />);
  return screen.getByLabelText<HTMLVideoElement>('Oars');
};

describe('the video of a partner (spec section 2, Partner detail)', () => {
  it('plays by itself, muted and over again', () => {
    const video = show();
    expect(play).toHaveBeenCalled();
    expect(video).toHaveProperty('muted', true);
    expect(video).toHaveProperty('loop', true);
    expect(video).toHaveProperty('autoplay', true);
  });

  it('stays still when motion is unwanted, until it is asked to play', async () => {
    stubBrowser(reduced);
    const video = show();
    expect(play).not.toHaveBeenCalled();
    expect(video).toHaveProperty('autoplay', false);
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('is paused by its button', async () => {
    const video = show();
    fireEvent.play(video);
    Object.defineProperty(video, 'paused', { value: false });
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(pause).toHaveBeenCalled();
    fireEvent.pause(video);
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('shrugs at a browser that refuses to play', async () => {
    play.mockReturnValue(Promise.reject(new Error('NotAllowedError')));
    show();
    await Promise.resolve();
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});
