import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findCommands } from '../../../scripts/browser/find-commands.ts';
import type { BrowserWindow } from './browser-window.ts';
import type { Engine } from './engines.ts';

const COMMANDS = ['firefox-esr', 'firefox'];

/** Firefox, as it is installed. It speaks WebDriver BiDi itself and needs no driver beside it. */
export const firefox: Engine = {
  findMissing: () => (findCommands(COMMANDS).length > 0 ? [] : ['firefox (Debian: firefox-esr)']),

  launch: async () => {
    const [executablePath = ''] = findCommands(COMMANDS);
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
    return {
      openWindow: async () => {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        return createWindow(page, () => context.close());
      },
      close: () => browser.close(),
    };
  },
};

function createWindow(page: Page, close: () => Promise<void>): BrowserWindow {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    complaints.push(error instanceof Error ? error.message : String(error));
  });

  return {
    navigate: (url) => setOut(page.goto(url)),
    reload: () => setOut(page.reload()),
    evaluate: (pageFunction, argument) =>
      page.evaluate(
        pageFunction as (argument: unknown) => ReturnType<typeof pageFunction>,
        argument,
      ),
    click: async (find, argument) => {
      const found = await page.evaluateHandle(
        find as (argument: unknown) => Element | null,
        argument,
      );
      const element = found.asElement() as ElementHandle | null;
      if (!element) throw new Error(`Nothing to press: ${JSON.stringify(argument)}`);
      await element.click();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    photograph: async () => Buffer.from(await page.screenshot()),
    readComplaints: () => Promise.resolve(complaints),
    close,
  };
}

/** Waits for nothing: a page that does not arrive fails what looks for it. */
async function setOut(navigation: Promise<unknown>): Promise<void> {
  await Promise.race([navigation.catch(() => undefined), Promise.resolve()]);
}
