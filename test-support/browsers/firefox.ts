import { type ElementHandle, type KeyInput, launch } from 'puppeteer-core';
import { type DrivenBrowser, pageLoadMs } from './tab';

/**
 * Starts Firefox without a window, driven by WebDriver BiDi.
 * @param executablePath of Firefox
 */
export async function startFirefox(executablePath: string): Promise<DrivenBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return {
    name: 'firefox',
    close: () => browser.close(),
    open: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultNavigationTimeout(pageLoadMs);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      return {
        goto: async (url) => void (await page.goto(url)),
        resize: (width, height) => page.setViewport({ width, height }),
        evaluate: (expression) => page.evaluate(expression),
        click: async (expression) => {
          const element = await page.evaluateHandle(expression);
          await (element as ElementHandle<Element>).click();
        },
        press: (key) => page.keyboard.press(key as KeyInput),
        errors: () => errors,
        close: () => context.close(),
      };
    },
  };
}
