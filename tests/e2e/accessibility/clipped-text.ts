// `page.evaluate` serializes its callback, so helper functions must be declared inside it.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from 'playwright/test';

/**
 * Finds text that is clipped by its box, overflows the screen or its control, or overlaps other text. One
 * line each.
 */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 1.5;
    const dialog = document.querySelector('dialog[open]');
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    const findings = new Set<string>();
    const textBoxes: { text: string; element: Element; box: DOMRect }[] = [];

    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !isVisible(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        textBoxes.push({ text, element, box });
        const scroller = scrollerOf(element);
        if (!scroller && (box.left < -slack || box.right > window.innerWidth + slack)) {
          findings.add(`"${text}" overflows the screen`);
        }
        const clip = clippingBoxOf(element)?.getBoundingClientRect();
        if (clip && !contains(clip, box)) findings.add(`"${text}" is clipped`);
        const control = element.closest('button, a, label, th, td')?.getBoundingClientRect();
        if (control && !element.closest('[data-cart-count]') && !contains(control, box)) {
          findings.add(`"${text}" overflows its control`);
        }
      }
    }
    for (const input of document.querySelectorAll<HTMLInputElement>('input[inputmode=numeric]')) {
      if (input.scrollWidth > input.clientWidth) findings.add(`"${input.value}" is clipped`);
    }
    for (const [index, { text, element, box }] of textBoxes.entries()) {
      for (const other of textBoxes.slice(index + 1)) {
        if (element === other.element || layerOf(element) !== layerOf(other.element)) continue;
        const overlapX = overlap(box.left, box.right, other.box.left, other.box.right);
        const overlapY = overlap(box.top, box.bottom, other.box.top, other.box.bottom);
        // Line boxes may overlap by a third: glyphs are much lower than their line box.
        if (overlapX > 2 && overlapY > Math.min(box.height, other.box.height) / 3) {
          findings.add(`"${text}" overlaps "${other.text}"`);
        }
      }
    }
    return [...findings];

    function isVisible(element: Element): boolean {
      if (element.closest('.sr-only, noscript, option, script, style, title, [hidden]'))
        return false;
      return element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      });
    }
    function contains(outer: DOMRect, inner: DOMRect): boolean {
      return (
        inner.left >= outer.left - slack &&
        inner.right <= outer.right + slack &&
        (inner.top + inner.bottom) / 2 >= outer.top &&
        (inner.top + inner.bottom) / 2 <= outer.bottom
      );
    }
    /** The nearest box that hides its overflow. */
    function clippingBoxOf(element: Element): Element | null {
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
    /** The nearest box that scrolls horizontally. */
    function scrollerOf(element: Element): Element | null {
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
    /** The nearest box that is fixed or sticky. */
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
 * Finds visible controls that overflow the screen outside a scroller, and header controls that overlap.
 * One line each.
 */
export function findMisplacedControls(page: Page): Promise<string[]> {
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
    const findings = controls
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        return (left < -slack || right > window.innerWidth + slack) && !isScrollable(control);
      })
      .map((control) => `${nameOf(control)} overflows the screen`);
    const inHeader = controls.filter((control) => control.closest('header') !== null);
    for (const [index, control] of inHeader.entries()) {
      for (const other of inHeader.slice(index + 1)) {
        const box = control.getBoundingClientRect();
        const otherBox = other.getBoundingClientRect();
        if (box.right > otherBox.left + slack && otherBox.right > box.left + slack) {
          findings.push(`${nameOf(control)} overlaps ${nameOf(other)}`);
        }
      }
    }
    return findings;

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

/** Horizontal overflow of a page in px. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
}
