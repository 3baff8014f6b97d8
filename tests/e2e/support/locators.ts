import type { Locator, Page } from 'playwright/test';

export function heading(page: Page, name: string | RegExp = ''): Locator {
  return page.getByRole('heading', { level: 1, name });
}

export function toast(page: Page, text: string): Locator {
  return page.locator('[data-toast]').getByText(text, { exact: true });
}

export function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ });
}

export function productCard(page: Page, name: string): Locator {
  return page.getByRole('article', { name });
}

export function cartRow(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Cart' }).getByRole('listitem').filter({ hasText: name });
}

export function removeButtons(page: Page): Locator {
  return page.getByRole('button', { name: /^Remove/ });
}

/** The value of a term in the order summary, e.g. "Total". */
export function summaryFigure(page: Page, term: string): Locator {
  return page
    .getByRole('region', { name: 'Order Summary' })
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) })
    .locator('dd');
}

export function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true });
}

/** The submit button of the checkout, idle or processing. */
export function placeOrderButton(page: Page): Locator {
  return page.getByRole('button', { name: /Place Order|Processing/ });
}
