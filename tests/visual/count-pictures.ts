/**
 * `npm run stories:pictures`: how many screenshots a full visual build takes. Builds Storybook and reads the modes of
 * every story from its preview, as Chromatic does.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { browserLaunchOptions } from '../../scripts/browser/find-browser.ts';
import { modesOf, type PreviewStory } from './modes-of-story.ts';

const folder = mkdtempSync(join(tmpdir(), 'essence-pictures-'));
try {
  execFileSync('npx', ['storybook', 'build', '--quiet', '--output-dir', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const pictures = (await readStories()).flatMap((story) =>
    Object.keys(modesOf(story)).map((mode) => `${story.title.split('/')[0]}, ${mode}`),
  );
  for (const group of new Set(pictures)) {
    console.log(String(pictures.filter((picture) => picture === group).length).padStart(4), group);
  }
  console.log(`${pictures.length} pictures`);
} finally {
  rmSync(folder, { recursive: true });
}

/** Returns all stories in the built Storybook. */
async function readStories() {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { port: 0 },
  });
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const page = await browser.newPage({ baseURL: server.resolvedUrls?.local[0] ?? '' });
    await page.goto('/iframe.html?viewMode=docs&id=welcome--docs');
    await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue');
    return await page.evaluate<(PreviewStory & { title: string })[]>(
      'globalThis.__STORYBOOK_PREVIEW__.extract().then(Object.values)',
    );
  } finally {
    await browser.close();
    await server.close();
  }
}
