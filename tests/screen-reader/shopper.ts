import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Desktop, ScreenSize } from './desktop.ts';
import { startFirefox } from './firefox.ts';
import { keys, type Key } from './keys.ts';
import { Transcript } from './transcript.ts';

const root = join(import.meta.dirname, '../..');

const POLL_MS = 10;
/** Orca interrupts its speech on each key press. Until then it has not received the key: it may be busy. */
const KEY_TIMEOUT_MS = 30_000;
/** Time from the key press to the first word. */
const FIRST_WORD_TIMEOUT_MS = 1200;
/** Silence after which Orca has finished. */
const SILENCE_MS = 600;
/** The same while a page loads or a text is typed. */
const LONG_SILENCE_MS = 1500;
const EXPECTED_WORD_TIMEOUT_MS = 10_000;
const PAGE_TIMEOUT_MS = 60_000;
const START_TIMEOUT_MS = 60_000;
const TYPING_DELAY_MS = 40;
const MAX_PRESSES = 30;

export interface Journey {
  /** The aim, in a few words. */
  title: string;
  path: string;
  /** Default: a desktop screen. */
  screen?: ScreenSize;
  walk: (shopper: Shopper) => Promise<void>;
}

/** A shopper with a keyboard and a screen reader. Writes a transcript of the keys and the speech. */
export class Shopper {
  readonly transcript = new Transcript();
  readonly #desktop: Desktop;
  /** Time of the last word or interruption. */
  #lastEventAt = 0;
  #hasReceivedKey = false;
  #hasReadPage = false;
  #isReady = false;

  private constructor(desktop: Desktop) {
    this.#desktop = desktop;
    const script = join(import.meta.dirname, 'orca_transcript.py');
    const output = desktop.spawn('/usr/bin/python3', [script]);
    createInterface({ input: output }).on('line', (line) => {
      const { text, event } = parseOutput(line);
      this.#lastEventAt = performance.now();
      if (event === 'interrupted') this.#hasReceivedKey = true;
      if (event === 'read') this.#hasReadPage = true;
      if (text === undefined) return;
      this.#isReady ||= text.startsWith('Screen reader on');
      this.transcript.add(text);
    });
  }

  /** Starts Orca, then opens a URL in Firefox. */
  static async start(desktop: Desktop, url: string): Promise<Shopper> {
    const shopper = new Shopper(desktop);
    await until(() => shopper.#isReady, START_TIMEOUT_MS, 'Orca did not start');
    shopper.startScene(`Open ${new URL(url).pathname}`);
    shopper.transcript.startStep('(the page loads)');
    startFirefox(desktop, url);
    await shopper.listenFor(/Finished loading/, START_TIMEOUT_MS);
    await shopper.#listenToEnd(LONG_SILENCE_MS);
    // The order of the other utterances varies.
    shopper.transcript.keepOnly([/ document web\.$/]);
    return shopper;
  }

  startScene(title: string): void {
    this.transcript.startScene(title);
  }

  /** Presses keys one after the other and listens after each. Returns what was said after the last one. */
  async press(...names: Key[]): Promise<string> {
    for (const name of names) {
      this.#hasReceivedKey = false;
      this.transcript.startStep(keys[name]);
      await this.#desktop.run('xdotool', ['key', name]);
      const error = `Orca did not receive ${keys[name]}`;
      await until(() => this.#hasReceivedKey, KEY_TIMEOUT_MS, error);
      await until(() => this.transcript.lastSpeech !== '', FIRST_WORD_TIMEOUT_MS);
      await this.#listenToEnd(SILENCE_MS);
      // Orca reads the links beside it or not, depending on whether the skip link is drawn already.
      if (name === 'ctrl+Home') this.transcript.keepOnly([/^Skip to content link/]);
    }
    return this.transcript.lastSpeech;
  }

  /** Reads the whole page, as a scene. */
  async readPage(): Promise<void> {
    this.startScene('Read the page');
    this.#hasReadPage = false;
    await this.press('ctrl+Home', 'KP_Add');
    await until(() => this.#hasReadPage, PAGE_TIMEOUT_MS, 'Orca did not read the whole page');
    await this.#listenToEnd(SILENCE_MS);
  }

  /**
   * Presses a key until the speech matches.
   * @throws if it never does
   */
  async pressUntil(name: Key, pattern: RegExp): Promise<void> {
    for (let count = 0; count < MAX_PRESSES; count += 1) {
      if (pattern.test(await this.press(name))) return;
    }
    throw new Error(`${pattern} was not said after ${MAX_PRESSES} times ${keys[name]}`);
  }

  /**
   * Waits until the speech since the last step matches.
   * @throws if it never does
   */
  async listenFor(pattern: RegExp, timeoutMs = EXPECTED_WORD_TIMEOUT_MS): Promise<void> {
    await until(
      () => pattern.test(this.transcript.lastSpeech),
      timeoutMs,
      `${pattern} was not said within ${timeoutMs} ms`,
    );
    await this.#listenToEnd(SILENCE_MS);
    this.transcript.moveToEnd(pattern);
  }

  /**
   * Presses a key on an element that disappears then. Orca reads the next focused element only if it receives
   * the focus event before the removal, so the transcript has only the expected utterances and `(…)`.
   * @throws if one of them is not said
   */
  async pressDisappearing(name: Key, ...expected: RegExp[]): Promise<void> {
    await this.press(name);
    for (const pattern of expected) await this.listenFor(pattern);
    await this.#listenToEnd(LONG_SILENCE_MS);
    this.transcript.keepOnly(expected);
    this.transcript.add('(…)');
  }

  /** Presses a key, and leaves out what is said then. */
  async pressMuted(name: Key): Promise<void> {
    await this.press(name);
    this.transcript.keepOnly([]);
  }

  async type(text: string): Promise<void> {
    this.transcript.startStep(`Type "${text}"`);
    await this.#enter(text);
  }

  /** Types a value into each field from the focused one on. */
  async fillIn(...values: string[]): Promise<void> {
    for (const [index, value] of values.entries()) {
      if (index > 0) await this.press('Tab');
      await this.type(value);
    }
  }

  /**
   * Presses the focused button and chooses a file in the dialog that it opens. The dialog is a part of the
   * browser, so the transcript has only the expected utterance.
   * @param path relative to the project
   * @throws if the expected utterance is not said
   */
  async chooseFile(path: string, expected: RegExp): Promise<void> {
    this.transcript.startStep(`Enter, and choose the file ${basename(path)}`);
    await this.#desktop.run('xdotool', ['key', 'Return']);
    // The first words are those of the open dialog.
    await this.listenFor(/./);
    await this.#enter(join(root, path));
    await this.#desktop.run('xdotool', ['key', 'Return']);
    await this.listenFor(expected);
    this.transcript.keepOnly([expected]);
  }

  async #enter(text: string): Promise<void> {
    await this.#desktop.run('xdotool', ['type', '--delay', String(TYPING_DELAY_MS), text]);
    await this.#listenToEnd(LONG_SILENCE_MS);
  }

  async #listenToEnd(silenceMs: number): Promise<void> {
    const startedAt = performance.now();
    await until(
      () => performance.now() - Math.max(this.#lastEventAt, startedAt) > silenceMs,
      EXPECTED_WORD_TIMEOUT_MS,
    );
  }
}

/** Parses a line that `orca_transcript.py` prints. */
function parseOutput(line: string): { text?: string; event?: 'interrupted' | 'read' } {
  return JSON.parse(line);
}

/** @param error thrown after the timeout; if not set, the wait just ends */
async function until(isMet: () => boolean, timeoutMs: number, error?: string): Promise<void> {
  const startedAt = performance.now();
  while (!isMet()) {
    if (performance.now() - startedAt > timeoutMs) {
      if (error === undefined) return;
      throw new Error(error);
    }
    await sleep(POLL_MS);
  }
}
