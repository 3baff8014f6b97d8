/**
 * Makes the texts below an element that a translation would change 40 % longer, now and after each change. Returns a
 * function that restores them.
 *
 * It changes text nodes after rendering and not the story's args, because most texts are not args: those of a page come
 * from the code and the catalogue. React only writes texts that change, so it does not replace the longer ones.
 */
export function lengthenTexts(root: Node): () => void {
  const changed = new Map<Text, { text: string; longer: string }>();
  const update = (): void => {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (!(node instanceof Text) || changed.get(node)?.longer === node.data) continue;
      if (node.parentElement?.closest('[translate=no]')) continue;
      const text = node.data;
      const longer = lengthen(text);
      changed.set(node, { text, longer });
      if (text !== longer) node.data = longer;
    }
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(root, { characterData: true, childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const [node, { text, longer }] of changed) if (node.data === longer) node.data = text;
  };
}

/**
 * Makes each word 40 % longer by repeating its end (pseudolocalization): `Cartrt`. Longer words test line breaks
 * better than more words. Numbers and prices, which a translation does not lengthen, stay the same.
 */
function lengthen(text: string): string {
  return text.replaceAll(
    /\p{Letter}{2,}/gu,
    (word) => word + word.slice(-Math.ceil(word.length * 0.4)),
  );
}
