import { describe, expect, test } from 'vitest';
import { assertCsp } from '../../scripts/build/assert-csp.ts';
import { contentHash } from '../../scripts/build/content-hash.ts';
import { readToasterStyles } from '../../scripts/build/toaster-styles.ts';

const allowed = { scripts: [contentHash('run()')], styles: [contentHash('p{}')] };

test('a hash is written as policies write it', () => {
  // Of an empty text, as known everywhere.
  expect(contentHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

test('the style of the toasts is found, as it is put in and as it is filled', async () => {
  const [empty, filled] = await readToasterStyles();
  expect(empty).toBe('');
  expect(filled).toContain('[data-sonner-toaster]');
});

describe('a document', () => {
  test('may hold what the policy knows, data, and words that only look like code', () => {
    const html = `<style>p{}</style><script>run()</script><script type="module" src="/a.js"></script>
      <script type="application/ld+json">{"name":"<p style="}</script>
      <p data-style="a" title="onload=1">style="b" onclick=c</p>`;
    expect(() => {
      assertCsp(html, allowed);
    }).not.toThrow();
  });

  test.each([
    ['<script>other()</script>', 'The policy knows no <script> that begins with other()'],
    ['<script>p{}</script>', 'The policy knows no <script> that begins with p{}'],
    ['<script type="module">other()</script>', 'The policy knows no <script>'],
    ['<style>q{}</style>', 'The policy knows no <style> that begins with q{}'],
    [
      '<p class="a" style="color:red">',
      'The policy allows no style attribute: <p class="a" style=',
    ],
    ['<svg onload="run()">', 'The policy allows no onload attribute: <svg onload='],
  ])('may not hold %s', (html, message) => {
    expect(() => {
      assertCsp(html, allowed);
    }).toThrow(message);
  });
});
