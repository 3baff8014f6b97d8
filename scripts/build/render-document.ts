import type { InlineScripts } from './inline-scripts.ts';

interface DocumentParts {
  /** The path or route pattern that the page can be hydrated at. */
  path: string;
  head: string;
  body: string;
  jsonLd: readonly string[];
  /** The critical CSS. */
  styles: string;
  /** The files that hydration needs, the entry script first. */
  files: readonly string[];
  /** Whether the document is the app shell: hidden until the script has rendered the page of the current URL. */
  isCloaked?: boolean | undefined;
}

/** The document metadata that React renders before the body if there is no `<head>` element. */
const METADATA = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * Separates the metadata of a rendered page from its body. Marks the tags, so a page that is rendered from
 * scratch instead of hydrated can remove them.
 */
export function splitHead(html: string) {
  const head = METADATA.exec(html)?.[0] ?? '';
  return {
    head: head.replaceAll(/<(?=title|meta|link)(\w+)/g, '<$1 data-prerendered'),
    body: html.slice(head.length),
  };
}

/** Removes the entry script from the built `index.html` and returns its URL: the inline script loads it later. */
export function extractEntryScript(template: string): { template: string; script: string } {
  const [tag, script] =
    /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/.exec(template) ?? [];
  if (!tag || !script) throw new Error('index.html must name its script.');
  return { template: replaceOnce(template, tag, ''), script };
}

/** Renders a page into the built `index.html`. */
export function renderDocument(
  template: string,
  { path, head, body, jsonLd, styles, files, isCloaked = false }: DocumentParts,
  { headScript, bodyScript }: InlineScripts,
) {
  const charset = '<meta charset="utf-8" />';
  const replacements: [string, string][] = [
    ['<html lang="en"', isCloaked ? '<html lang="en" data-cloak' : '<html lang="en"'],
    // Before the styles: a script after a stylesheet waits until that is loaded.
    [charset, `${charset}<script>${headScript}</script>`],
    ['</head>', `<style>${styles}</style>${head}${jsonLd.map(toJsonLdTag).join('')}</head>`],
    [
      '<div id="root"></div>',
      `<div id="root"${isCloaked ? '' : ` data-path="${path}"`} data-files="${files.join(' ')}">${body}</div>`,
    ],
    ['</body>', `<script>${bodyScript}</script></body>`],
  ];
  return replacements.reduce((text, [part, value]) => replaceOnce(text, part, value), template);
}

function toJsonLdTag(data: string) {
  return `<script type="application/ld+json">${data}</script>`;
}

function replaceOnce(text: string, part: string, replacement: string) {
  if (text.split(part).length !== 2) throw new Error(`index.html must say ${part} once.`);
  return text.replace(part, () => replacement);
}
