/** @jest-environment jsdom */
// Rules: CON-03
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

test('a locale without a check sends at once, without a token', async () => {
  const { touch, token } = setUp('off');
  touch();
  expect(loadBotScript).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
  await expect(token()).resolves.toBe('');
});

test('sends nothing if no check is configured', () => {
  const { touch, token } = setUp(null);
  touch();
  expect(loadBotScript).not.toHaveBeenCalled();
  expect(token()).toBeNull();
});

test('loads and sends nothing before the first interaction', () => {
  const { token } = setUp(check);
  expect(token()).toBeNull();
  expect(loadBotScript).not.toHaveBeenCalled();
});

test('polls every 300 ms until the check is ready', async () => {
  jest.mocked(enterprise).mockReturnValue(undefined);
  const { touch, token } = setUp(check);
  touch();
  touch();
  expect(jest.mocked(loadBotScript).mock.calls).toEqual([[check], [check]]);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(900);
  expect(enterprise).toHaveBeenCalledTimes(3);
  expect(token()).toBeNull();
  jest.mocked(enterprise).mockReturnValue({ ready, execute });
  jest.advanceTimersByTime(299);
  expect(token()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(jest.getTimerCount()).toBe(0);
  await expect(token()).resolves.toBe('token-1');
  expect(execute).toHaveBeenCalledWith('key-1', { action: 'FORM_SEND' });
});

test('an interaction has no effect once the check is ready', () => {
  const { touch } = setUp(check);
  touch();
  jest.advanceTimersByTime(300);
  touch();
  expect(loadBotScript).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('uses a check that becomes ready after its script has loaded', () => {
  let markReady = () => {};
  ready.mockImplementationOnce((callback) => {
    markReady = callback;
  });
  const { touch, token } = setUp(check);
  touch();
  jest.advanceTimersByTime(300);
  expect(token()).toBeNull();
  markReady();
  expect(token()).not.toBeNull();
});

test('sends nothing after the check has disappeared', () => {
  const { touch, token } = setUp(check);
  touch();
  jest.advanceTimersByTime(300);
  jest.mocked(enterprise).mockReturnValue(undefined);
  expect(token()).toBeNull();
});

test('fails when no token arrives within ten seconds', async () => {
  execute.mockReturnValueOnce(new Promise(() => {}));
  const { touch, token } = setUp(check);
  touch();
  jest.advanceTimersByTime(300);
  const failed = jest.fn();
  token()?.catch(failed);
  await jest.advanceTimersByTimeAsync(9999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.any(Error));
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
