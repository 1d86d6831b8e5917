import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../run-site';
import { until } from '../until';
import { type DrivenBrowser, pageLoadMs } from './tab';

/** Code points of keys in WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

type Send = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** In milliseconds. The response of a script is lost if its page is left. */
const timeouts = { pageLoad: pageLoadMs, script: 10_000 };

/** Milliseconds for any command; longer than those for a page. */
const commandMs = 2 * pageLoadMs;

/** Returns a client of the WebDriver at a port. */
function connect(port: number): Send {
  return async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(commandMs),
    }).catch((error) => {
      throw new Error(`${method} ${path}: ${error}`);
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

/** Starts a virtual screen and returns its name for `DISPLAY`. */
async function startScreen(executable: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(executable, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/**
 * Starts the WebDriver of WebKitGTK, which opens a MiniBrowser for every tab, on a virtual screen.
 * @param driverPath path of WebKitWebDriver
 * @param screenPath path of Xvfb
 */
export async function startWebKit(driverPath: string, screenPath: string): Promise<DrivenBrowser> {
  const { screen, display } = await startScreen(screenPath);
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  await until('WebKitWebDriver responds', () => fetch(`http://127.0.0.1:${port}/status`).then(() => true));
  const send = connect(port);
  return {
    name: 'webkit',
    close: async () => {
      driver.kill();
      screen.kill();
    },
    open: async () => {
      const { sessionId } = (await send('POST', '', { capabilities: { alwaysMatch: { timeouts } } })) as {
        sessionId: string;
      };
      const post = (command: string, body: object) => send('POST', `/${sessionId}/${command}`, body);
      const evaluate = (expression: string) =>
        post('execute/sync', { script: `return ${expression}`, args: [] });
      return {
        goto: async (url) => void (await post('url', { url })),
        resize: async (width, height) => {
          const [wide, high] = (await evaluate('[outerWidth - innerWidth, outerHeight - innerHeight]')) as [
            number,
            number,
          ];
          await post('window/rect', { width: width + wide, height: height + high });
        },
        evaluate,
        click: async (expression) => {
          const [id] = Object.values((await evaluate(expression)) as Record<string, string>);
          await post(`element/${id}/click`, {});
        },
        press: async (key) => {
          const value = keys[key] ?? key;
          const actions = [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ];
          await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
        },
        errors: () => [],
        close: async () => void (await send('DELETE', `/${sessionId}`)),
      };
    },
  };
}
