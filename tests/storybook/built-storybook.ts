import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { browserLaunchOptions } from '../support/browser/find-browser.ts';
import type { IndexEntry } from '../../stories/docs/welcome/story-index.ts';

/** Storybook with its module graph. */
export const STORYBOOK = 'reports/storybook';

/** Builds {@link STORYBOOK}: once, before the tests of the Vitest project `storybook`. */
export default function buildStorybook(): void {
  execFileSync(
    'npx',
    ['storybook', 'build', '--quiet', '--stats-json', '--output-dir', STORYBOOK],
    // As people have it: Vitest's NODE_ENV would build it with React's development version.
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
}

/** Reads the stories, tests and docs pages of a built Storybook. */
export function readIndex(folder: string): IndexEntry[] {
  const parse: (text: string) => { entries: Record<string, IndexEntry> } = JSON.parse;
  return Object.values(parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries);
}

/** Serves {@link STORYBOOK} to a page of a browser while `visit` runs. */
export async function openStorybook<Result>(visit: (page: Page) => Promise<Result>) {
  const server = await preview({
    root: STORYBOOK,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { port: 0 },
  });
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    return await visit(await browser.newPage({ baseURL: server.resolvedUrls?.local[0] ?? '' }));
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Runs in the page: scrolls to the top, hides the caret, and loads and decodes all images, even lazy ones. */
export async function prepareScreenshot() {
  window.scrollTo(0, 0);
  // Playwright hides the caret with a transparent colour, which forced colours override.
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) {
    focused.readOnly = true;
  }
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.allSettled(images.map((image) => image.decode()));
}
