/**
 * Takes a snapshot of the prerendered nodes in the element with this id. Returns a function that restores it:
 * hydration would fail, and lose typed text, on text that the browser has translated or elements that a password
 * manager has added.
 */
export function takeSnapshot(id: string): () => void {
  const places = new Map(
    nodesIn(id).map((node) => [node, [node.parentNode, node.nextSibling, node.nodeValue] as const]),
  );
  return () => {
    for (const node of nodesIn(id)) if (!places.has(node)) node.parentNode?.removeChild(node);
    // In reverse order, because each node is inserted before its next sibling. Only moved nodes are
    // inserted: a node that is inserted again loses the focus.
    for (const [node, [parent, next, text]] of [...places].toReversed()) {
      if (node.nodeValue !== text) node.nodeValue = text;
      if (node.parentNode !== parent) parent?.insertBefore(node, next);
    }
  };
}

function nodesIn(id: string): Node[] {
  const root = document.getElementById(id);
  const walker = root && document.createTreeWalker(root);
  const nodes: Node[] = [];
  while (walker?.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}
