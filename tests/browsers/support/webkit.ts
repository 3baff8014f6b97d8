import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { findCommands } from '../../../scripts/browser/find-commands.ts';
import { listenLocally } from '../../../scripts/server/listen-locally.ts';
import type { BrowserWindow, Key } from './browser-window.ts';
import type { Engine } from './engines.ts';
import {
  elementCommand,
  openSession,
  waitForDriver,
  type WebDriverSession,
  type WebElement,
} from './web-driver.ts';

/** The program and the Debian package that brings it. */
const NEEDED = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

const CAPABILITIES = {
  // The tests wait themselves for what they need of a page.
  pageLoadStrategy: 'none',
  // Without the bars of the browser the page has the window for itself, however narrow it is.
  'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
};

const KEYS: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  Backspace: '\uE003',
};

/**
 * WebKit, the engine of Safari, in the small browser of its GTK port. It needs a screen and gets one
 * that nobody sees.
 */
export const webkit: Engine = {
  findMissing: () =>
    Object.entries(NEEDED)
      .filter(([command]) => findCommands([command]).length === 0)
      .map(([command, debianPackage]) => `${command} (Debian: ${debianPackage})`),

  launch: async () => {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const display = await readFirstLine(screen);
    const port = await findFreePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${display}` },
    });
    const address = `http://127.0.0.1:${port}`;
    await waitForDriver(address);
    return {
      openWindow: async () => createWindow(await openSession(address, CAPABILITIES)),
      close: async () => {
        for (const program of [driver, screen]) {
          program.kill();
          await once(program, 'exit');
        }
      },
    };
  },
};

async function readFirstLine(program: ChildProcess): Promise<string> {
  if (!program.stdout) throw new Error('The program has no output to read.');
  const [line] = (await once(program.stdout, 'data')) as [Buffer];
  return line.toString().trim();
}

async function findFreePort(): Promise<number> {
  const { port, close } = await listenLocally(createServer());
  close();
  return port;
}

function createWindow(session: WebDriverSession): BrowserWindow {
  const typeKeys = async (keys: readonly string[]) => {
    const strokes = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await session.post('/actions', {
      actions: [{ type: 'key', id: 'keyboard', actions: strokes }],
    });
  };

  return {
    navigate: async (url) => {
      await session.post('/url', { url });
    },
    reload: async () => {
      await session.post('/refresh');
    },
    evaluate: async (pageFunction, argument) => {
      await session.execute(hearComplaints, null);
      const result = await session.execute(pageFunction, argument);
      return result as ReturnType<typeof pageFunction>;
    },
    click: async (find, argument) => {
      const element = (await session.execute(find, argument)) as WebElement | null;
      if (!element) throw new Error(`Nothing to press: ${JSON.stringify(argument)}`);
      await session.post(elementCommand(element, 'click'));
    },
    press: (key) => typeKeys([KEYS[key]]),
    type: (text) => typeKeys(Array.from(text)),
    resize: async (size) => {
      await session.post('/window/rect', size);
    },
    photograph: async () => Buffer.from((await session.get('/screenshot')) as string, 'base64'),
    // This driver tells nothing of the console: it is heard from the first question to a page on.
    readComplaints: async () => (await session.execute(readComplaints, null)) as string[],
    close: () => session.end(),
  };
}

/** Writes down what the page complains of. Runs inside of it; again, it does nothing. */
function hearComplaints(): void {
  if (location.origin === 'null' || 'complaints' in window) return;
  // Kept where the next page of the shop finds them.
  const complaints = JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[];
  Object.assign(window, { complaints });
  const keep = (complaint: string) => {
    complaints.push(complaint);
    sessionStorage.setItem('complaints', JSON.stringify(complaints));
  };
  const keepError = (event: Event) => {
    keep(event instanceof ErrorEvent ? event.message : 'A file did not load');
  };
  // On the way down, since a file that does not load tells nobody but its own element.
  addEventListener('error', keepError, true);
  addEventListener('unhandledrejection', (event) => {
    keep(String(event.reason));
  });
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      keep(words.join(' '));
      say(...words);
    };
  }
}

function readComplaints(): unknown {
  return JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
}
