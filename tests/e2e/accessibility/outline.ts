// `page.evaluate` serializes its callback, so helper functions must be declared inside it.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from 'playwright/test';

/** Landmarks, headings, navigation and help link that every page shares. */
export const shopOutline = {
  lang: 'en',
  titles: 1,
  mainHeadings: 1,
  landmarks: ['HEADER', 'MAIN', 'FOOTER'],
  firstHeadingOfMain: 'H1',
  mainLinks: ['HOME', 'SHOP', 'ACCOUNT'],
  footerHeadings: ['Shop', 'Company', 'Legal', 'Contact'],
  help: 'tel:',
};

/** Reads the outline of a page, to compare with `shopOutline`. */
export function readOutline(page: Page): Promise<typeof shopOutline> {
  return page.evaluate(() => {
    const select = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const texts = (selector: string) => select(selector).map(({ textContent }) => textContent);
    return {
      lang: document.documentElement.lang,
      titles: select('title').length - select('svg title').length,
      mainHeadings: select('h1').length,
      landmarks: select('header, main, footer').map(({ tagName }) => tagName),
      firstHeadingOfMain: select('main :is(h1, h2, h3, h4)')[0]?.tagName ?? '',
      mainLinks: texts('header nav[aria-label=Main] a'),
      footerHeadings: texts('footer :is(h2, h3)'),
      help: select('footer a').at(-1)?.getAttribute('href')?.slice(0, 4) ?? '',
    };
  });
}
