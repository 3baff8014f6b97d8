import type { Page } from 'playwright/test';
import { expect, productCard, test, toast } from '../support/shop-test.ts';
import { watchViolations } from '../support/violations.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/*
 * That the policy refuses nothing of the shop's own is tested everywhere: a refusal is an error in the
 * console, and no test may have one.
 */

test('a toast has its style and stands over the page', async ({ page }) => {
  await page.goto('/');
  await productCard(page, 'Arc Desk Lamp').getByRole('button').click();
  await expect(toast(page, 'Added Arc Desk Lamp to cart')).toBeVisible();
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
});

test.describe('what gets into a document', () => {
  test.use({ allowedMessages: /Content Security Policy|This document requires 'Trusted/i });

  test('is refused: script, handler, style, and whatever lies elsewhere', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const injected = `<script>window.pwned = 1</script>
        <img src="data:," onerror="window.pwned = 1">
        <script src="data:text/javascript,window.pwned = 1"></script>
        <style>h1 { display: none }</style><p style="position: fixed"></p>
        <base href="https://elsewhere.example/">
        <iframe src="/cart"></iframe><object data="/icon.svg"></object>`;
      const body = (await response.text()).replace('</body>', `${injected}</body>`);
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await expect
      .poll(() => new Set(violations.map((violation) => violation.split(' ')[0])))
      .toEqual(
        new Set([
          'base-uri:',
          'frame-src:',
          'img-src:',
          'object-src:',
          'script-src-attr:',
          'script-src-elem:',
          'style-src-attr:',
          'style-src-elem:',
        ]),
      );
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });

  test('is refused where a script would put it in as text', async ({ page }) => {
    await page.goto('/');
    const refusals = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const attempts = [
            () => (document.body.innerHTML = '<img src="data:," onerror="window.pwned = 1">'),
            () => document.write('<p>'),
            () => (document.createElement('script').text = 'window.pwned = 1'),
            () => (document.createElement('script').src = '/assets/any.js'),
            () => document.body.setAttribute('onclick', 'window.pwned = 1'),
            () => window.trustedTypes?.createPolicy('other', { createScriptURL: String }),
            // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval, no-new-func
            () => new Function('window.pwned = 1')(),
          ];
          // In a task of its own: what the test itself evaluates may do more than the page may.
          setTimeout(() => {
            resolve(
              attempts.map((attempt) => {
                try {
                  attempt();
                  return `ran ${String(attempt)}`;
                } catch (error) {
                  return error instanceof Error ? error.name : '';
                }
              }),
            );
          });
        }),
    );
    expect(new Set(refusals)).toEqual(new Set(['TypeError', 'EvalError']));
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });

  test('cannot have a form sent to anybody else', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto('/');
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.action = 'https://elsewhere.example/';
      document.body.append(form);
      form.submit();
    });
    await expect.poll(() => violations).toEqual([expect.stringContaining('form-action')]);
    expect(await page.evaluate(() => location.pathname)).toBe('/');
  });
});
