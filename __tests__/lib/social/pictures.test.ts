// Rules: SEO-04
import { drawPicture } from '@/lib/social/draw-picture';
import { socialPicture } from '@/lib/social/pictures';
import { stopClock } from '../../support/stop-clock';

jest.mock('@/lib/social/draw-picture', () => ({ drawPicture: jest.fn() }));
const draw = jest.mocked(drawPicture);

stopClock();
const product = (name: string) => ({ name, line: 'LYTE', color: '#FFFFFF', tag: 'en-US' });
const art = (shot: Uint8Array | null = new Uint8Array(1)) => ({
  path: '/content/dam/a.webp',
  read: async () => shot,
});

beforeEach(() => {
  draw.mockReset();
  draw.mockImplementation(async () => Buffer.alloc(60_000));
});

test('is rendered once for concurrent requests', async () => {
  const [one, other] = await Promise.all([
    socialPicture(product('once'), art(), 'a'),
    socialPicture(product('once'), art(), 'b'),
  ]);
  expect(one).toBe(other);
  expect(await socialPicture(product('once'), art(), 'a')).toBe(one);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('is rendered again when its content has changed', async () => {
  const before = await socialPicture(product('changing'), art(), 'a');
  const after = await socialPicture({ ...product('changing'), color: '#000000' }, art(), 'a');
  expect(draw).toHaveBeenCalledTimes(2);
  expect(after?.etag).not.toBe(before?.etag);
});

test('is returned and not stored without its pack shot', async () => {
  expect(await socialPicture(product('bare'), art(null), 'a')).toMatchObject({ isWhole: false });
  expect(await socialPicture(product('bare'), art(), 'a')).toMatchObject({ isWhole: true });
  expect(draw).toHaveBeenCalledTimes(2);
});

test('two are rendered at a time, and the queue of a client is limited', async () => {
  let running = 0;
  let most = 0;
  draw.mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return Buffer.alloc(1);
  });
  const many = Array.from({ length: 40 }, (_, number) =>
    socialPicture(product(`many ${number}`), art(), 'a'),
  );
  const pictures = await Promise.all(many);
  expect(most).toBe(2);
  expect(pictures.filter((picture) => picture === null)).toHaveLength(40 - 2 - 20);
});

test('the stored pictures have a limit in bytes', async () => {
  draw.mockImplementation(async () => Buffer.alloc(1024 * 1024));
  for (let number = 0; number < 20; number += 1) await socialPicture(product(`large ${number}`), art(), 'a');
  draw.mockClear();
  await socialPicture(product('large 0'), art(), 'a');
  await socialPicture(product('large 19'), art(), 'a');
  expect(draw).toHaveBeenCalledTimes(1);
});

test('is whole without a pack shot in content, and has a short tag for its head', async () => {
  const bare = { path: null, read: async () => null };
  const picture = await socialPicture(product('no shot'), bare, 'a');
  expect(picture).toMatchObject({ isWhole: true, etag: expect.stringMatching(/^"[\w-]{22}"$/) });
  expect(await socialPicture(product('no shot'), bare, 'a')).toBe(picture);
});
