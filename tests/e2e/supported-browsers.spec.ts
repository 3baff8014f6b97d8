import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { features } from 'web-features';
import { findFiles } from '../support/source-files.ts';

/**
 * Features that a browser may lack, or support with a prefix only, by their id in web-features. The last line lists
 * features that are not in use, but whose members share a name with code that is.
 */
const IGNORED =
  `active-view-transition autofill backdrop-filter background-clip-text cursor fetch-priority field-sizing font-family-ui forced-colors keyboard-events
  masks navigation network-information overflow-anchor overscroll-behavior page-setup page-breaks resize savedata scrollbar-gutter scrollbar-width starting-style
  text-wrap text-wrap-balance text-wrap-pretty trusted-types user-select view-transitions
  contact-picker font-loading notifications numeric-factory-functions serial webhid webusb webvtt-regions webxr-device`.split(
    /\s+/,
  );

const css = findFiles('dist/assets', '.css')
  .map(({ text }) => text)
  .join('');
const code = findFiles('src', '.ts', '.tsx').map(({ text }) => text);

const findAll = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, ...groups]) => groups);
const preludes = findAll(css, /([^{};]+)\{/g).join('\n');

/** What the style sheet and the code use, by the names that {@link toUse} returns. */
const used = new Set([
  ...findAll(preludes, /@([\w-]+)/g).map(([name]) => `css.at-rules.${name}`),
  ...findAll(preludes, /:([\w-]+)/g).map(([name]) => `css.selectors.${name}`),
  ...findAll(css, /[{;]([\w-]+):([^;{}]+)/g).flatMap(([name, value = '']) =>
    ['', ...value.split(/[\s,]+/).map((keyword) => `.${keyword}`)].map(
      (keyword) => `css.properties.${name}${keyword}`,
    ),
  ),
  ...findAll(css, /([\w-]+\()/g).flat(),
  ...findAll(code.join('\n'), /(\.[a-z]\w*)/gi).flat(),
]);

/** Converts a key of browser-compat-data to what style sheets and code contain, e.g. a member without its type. */
function toUse(key: string): string {
  const name = key.split('.').at(-1)?.replace('_static', '') ?? '';
  if (key.startsWith('css.types.')) return `${name}(`;
  return key.startsWith('css.') ? key : `.${name}`;
}

/** Returns the newest feature in use that these browsers need, as its first version and its name. */
function findNewest(...browsers: string[]): [version: number, use: string] {
  const versions = new Map<string, number>();
  for (const [id, feature] of Object.entries(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const use = toUse(key);
      if (!used.has(use) || !/^(?:css|api|javascript)\./.test(key)) continue;
      const first = new Map<string, string>(Object.entries(support));
      const version = Math.max(
        ...browsers.map((browser) => Number(first.get(browser)?.replace('≤', '') ?? Infinity)),
      );
      // A member of several types is at least the oldest one.
      versions.set(use, Math.min(IGNORED.includes(id) ? 0 : version, versions.get(use) ?? version));
    }
  }
  const newest = Array.from(versions, ([use, version]) => [version, use] as [number, string]);
  return newest.reduce((one, other) => (other[0] > one[0] ? other : one));
}

test('the README names the oldest browsers with all web features that the shop needs', () => {
  const chrome = findNewest('chrome', 'edge');
  const firefox = findNewest('firefox');
  const safari = findNewest('safari', 'safari_ios');
  expect(
    readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' '),
    `the newest features: ${[chrome, firefox, safari].join('; ')}`,
  ).toContain(
    `Chrome and Edge ${chrome[0]}+, Firefox ${firefox[0]}+, Safari and iOS ${safari[0]}+`,
  );
});
