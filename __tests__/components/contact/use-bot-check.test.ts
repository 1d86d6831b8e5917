/** @jest-environment jsdom */
// Rules: CON-03, CON-08
import { renderHook } from '@testing-library/react';
import { enterprise, loadBotScript } from '@/components/contact/bot-script';
import { useBotCheck } from '@/components/contact/use-bot-check';
import type { BotCheck } from '@/lib/contact/bot-check';

jest.mock('@/components/contact/bot-script', () => ({ enterprise: jest.fn(), loadBotScript: jest.fn() }));

const check: BotCheck = { scriptUrl: 'https://check.example/enterprise.js', siteKey: 'key-1' };
const execute = jest.fn(async () => 'token-1');
const ready = jest.fn((callback: () => void) => callback());

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(enterprise).mockReturnValue({ ready, execute });
});
afterEach(() => jest.useRealTimers());

const setUp = (given: BotCheck | 'off' | null) => {
  const { result, unmount } = renderHook(() => useBotCheck(given));
  return { unmount, touch: () => result.current.touch(), token: () => result.current.token() };
};

/** Expects that a token is given up ten seconds after it was requested. */
async function expectTimeout(token: Promise<string>) {
  const failed = jest.fn();
  token.catch(failed);
  await jest.advanceTimersByTimeAsync(9999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.any(Error));
}

test('a locale without a check sends at once, without a token', async () => {
  const { touch, token } = setUp('off');
  touch();
  expect(loadBotScript).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
  await expect(token()).resolves.toBe('');
});

test('sends nothing if no check is configured', async () => {
  const { touch, token } = setUp(null);
  touch();
  expect(loadBotScript).not.toHaveBeenCalled();
  await expect(token()).rejects.toThrow();
});

test('loads nothing before the first interaction', () => {
  setUp(check);
  expect(loadBotScript).not.toHaveBeenCalled();
});

test('polls every 300 ms until the check is ready, and then returns the token that waits for it', async () => {
  jest.mocked(enterprise).mockReturnValue(undefined);
  const { touch, token } = setUp(check);
  touch();
  touch();
  expect(jest.mocked(loadBotScript).mock.calls).toEqual([[check], [check]]);
  expect(jest.getTimerCount()).toBe(1);
  const received = jest.fn();
  const waiting = token().then(received);
  await jest.advanceTimersByTimeAsync(900);
  expect(enterprise).toHaveBeenCalledTimes(3);
  jest.mocked(enterprise).mockReturnValue({ ready, execute });
  await jest.advanceTimersByTimeAsync(299);
  expect(received).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await waiting;
  expect(received).toHaveBeenCalledWith('token-1');
  expect(execute.mock.calls).toEqual([['key-1', { action: 'FORM_SEND' }]]);
});

test('fails ten seconds after the click on a check that does not get ready', async () => {
  jest.mocked(enterprise).mockReturnValue(undefined);
  const { token } = setUp(check);
  await expectTimeout(token());
  jest.mocked(enterprise).mockReturnValue({ ready, execute });
  await jest.advanceTimersByTimeAsync(300);
  await expect(token()).resolves.toBe('token-1');
});

test('polls no more once the check is ready', () => {
  const { touch } = setUp(check);
  touch();
  jest.advanceTimersByTime(300);
  touch();
  expect(ready).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('uses a check that becomes ready after its script has loaded', async () => {
  let markReady = () => {};
  ready.mockImplementationOnce((callback) => {
    markReady = callback;
  });
  const { touch, token } = setUp(check);
  touch();
  const waiting = token();
  await jest.advanceTimersByTimeAsync(300);
  expect(execute).not.toHaveBeenCalled();
  markReady();
  await expect(waiting).resolves.toBe('token-1');
});

test('sends nothing after the check has disappeared', async () => {
  const { touch, token } = setUp(check);
  touch();
  jest.advanceTimersByTime(300);
  jest.mocked(enterprise).mockReturnValue(undefined);
  await expect(token()).rejects.toThrow();
});

test('fails when no token arrives within ten seconds', async () => {
  execute.mockReturnValueOnce(new Promise(() => {}));
  const { touch, token } = setUp(check);
  touch();
  jest.advanceTimersByTime(300);
  await expectTimeout(token());
});

test('stops polling when unmounted, and starts again when mounted again', () => {
  jest.mocked(enterprise).mockReturnValue(undefined);
  const { touch, unmount } = setUp(check);
  touch();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  touch();
  expect(jest.getTimerCount()).toBe(1);
});
