import { Builder, Key } from 'selenium-webdriver';
import type { BrowserTab } from './browser-tab.ts';
import { WEBKIT_DRIVER } from './engines.ts';

const CAPABILITIES = {
  browserName: 'MiniBrowser',
  // Without the browser's bars the page gets the whole window, however narrow.
  'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
};

const KEYS = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  Backspace: Key.BACK_SPACE,
};

const startSession = () =>
  new Builder().usingServer(WEBKIT_DRIVER).withCapabilities(CAPABILITIES).build();

/** A new session sometimes hangs while the one before it ends, so the tests of a worker share theirs. */
let session: ReturnType<typeof startSession>;

/** The tab of WebKitGTK's MiniBrowser. Its storage is empty: each test serves another origin. */
export async function openWebKitTab(): Promise<BrowserTab> {
  session ??= startSession();
  const driver = await session;
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  const errors: string[] = [];
  const readErrors = async () => {
    errors.push(...(await driver.executeScript(takeErrors)));
    return errors;
  };

  return {
    goto: async (url) => {
      await readErrors();
      await driver.get(url);
      await driver.executeScript(collectErrors);
    },
    evaluate: (read, argument) => driver.executeScript(read, argument),
    click: async (selector, index) => {
      const element = (await driver.findElements({ css: selector }))[index];
      await driver.executeScript(scrollToMiddle, element);
      await element?.click();
    },
    press: (key) => type(KEYS[key]),
    type,
    resize: (size) => driver.manage().window().setRect(size),
    readErrors,
    close: () => driver.get('about:blank'),
  };
}

/** To the middle, where neither the header nor a toast covers the element. */
function scrollToMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** The driver does not report the console, so the page collects its errors from its load event on. */
function collectErrors(): void {
  const errors: unknown[] = [];
  Object.assign(window, { errors });
  console.error = (...words) => errors.push(words.join(' '));
  console.warn = console.error;
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  // In the capture phase: the error event of a file that does not load does not bubble.
  addEventListener('error', ({ message }) => errors.push(message ?? 'A file did not load.'), true);
}

function takeErrors(): unknown {
  return 'errors' in window ? window.errors : [];
}
