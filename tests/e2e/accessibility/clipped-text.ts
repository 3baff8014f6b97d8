// What runs in the page brings its functions along.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from 'playwright/test';

/**
 * What a page shows of its texts wrongly: cut off by their box, reaching out of the screen or out of
 * the control that they name, or lying on one another. A line for each.
 */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 1.5;
    const dialog = document.querySelector('dialog[open]');
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    const faults = new Set<string>();
    const shown: { words: string; element: Element; box: DOMRect }[] = [];

    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words === '' || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        shown.push({ words, element, box });
        const frame = frameOf(element);
        if (!frame && (box.left < -slack || box.right > window.innerWidth + slack)) {
          faults.add(`"${words}" reaches out of the screen`);
        }
        const clip = clipOf(element)?.getBoundingClientRect();
        if (clip && !holds(clip, box)) faults.add(`"${words}" is cut off`);
        const control = element.closest('button, a, label, th, td')?.getBoundingClientRect();
        if (control && !element.closest('[data-cart-count]') && !holds(control, box)) {
          faults.add(`"${words}" reaches out of its control`);
        }
      }
    }
    for (const [index, one] of shown.entries()) {
      for (const other of shown.slice(index + 1)) {
        if (one.element === other.element || layerOf(one.element) !== layerOf(other.element))
          continue;
        // Letters reach far less high than their line box does.
        const across = overlap(one.box.left, one.box.right, other.box.left, other.box.right);
        const down = overlap(one.box.top, one.box.bottom, other.box.top, other.box.bottom);
        if (across > 2 && down > Math.min(one.box.height, other.box.height) / 3) {
          faults.add(`"${one.words}" lies on "${other.words}"`);
        }
      }
    }
    return [...faults];

    function isSeen(element: Element): boolean {
      if (element.closest('.sr-only, noscript, option, script, style, title, [hidden]'))
        return false;
      return element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      });
    }
    function holds(outer: DOMRect, inner: DOMRect): boolean {
      return (
        inner.left >= outer.left - slack &&
        inner.right <= outer.right + slack &&
        (inner.top + inner.bottom) / 2 >= outer.top &&
        (inner.top + inner.bottom) / 2 <= outer.bottom
      );
    }
    /** The nearest box that hides what does not fit into it. */
    function clipOf(element: Element): Element | null {
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if ([overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip'))
          return box;
      }
      return null;
    }
    /** The nearest box that can be scrolled sideways to what does not fit into it. */
    function frameOf(element: Element): Element | null {
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        if (getComputedStyle(box).overflowX === 'auto' && box.scrollWidth > box.clientWidth)
          return box;
      }
      return null;
    }
    /** The nearest box that lies over the rest of the page. */
    function layerOf(element: Element): Element | null {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { position } = getComputedStyle(box);
        if (position === 'fixed' || position === 'sticky') return box;
      }
      return null;
    }
    function overlap(start: number, end: number, otherStart: number, otherEnd: number): number {
      return Math.min(end, otherEnd) - Math.max(start, otherStart);
    }
  });
}

/**
 * The visible controls that reach out of the screen, unless they can be scrolled to, and those of the
 * header that overlap. A line for each.
 */
export function findLostControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 1.5;
    const nameOf = (control: Element) =>
      `"${control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''}"`;
    const controls = [
      ...document.querySelectorAll('a, button, input, output, select, textarea'),
    ].filter(
      (control) =>
        control.closest('.sr-only, noscript') === null &&
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const faults = controls
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        return (left < -slack || right > window.innerWidth + slack) && !isScrollable(control);
      })
      .map((control) => `${nameOf(control)} reaches out of the screen`);
    const inHeader = controls.filter((control) => control.closest('header') !== null);
    for (const [index, one] of inHeader.entries()) {
      for (const other of inHeader.slice(index + 1)) {
        const box = one.getBoundingClientRect();
        const otherBox = other.getBoundingClientRect();
        if (box.right > otherBox.left + slack && otherBox.right > box.left + slack) {
          faults.push(`${nameOf(one)} lies on ${nameOf(other)}`);
        }
      }
    }
    return faults;

    function isScrollable(element: Element): boolean {
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        if (getComputedStyle(box).overflowX === 'auto' && box.scrollWidth > box.clientWidth)
          return true;
      }
      return false;
    }
  });
}

/** How far a page can be scrolled sideways, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
}
