import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const START_TIMEOUT_MS = 10_000;
const STOP_POLL_MS = 20;
/** Processes that are still running then are killed. */
const STOP_TIMEOUT_MS = 4000;

/** Variables of the machine's own desktop, which would be used instead of the private one. */
const DESKTOP_VARIABLES = [
  'AT_SPI_BUS_ADDRESS',
  'DBUS_SESSION_BUS_ADDRESS',
  'DISPLAY',
  'WAYLAND_DISPLAY',
  'XAUTHORITY',
];

/** Size of the screen in pixels. */
export interface ScreenSize {
  width: number;
  height: number;
}

/**
 * A private desktop: X server, D-Bus and window manager, with its own home, runtime and temporary folder. All
 * of it is gone after {@link stop}, or when this process exits.
 */
export class Desktop {
  /** Temporary folder of the desktop. In the environment of each of its processes. */
  readonly folder = mkdtempSync(join(tmpdir(), 'essence-screen-reader-'));
  readonly #env: NodeJS.ProcessEnv;
  readonly #onExit = () => {
    this.#stopNow();
  };

  private constructor() {
    process.once('exit', this.#onExit);
    const [home, runtime, temporary] = ['home', 'runtime', 'tmp'].map((name) => {
      const path = join(this.folder, name);
      mkdirSync(path, { mode: 0o700 });
      return path;
    });
    this.#env = {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: runtime,
      TMPDIR: temporary,
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      // Programs expose their accessibility tree, and settings are not stored.
      GNOME_ACCESSIBILITY: '1',
      GSETTINGS_BACKEND: 'memory',
    };
    for (const name of DESKTOP_VARIABLES) delete this.#env[name];
  }

  static async start({ width, height }: ScreenSize): Promise<Desktop> {
    const desktop = new Desktop();
    const screen = ['-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
    const display = await desktop.#startAndRead('Xvfb', ['-displayfd', '1', ...screen]);
    desktop.#env['DISPLAY'] = `:${display}`;
    const address = `unix:path=${join(desktop.folder, 'bus')}`;
    desktop.#env['DBUS_SESSION_BUS_ADDRESS'] = await desktop.#startAndRead('dbus-daemon', [
      '--session',
      '--nofork',
      '--nopidfile',
      '--print-address=1',
      `--address=${address}`,
    ]);
    desktop.spawn('openbox', []);
    return desktop;
  }

  /** Starts a program and returns its output. */
  spawn(command: string, args: readonly string[]): Readable {
    const { stdout } = spawn(command, args, {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // A program would wait for a reader of its output.
    return stdout.resume();
  }

  /** Runs a program to its end. */
  async run(command: string, args: readonly string[]): Promise<void> {
    await promisify(execFile)(command, args, { env: this.#env });
  }

  /** Ends all processes of the desktop and deletes its folder. */
  async stop(): Promise<void> {
    const startedAt = performance.now();
    while (this.#signalProcesses(startedAt)) await sleep(STOP_POLL_MS);
    this.#deleteFolder();
    process.off('exit', this.#onExit);
  }

  /** {@link stop} without the event loop, which has ended when the process exits. */
  #stopNow() {
    const startedAt = performance.now();
    const clock = new Int32Array(new SharedArrayBuffer(4));
    while (this.#signalProcesses(startedAt)) Atomics.wait(clock, 0, 0, STOP_POLL_MS);
    this.#deleteFolder();
  }

  #deleteFolder() {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }

  /** Starts a program and returns the first line that it prints once it is ready. */
  async #startAndRead(command: string, args: readonly string[]): Promise<string> {
    const signal = AbortSignal.timeout(START_TIMEOUT_MS);
    const output: unknown[] = await once(this.spawn(command, args), 'data', { signal });
    return String(output[0]).trim();
  }

  /** Asks each process of the desktop to end. Returns whether there are any. */
  #signalProcesses(stoppedAt: number): boolean {
    const isLate = performance.now() - stoppedAt > STOP_TIMEOUT_MS;
    const pids = findProcesses(this.folder);
    for (const pid of pids) sendSignal(pid, isLate ? 'SIGKILL' : 'SIGTERM');
    return pids.length > 0;
  }
}

/** Returns the ids of the processes with a text in their environment, which child processes inherit. */
function findProcesses(text: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(text);
      } catch {
        // Ended, or of another user.
        return false;
      }
    });
}

function sendSignal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch {
    // Ended.
  }
}
