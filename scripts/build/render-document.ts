import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface DocumentParts {
  /** The pattern of the page; `null` for the app shell, which has no page. */
  pattern: string | null;
  head: string;
  body: string;
  jsonLd: string | undefined;
  styles: string;
  /** The URLs of the files that the page loads: the entry script, its imports and the style sheet. */
  files: readonly string[];
  scripts: { head: string; body: string };
}

/** The document metadata that React renders before the body if there is no `<head>` element. */
const METADATA = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Separates the metadata of a rendered page from its body. */
export function splitHead(html: string) {
  const head = METADATA.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/**
 * Reads the built `index.html` without its scripts and its style sheet, which the body script loads.
 *
 * @param base the path that URLs start with
 * @returns the rest of the document, the style sheet's file and text, and the font's file
 */
export async function readTemplate(folder: string, base: string) {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const [, stylesheet] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html) ?? [];
  const [, font] = /<link[^>]* href="([^"]+\.woff2)"/.exec(html) ?? [];
  if (!stylesheet || !font) throw new Error('index.html has to link a style sheet and a font.');
  const files = { stylesheet: stylesheet.slice(base.length), font: font.slice(base.length) };
  const styles = (await readFile(join(folder, files.stylesheet), 'utf8')).trim();
  if (styles.includes('</style')) throw new Error('The style sheet contains </style.');
  const template = html.replaceAll(
    /\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*><\/script>)/g,
    '',
  );
  return { template, styles, ...files };
}

/** Renders a page into the built `index.html`. */
export function renderDocument(
  template: string,
  { pattern, head, body, jsonLd, styles, files, scripts }: DocumentParts,
) {
  const charset = '<meta charset="utf-8" />';
  const replacements: [string, string][] = [
    // The head script hides content and corrects the URL before the first paint.
    [charset, `${charset}<script>${scripts.head}</script>`],
    ['</head>', `<style>${styles}</style>${head}${toJsonLdTag(jsonLd)}</head>`],
    [
      '<div id="root"></div>',
      `<div id="root"${pattern === null ? '' : ` data-page="${pattern}"`} data-files="${files.join(' ')}">${body}</div>`,
    ],
    ['</body>', `<script>${scripts.body}</script></body>`],
  ];
  return replacements.reduce((text, [part, value]) => replaceOnce(text, part, value), template);
}

function toJsonLdTag(data = '') {
  return data && `<script type="application/ld+json">${data}</script>`;
}

function replaceOnce(text: string, part: string, replacement: string) {
  if (text.split(part).length !== 2) throw new Error(`index.html must say ${part} once.`);
  return text.replace(part, () => replacement);
}
