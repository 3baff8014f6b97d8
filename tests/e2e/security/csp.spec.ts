import { heading } from '../support/locators.ts';
import { recordViolations } from '../support/recorders.ts';
import { expect, test } from '../support/shop-test.ts';

/*
 * Every other test checks that the CSP blocks nothing of the shop itself: a violation logs a console error,
 * which fails the test.
 */

test.describe('Content Security Policy', () => {
  test.use({
    allowedMessages: /Content Security Policy|This document requires 'Trusted|Trusted-Types/i,
  });

  test('the CSP blocks injected scripts, handlers, styles, frames and base', async ({ page }) => {
    const violations = await recordViolations(page);
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
      .poll(async () => new Set((await violations()).map((violation) => violation.split(' ')[0])))
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

  test('Trusted Types block HTML and script from strings', async ({ page }) => {
    await page.goto('/');
    const errorNames = await page.evaluate(
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
          // In a separate task, since code run directly by `evaluate` is exempt from the CSP.
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
    expect(new Set(errorNames)).toEqual(new Set(['TypeError', 'EvalError']));
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });
});
