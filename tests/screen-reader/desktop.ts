import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';

const START_TIMEOUT_MS = 10_000;

export interface ScreenSize {
  width: number;
  height: number;
}

const END_EVENTS = ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const DESKTOP_SCREEN: ScreenSize = { width: 1280, height: 1024 };

/**
 * A private desktop: X server, D-Bus and window manager, with its own home, runtime and temporary folder. All
 * of it is gone after {@link stop}, or when this process ends.
 */
export class Desktop {
  readonly folder = mkdtempSync(join(tmpdir(), 'essence-screen-reader-'));
  readonly #env: NodeJS.ProcessEnv;
  readonly #programs: ChildProcess[] = [];

  private constructor() {
    for (const event of END_EVENTS) process.once(event, this.stop);
    const [home, runtime, temporary] = ['home', 'runtime', 'tmp'].map((name) => {
      const path = join(this.folder, name);
      mkdirSync(path, { mode: 0o700 });
      return path;
    });
    // No other variable: those of the machine's own desktop would be used instead of the private one.
    this.#env = {
      PATH: process.env['PATH'],
      HOME: home,
      XDG_RUNTIME_DIR: runtime,
      TMPDIR: temporary,
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      // Programs expose their accessibility tree, and settings are not stored.
      GNOME_ACCESSIBILITY: '1',
      GSETTINGS_BACKEND: 'memory',
    };
  }

  static async start({ width, height }: ScreenSize = DESKTOP_SCREEN): Promise<Desktop> {
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

  /** Starts a program that `stop` ends together with its child processes. Returns its output. */
  spawn(command: string, args: readonly string[]): Readable {
    const program = spawn(command, args, {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    this.#programs.push(program);
    // A program would wait for a reader of its output.
    return program.stdout.resume();
  }

  async run(command: string, args: readonly string[]): Promise<void> {
    await promisify(execFile)(command, args, { env: this.#env });
  }

  /** Kills all programs, with the services that D-Bus has started, and deletes the folder. */
  readonly stop = (): void => {
    for (const event of END_EVENTS) process.off(event, this.stop);
    for (const { pid, exitCode, signalCode } of this.#programs) {
      if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  };

  /** Starts a program and returns the first line that it prints once it is ready. */
  async #startAndRead(command: string, args: readonly string[]): Promise<string> {
    const signal = AbortSignal.timeout(START_TIMEOUT_MS);
    const output: unknown[] = await once(this.spawn(command, args), 'data', { signal });
    return String(output[0]).trim();
  }
}
