import { expect, test } from 'vitest';
import { assertCsp } from '../../scripts/build/assert-csp.ts';
import { contentHash } from '../../scripts/build/content-hash.ts';
import { readToasterStyles } from '../../scripts/build/toaster-styles.ts';

const allowed = { scripts: [contentHash('run()')], styles: [contentHash('p{}')] };

test('contentHash returns a SHA-256 hash in CSP format', () => {
  // The known hash of an empty string.
  expect(contentHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

test('readToasterStyles returns both contents of sonner’s style element: empty, then filled', async () => {
  const [empty, filled] = await readToasterStyles();
  expect(empty).toBe('');
  expect(filled).toContain('[data-sonner-toaster]');
});

test('assertCsp allows hashed and external code, JSON-LD, and text that looks like code', () => {
  const html = `<style>p{}</style><script>run()</script><script type="module" src="/a.js"></script>
    <script type="application/ld+json">{"name":"<p style="}</script>
    <p data-style="a" title="onload=1">style="b" onclick=c</p>`;
  expect(() => {
    assertCsp(html, allowed);
  }).not.toThrow();
});

test.each([
  ['<script>other()</script>', 'The CSP does not allow this inline <script>: other()'],
  ['<script>p{}</script>', 'The CSP does not allow this inline <script>: p{}'],
  ['<script type="module">other()</script>', 'The CSP does not allow this inline <script>'],
  ['<style>q{}</style>', 'The CSP does not allow this inline <style>: q{}'],
  [
    '<p class="a" style="color:red">',
    'The CSP does not allow style attributes: <p class="a" style=',
  ],
  ['<svg onload="run()">', 'The CSP does not allow onload attributes: <svg onload='],
])('assertCsp rejects %s', (html, message) => {
  expect(() => {
    assertCsp(html, allowed);
  }).toThrow(message);
});
