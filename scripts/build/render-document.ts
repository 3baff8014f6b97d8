import type { InlineScripts } from './inline-scripts.ts';

/** What fills the built `index.html` for one page. */
interface PageContent {
  path: string;
  head: string;
  body: string;
  jsonLd: readonly string[];
  styles: string;
  files: readonly string[];
  isCloaked?: boolean | undefined;
}

/** What React puts before a page when it renders no head: the page's own title, metas and links. */
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * Parts a rendered page into what belongs into the document's head and what into its body. What goes
 * into the head is marked, for a page that is rendered anew to put its own in its place.
 */
export function splitHead(html: string) {
  const head = HOISTED.exec(html)?.[0] ?? '';
  return {
    head: head.replaceAll(/<(?=title|meta|link)(\w+)/g, '<$1 data-prerendered'),
    body: html.slice(head.length),
  };
}

/**
 * Takes the shop's script out of the built `index.html` and gives its address: the inline script asks
 * for it later.
 */
export function extractEntryScript(template: string): { template: string; script: string } {
  const [tag, script] =
    /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/.exec(template) ?? [];
  if (!tag || !script) throw new Error('index.html must name its script.');
  return { template: replaceOnce(template, tag, ''), script };
}

/**
 * A document of the shop, made from the built `index.html`. Its root names the path or route pattern
 * that it may be hydrated at, and the files that hydration needs, the entry script first. The app shell
 * is held: its content is hidden until the script has rendered the page of the current URL.
 */
export function renderDocument(
  template: string,
  { path, head, body, jsonLd, styles, files, isCloaked = false }: PageContent,
  { headScript, bodyScript }: InlineScripts,
) {
  const charset = '<meta charset="utf-8" />';
  const replacements: [string, string][] = [
    ['<html lang="en"', isCloaked ? '<html lang="en" data-cloak' : '<html lang="en"'],
    // Before the style sheet, since a script behind it waits for it.
    [charset, `${charset}<script>${headScript}</script>`],
    ['</head>', `<style>${styles}</style>${head}${jsonLd.map(toJsonLdTag).join('')}</head>`],
    [
      '<div id="root"></div>',
      `<div id="root"${isCloaked ? '' : ` data-path="${path}"`} data-files="${files.join(' ')}">${body}</div>`,
    ],
    ['</body>', `<script>${bodyScript}</script></body>`],
  ];
  return replacements.reduce((text, [part, filling]) => replaceOnce(text, part, filling), template);
}

function toJsonLdTag(data: string) {
  return `<script type="application/ld+json">${data}</script>`;
}

function replaceOnce(text: string, part: string, replacement: string) {
  if (text.split(part).length !== 2) throw new Error(`index.html must say ${part} once.`);
  return text.replace(part, () => replacement);
}
