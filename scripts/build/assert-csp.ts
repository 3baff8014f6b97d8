import { contentHash } from './content-hash.ts';

const ELEMENT = /<(?<tag>script|style)(?<attributes>[^>]*)>(?<content>[\s\S]*?)<\/\k<tag>>/g;

/** What is not run by the document's own word: a file, which the policy judges by its address, or data. */
const NOT_INLINE = /\ssrc=|\stype="application\//;

/** Attributes that hold style or script. No hash allows them. */
const ATTRIBUTE = /<[a-z][^<>]*\s(?<attribute>style|on[a-z]+)=/;

/**
 * Refuses a document that the shop's own policy would break: one with an inline script or style whose
 * hash is not allowed, or with a `style` or an event handler as an attribute.
 *
 * @param allowed the hashes
 */
export function assertCsp(
  html: string,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
) {
  for (const { groups: { tag, attributes = '', content = '' } = {} } of html.matchAll(ELEMENT)) {
    if (NOT_INLINE.test(attributes)) continue;
    const hashes = tag === 'script' ? scripts : styles;
    if (!hashes.includes(contentHash(content))) {
      throw new Error(`The policy knows no <${tag}> that begins with ${content.slice(0, 60)}`);
    }
  }
  const [place, attribute] = ATTRIBUTE.exec(html.replaceAll(ELEMENT, '')) ?? [];
  if (place) throw new Error(`The policy allows no ${attribute} attribute: ${place}`);
}
