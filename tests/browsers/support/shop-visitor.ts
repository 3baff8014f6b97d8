import { expect } from 'playwright/test';
import type { BrowserWindow, Key, Size } from './browser-window.ts';

/** Where the message of a toast stands. */
const TOAST = '[data-sonner-toast] p';

/**
 * The shop as a person meets it, in any browser. Things are named by a selector and, where that is not
 * enough, by what they are called; all that is asked for is waited for.
 */
export class ShopVisitor {
  readonly #window: BrowserWindow;
  readonly #origin: string;

  constructor(window: BrowserWindow, origin: string) {
    this.#window = window;
    this.#origin = origin;
  }

  /** Opens a page and waits until the shop's script has taken it over. */
  async open(path: string): Promise<void> {
    await this.openEarly(path);
    await this.seesScript();
  }

  /** Opens a page and waits until it can be seen, with its script or without. */
  async openEarly(path: string): Promise<void> {
    await this.#leave(() => this.#window.navigate(this.#origin + path));
  }

  async reload(): Promise<void> {
    await this.#leave(() => this.#window.reload());
    await this.seesScript();
  }

  async #leave(setOut: () => Promise<void>): Promise<void> {
    await this.#window.evaluate(() => {
      Object.assign(window, { isLeft: true });
    }, null);
    await setOut();
    await expect.poll(() => this.#ask(isNextPage, null), 'The next page comes').toBe(true);
  }

  async seesScript(): Promise<void> {
    await expect.poll(() => this.#ask(isLive, null), 'The script takes over').toBe(true);
  }

  async click(selector: string, name?: string): Promise<void> {
    await expect(async () => {
      const index = (await this.#namesOf(selector)).findIndex(
        (found) => found !== null && (name === undefined || found === name),
      );
      expect(index, `There is no ${name ?? selector} to press`).not.toBe(-1);
      await this.#window.click(findInMiddle, { selector, index });
    }).toPass();
  }

  async fill(label: string, text: string): Promise<void> {
    await this.click('input', label);
    await this.#window.type(text);
  }

  async press(key: Key, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.#window.press(key);
  }

  type(text: string): Promise<void> {
    return this.#window.type(text);
  }

  /** Presses Tab until the focus is on what is called so. */
  async tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await this.press('Tab');
      if ((await this.#namesOf(':focus'))[0] === name) return;
    }
    throw new Error(`Tab never reached "${name}".`);
  }

  /** Sees a thing of that name, among others or alone. */
  async sees(selector: string, name: string): Promise<void> {
    await expect.poll(() => this.#namesOf(selector)).toContain(name);
  }

  /** Sees these things, in this order, and no others. */
  async seesOnly(selector: string, names: string[]): Promise<void> {
    const inSight = async () => (await this.#namesOf(selector)).filter((name) => name !== null);
    await expect.poll(inSight).toEqual(names);
  }

  seesHeading(name: string): Promise<void> {
    return this.seesOnly('h1', [name]);
  }

  seesToast(text: string): Promise<void> {
    return this.sees(TOAST, text);
  }

  /** Stands at this address, with its query. */
  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.#ask(readPath, null)).toBe(path);
  }

  /** Learns something of the page that it answers at once. */
  async learns<Result>(question: () => Result, answer: Result): Promise<void> {
    await expect.poll(() => this.#ask(question, null)).toEqual(answer);
  }

  resize(size: Size): Promise<void> {
    return this.#window.resize(size);
  }

  photograph(): Promise<Buffer> {
    return this.#window.photograph();
  }

  /** What the matching elements are called, in their order; `null` where one is not in sight. */
  async #namesOf(selector: string): Promise<(string | null)[]> {
    return (await this.#ask(readNames, selector)) ?? [];
  }

  /** What the page answers; `undefined` while one page goes and the next comes. */
  async #ask<Argument, Result>(
    question: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result | undefined> {
    try {
      return await this.#window.evaluate(question, argument);
    } catch {
      return undefined;
    }
  }
}

// What follows runs in the page, each by itself.

function isNextPage(): boolean {
  return !('isLeft' in window) && document.querySelector('h1') !== null;
}

function isLive(): boolean {
  return 'live' in document.documentElement.dataset;
}

function readPath(): string {
  return location.pathname + location.search;
}

/** Scrolls to it first, so that neither the header nor a toast lies over it. */
function findInMiddle({ selector, index }: { selector: string; index: number }): Element | null {
  const element = document.querySelectorAll(selector)[index] ?? null;
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element;
}

/** A thing is called by its own label, the label of its field, or what it says. */
function readNames(selector: string): (string | null)[] {
  return Array.from(document.querySelectorAll(selector), (element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return null;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const words = document.createElement('p');
    words.append((label ?? element).cloneNode(true));
    for (const drawing of words.querySelectorAll('[aria-hidden="true"]')) drawing.remove();
    return element.getAttribute('aria-label') ?? words.textContent.trim();
  });
}
