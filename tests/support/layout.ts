// `page.evaluate` serializes its callback, so helper functions must be declared inside it.
/* oxlint-disable unicorn/consistent-function-scoping */

/** A page of Playwright, or the one that runs this code. */
interface EvaluatingPage {
  evaluate: (find: () => string[]) => Promise<string[]>;
}

/**
 * Finds text that is clipped by its box or overflows its control, text and controls that overflow the screen, and text
 * and controls of the header that overlap, one line each.
 */
export function findLayoutFaults(page: EvaluatingPage): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 1.5;
    const findings = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) findings.add(`the page is ${scrollWidth} px wide`);

    const root = document.querySelector('dialog[open]') ?? document.body;
    const controls = [...root.querySelectorAll('a, button, input, output, select, textarea')]
      .filter(isVisible)
      .map((element) => {
        const name = element.ariaLabel ?? element.textContent.trim();
        return { element, name, box: element.getBoundingClientRect() };
      });
    const texts = readTexts();

    for (const { element, name, box } of [...texts, ...controls]) {
      const overflows = box.left < -slack || box.right > window.innerWidth + slack;
      if (overflows && !closest(element, isScroller))
        findings.add(`"${name}" overflows the screen`);
    }
    for (const { element, name, box } of texts) {
      const clip = closest(element, ({ overflow }) => /hidden|clip/.test(overflow));
      if (clip && !contains(clip, box)) findings.add(`"${name}" is clipped`);
      const control = element.closest('button, a, label, th, td');
      if (control && !element.closest('[data-cart-count]') && !contains(control, box)) {
        findings.add(`"${name}" overflows its control`);
      }
    }
    for (const {
      value,
      scrollWidth: width,
      clientWidth: space,
    } of document.querySelectorAll<HTMLInputElement>('input[inputmode=numeric]')) {
      if (width > space) findings.add(`"${value}" is clipped`);
    }
    for (const boxes of [texts, controls.filter(({ element }) => element.closest('header'))]) {
      const layered = boxes.map((box) => ({ ...box, layer: closest(box.element, isLayer) }));
      for (const [index, one] of layered.entries()) {
        for (const other of layered.slice(index + 1)) {
          if (one.element === other.element || one.layer !== other.layer) continue;
          if (overlap(one.box, other.box)) findings.add(`"${one.name}" overlaps "${other.name}"`);
        }
      }
    }
    return [...findings];

    /** The visible texts, with a box for each line. */
    function readTexts() {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: { element: Element; name: string; box: DOMRect }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const name = node.textContent?.trim() ?? '';
        if (!element || name === '' || !isVisible(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          if (box.width >= 2 && box.height >= 2) found.push({ element, name, box });
        }
      }
      return found;
    }
    function isVisible(element: Element): boolean {
      const notRendered = 'noscript, option, script, style, title, [hidden]';
      return (
        !element.closest(notRendered) &&
        // `sr-only`, also behind a variant.
        !closest(element, ({ clipPath }) => clipPath === 'inset(50%)') &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    }
    function closest(
      element: Element,
      matches: (style: CSSStyleDeclaration, box: Element) => boolean,
    ): Element | undefined {
      let box: Element | null = element;
      for (; box && box !== document.body; box = box.parentElement) {
        if (matches(getComputedStyle(box), box)) return box;
      }
      return undefined;
    }
    function isScroller({ overflowX }: CSSStyleDeclaration, box: Element): boolean {
      return overflowX === 'auto' && box.scrollWidth > box.clientWidth;
    }
    function isLayer({ position }: CSSStyleDeclaration): boolean {
      return position === 'fixed' || position === 'sticky';
    }
    function contains(element: Element, inner: DOMRect): boolean {
      const outer = element.getBoundingClientRect();
      const middle = (inner.top + inner.bottom) / 2;
      return (
        inner.left >= outer.left - slack &&
        inner.right <= outer.right + slack &&
        middle >= outer.top &&
        middle <= outer.bottom
      );
    }
    /** Line boxes may overlap by a third: glyphs are much lower than their line box. */
    function overlap(one: DOMRect, other: DOMRect): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > 2 && height > Math.min(one.height, other.height) / 3;
    }
  });
}
