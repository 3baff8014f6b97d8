/** What React puts before a page when it renders no head: the page's own title, metas and links. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * Parts a rendered page into what belongs into the document's head and what into its body. What goes
 * into the head is marked, for a page that is rendered anew to put its own in its place.
 *
 * @param {string} html
 */
export function splitHead(html) {
  const head = HOISTED.exec(html)?.[0] ?? '';
  return {
    head: head.replaceAll(/<(?=title|meta|link)(\w+)/g, '<$1 data-built'),
    body: html.slice(head.length),
  };
}

/**
 * A document of the shop, made from the built `index.html`. Its root names the address that it was
 * rendered for, for the script to know whether it may take the page over.
 *
 * @param {string} template
 * @param {{ path: string, head: string, body: string }} page
 * @param {{ hold: string, earlyClicks: string }} scripts
 */
export function fillDocument(template, { path, head, body }, { hold, earlyClicks }) {
  const charset = '<meta charset="utf-8" />';
  /** @type {[string, string][]} */
  const fillings = [
    // Before the style sheet, since a script behind it waits for it.
    [charset, `${charset}<script>${hold}</script>`],
    ['</head>', `${head}</head>`],
    ['<div id="root"></div>', `<div id="root" data-path="${path}">${body}</div>`],
    ['</body>', `<script>${earlyClicks}</script></body>`],
  ];
  return fillings.reduce((text, [part, filling]) => replaceOnce(text, part, filling), template);
}

/**
 * @param {string} text
 * @param {string} part
 * @param {string} replacement
 */
function replaceOnce(text, part, replacement) {
  if (text.split(part).length !== 2) throw new Error(`index.html must say ${part} once.`);
  return text.replace(part, () => replacement);
}
