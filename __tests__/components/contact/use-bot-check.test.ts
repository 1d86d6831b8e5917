/** @jest-environment jsdom */
// Rules: CON-03, CON-08
import { renderHook } from '@testing-library/react';
import { useBotCheck } from '@/components/contact/use-bot-check';
import type { BotCheck } from '@/lib/contact';

const check: BotCheck = { scriptUrl: 'https://check.example/enterprise.js', siteKey: 'key-1' };
const execute = jest.fn(async () => 'token-1');
const ready = jest.fn((callback: () => void) => callback());

/** The interface of the check's script, undefined until it has run. */
const grecaptcha = jest.fn<Window['grecaptcha'], []>();
const botScripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-bot-check]')];

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  grecaptcha.mockReturnValue({ enterprise: { ready, execute } });
  Object.defineProperty(window, 'grecaptcha', { configurable: true, get: grecaptcha });
});
afterEach(() => {
  jest.useRealTimers();
  for (const script of botScripts()) script.remove();
});

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
  grecaptcha.mockReturnValue(undefined);
  const { touch, token } = setUp('off');
  touch();
  expect(botScripts()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
  await expect(token()).resolves.toBe('');
});

test('sends nothing if no check is configured', async () => {
  grecaptcha.mockReturnValue(undefined);
  const { touch, token } = setUp(null);
  touch();
  expect(botScripts()).toEqual([]);
  await expect(token()).rejects.toThrow();
});

test('loads nothing before the first interaction', () => {
  grecaptcha.mockReturnValue(undefined);
  setUp(check);
  expect(botScripts()).toEqual([]);
});

test('polls every 300 ms until the check is ready, and then returns the token that waits for it', async () => {
  grecaptcha.mockReturnValue(undefined);
  const { touch, token } = setUp(check);
  for (const _ of ['first', 'again']) {
    touch();
    expect(botScripts().map(({ src }) => src)).toEqual(['https://check.example/enterprise.js?render=key-1']);
    botScripts()[0]?.dispatchEvent(new Event('error'));
  }
  expect(jest.getTimerCount()).toBe(1);
  const received = jest.fn();
  const waiting = token().then(received);
  grecaptcha.mockClear();
  await jest.advanceTimersByTimeAsync(900);
  expect(grecaptcha).toHaveBeenCalledTimes(3);
  grecaptcha.mockReturnValue({ enterprise: { ready, execute } });
  await jest.advanceTimersByTimeAsync(299);
  expect(received).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await waiting;
  expect(received).toHaveBeenCalledWith('token-1');
  expect(execute.mock.calls).toEqual([['key-1', { action: 'FORM_SEND' }]]);
});

test('fails ten seconds after the click on a check that does not get ready', async () => {
  grecaptcha.mockReturnValue(undefined);
  const { token } = setUp(check);
  await expectTimeout(token());
  grecaptcha.mockReturnValue({ enterprise: { ready, execute } });
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
  grecaptcha.mockReturnValue(undefined);
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
  grecaptcha.mockReturnValue(undefined);
  const { touch, unmount } = setUp(check);
  touch();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  touch();
  expect(jest.getTimerCount()).toBe(1);
});
