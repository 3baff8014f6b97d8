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
 * Takes the shop's script out of the built `index.html`: the inline script asks for it later.
 *
 * @param {string} template
 * @returns {{ template: string, script: string }} with the address of the script
 */
export function takeScriptOut(template) {
  const [tag, script] =
    /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/.exec(template) ?? [];
  if (!tag || !script) throw new Error('index.html must name its script.');
  return { template: replaceOnce(template, tag, ''), script };
}

/**
 * A document of the shop, made from the built `index.html`. Its root names the address that it was
 * rendered for, which is the one it may be hydrated at, and the files that the page needs to be live:
 * the script first. One that is held shows its content to nobody: the script puts the
 * page of whatever address there.
 *
 * @param {string} template
 * @param {{ path: string, head: string, body: string, jsonLd: readonly string[], styles: string, files: readonly string[], isHeld?: boolean | undefined }} page
 * @param {{ hold: string, early: string }} scripts
 */
export function fillDocument(
  template,
  { path, head, body, jsonLd, styles, files, isHeld = false },
  { hold, early },
) {
  const charset = '<meta charset="utf-8" />';
  /** @type {[string, string][]} */
  const fillings = [
    ['<html lang="en"', isHeld ? '<html lang="en" data-hold' : '<html lang="en"'],
    // Before the style sheet, since a script behind it waits for it.
    [charset, `${charset}<script>${hold}</script>`],
    ['</head>', `<style>${styles}</style>${head}${jsonLd.map(toJsonLdTag).join('')}</head>`],
    [
      '<div id="root"></div>',
      `<div id="root"${isHeld ? '' : ` data-path="${path}"`} data-files="${files.join(' ')}">${body}</div>`,
    ],
    ['</body>', `<script>${early}</script></body>`],
  ];
  return fillings.reduce((text, [part, filling]) => replaceOnce(text, part, filling), template);
}

/** @param {string} data */
function toJsonLdTag(data) {
  return `<script type="application/ld+json">${data}</script>`;
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
