/**
 * Translates the page as browsers do, now and after each change: every text node is replaced by `«text»` in two
 * `<font>` elements. A change during hydration is translated after it, as if by a slow server. Runs in the page.
 */
export function translatePage(): void {
  // Inside, because the page has no access to this module.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate();
  new MutationObserver(() => {
    if (document.documentElement.dataset['hydrated'] !== undefined) translate();
  }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
}
