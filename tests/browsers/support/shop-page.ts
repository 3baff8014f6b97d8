import { expect } from 'playwright/test';
import { findLayoutFaults } from '../../support/layout.ts';
import type { BrowserTab, Key } from './browser-tab.ts';

/**
 * Page object of the shop, for any engine. Finds elements by selector and accessible name. Expectations retry
 * until they pass or time out.
 */
export class ShopPage {
  readonly tab: BrowserTab;
  readonly #origin: string;

  constructor(tab: BrowserTab, origin: string) {
    this.tab = tab;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.load(path);
    await this.expectHydrated(true);
  }

  async load(path: string): Promise<void> {
    await this.tab.goto(this.#origin + path);
  }

  async click(selector: string, name: string): Promise<void> {
    await expect(async () => {
      const names = await this.tab.evaluate(readNames, selector);
      expect(names).toContain(name);
      await this.tab.click(selector, names.indexOf(name));
    }).toPass();
  }

  async fill(label: string, text: string): Promise<void> {
    await this.click('input', label);
    await this.tab.type(text);
  }

  async press(key: Key, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.tab.press(key);
  }

  async tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await this.press('Tab');
      if ((await this.tab.evaluate(readNames, ':focus'))[0] === name) return;
    }
    throw new Error(`Tab did not reach "${name}".`);
  }

  async expectName(selector: string, name: string): Promise<void> {
    await expect.poll(() => this.tab.evaluate(readNames, selector)).toContain(name);
  }

  /** Expects exactly the visible elements with these names, in this order. */
  async expectNames(selector: string, names: string[]): Promise<void> {
    const readVisible = async () =>
      (await this.tab.evaluate(readNames, selector)).filter((name) => name !== null);
    await expect.poll(readVisible).toEqual(names);
  }

  /** Expects this path, including the query. */
  expectPath(path: string): Promise<void> {
    return this.expectResult(() => location.pathname + location.search, path);
  }

  async expectNoLayoutFaults(): Promise<void> {
    const page = { evaluate: (find: () => string[]) => this.tab.evaluate(find, '') };
    await expect.poll(() => findLayoutFaults(page)).toEqual([]);
  }

  expectHydrated(isHydrated: boolean): Promise<void> {
    return this.expectResult(() => 'hydrated' in document.documentElement.dataset, isHydrated);
  }

  /**
   * Expects the function to return this result when called in the page. Calls it again if a navigation has
   * interrupted it.
   */
  async expectResult<Result>(read: () => Result, result: Result): Promise<void> {
    await expect(async () => {
      const current: unknown = await this.tab.evaluate(read, '');
      expect(current).toEqual(result);
    }).toPass();
  }
}

/**
 * Returns simplified accessible names of the matching elements: `aria-label`, the label of a field, or the text.
 * `null` for a hidden element.
 */
function readNames(selector: string): (string | null)[] {
  return Array.from(document.querySelectorAll(selector), (element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return null;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const text = document.createElement('p');
    text.append((label ?? element).cloneNode(true));
    for (const icon of text.querySelectorAll('[aria-hidden="true"]')) icon.remove();
    return element.getAttribute('aria-label') ?? text.textContent.trim();
  });
}
