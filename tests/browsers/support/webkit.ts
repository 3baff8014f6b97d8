import { Builder, Key } from 'selenium-webdriver';
import type { BrowserTab } from './browser-tab.ts';
import { WEBKIT_DRIVER } from './engines.ts';

const CAPABILITIES = {
  browserName: 'MiniBrowser',
  // The driver would wait for scripts that a test delays.
  pageLoadStrategy: 'none',
  // Without toolbars the viewport is as large as the window, so a window can be as narrow as a phone.
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

/** Shared by all tests in a worker: a new session sometimes hangs while the previous one ends. */
let session: ReturnType<typeof startSession>;

/** Opens the tab of WebKitGTK's MiniBrowser. Its storage is empty, because each test uses another origin. */
export async function openWebKitTab(): Promise<BrowserTab> {
  session ??= startSession();
  const driver = await session;
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  const load = async (url: string) => {
    await driver.get(url);
    // Rejects if the previous document ends meanwhile.
    await driver.wait(() => driver.executeScript(isNewDocument, url).catch(() => false));
  };
  const errors: string[] = [];
  const readErrors = async () => {
    errors.push(...(await driver.executeScript(readPageErrors)));
    return errors;
  };

  return {
    goto: async (url) => {
      await readErrors();
      await load(url);
      await driver.executeScript(collectErrors);
    },
    evaluate: (read, argument) => driver.executeScript(read, argument),
    click: async (selector, index) => {
      const element = (await driver.findElements({ css: selector }))[index];
      await driver.executeScript(scrollToCentre, element);
      await element?.click();
    },
    drag: (start, end) => driver.actions().move(start).press().move(end).release().perform(),
    press: (key) => type(KEYS[key]),
    type,
    resize: (size) => driver.manage().window().setRect(size),
    readErrors,
    // Waits: the first script of the next test would be cut off by this document's end.
    close: () => load('about:blank'),
  };
}

/** In the centre, neither the header nor a toast covers the element. */
function scrollToCentre(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Whether the document of this URL has been parsed. The previous document, of any URL, collects errors. */
function isNewDocument(url: string): boolean {
  return location.href === url && document.readyState !== 'loading' && !('errors' in window);
}

/** Collects errors in the page after it has loaded, because the driver does not report the console. */
function collectErrors(): void {
  const errors: unknown[] = [];
  Object.assign(window, { errors });
  console.error = (...data) => errors.push(data.join(' '));
  console.warn = console.error;
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  // In the capture phase, because the error event of a file that failed to load does not bubble.
  addEventListener(
    'error',
    ({ message }) => errors.push(message ?? 'A file failed to load.'),
    true,
  );
}

function readPageErrors(): unknown {
  return 'errors' in window ? window.errors : [];
}
