import { contentHash } from './content-hash.ts';

const ELEMENT = /<(?<tag>script|style)(?<attributes>[^>]*)>(?<content>[\s\S]*?)<\/\k<tag>>/g;

/** External files, which the CSP allows by URL, and data blocks such as JSON-LD, which it ignores. */
const NOT_INLINE = /\ssrc=|\stype="application\//;

/** Attributes with inline styles or event handlers. Hashes do not apply to them. */
const ATTRIBUTE = /<[a-z][^<>]*\s(?<attribute>style|on[a-z]+)=/;

/**
 * Fails the build if the CSP would block a part of a document: an inline script or style without an allowed
 * hash, a `style` attribute or an event handler attribute.
 */
export function assertCsp(
  html: string,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
) {
  for (const { groups: { tag, attributes = '', content = '' } = {} } of html.matchAll(ELEMENT)) {
    if (NOT_INLINE.test(attributes)) continue;
    const hashes = tag === 'script' ? scripts : styles;
    if (!hashes.includes(contentHash(content))) {
      throw new Error(`The CSP does not allow this inline <${tag}>: ${content.slice(0, 60)}`);
    }
  }
  const [match, attribute] = ATTRIBUTE.exec(html.replaceAll(ELEMENT, '')) ?? [];
  if (match) throw new Error(`The CSP does not allow ${attribute} attributes: ${match}`);
}
