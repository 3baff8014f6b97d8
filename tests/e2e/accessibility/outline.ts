// What runs in the page brings its functions along.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from 'playwright/test';

/** How a page is found one's way about in. Navigation and help have their place on every page. */
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

/** The outline of a page, to be the same on each. */
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
