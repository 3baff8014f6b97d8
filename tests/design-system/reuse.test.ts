import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { findFiles } from '../support/source-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files of an app that has copied the design system, as How to, Reuse the design system, describes. */
const APP = {
  'tsconfig.json': readFileSync(join(root, 'tsconfig.json'), 'utf8'),
  'index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'src/app.css': `@import './design-system/styles.css'; @source './';`,
  'src/main.tsx': `
    import { createRoot } from 'react-dom/client';
    import { RangeSlider } from './design-system/forms/RangeSlider.tsx';
    import { Header } from './design-system/layout/Header.tsx';
    import './app.css';

    const root = document.getElementById('root');
    if (root) {
      createRoot(root).render(
        <main className="columns-7">
          <Header wordmark="ELSEWHERE" links={[]} homeHref="/" cartHref="/cart" cartCount={2} />
          <RangeSlider label="Weight" min={0} max={9} value={[0, 9]} onValueChange={console.log} format={(value) => \`\${value} kg\`} />
        </main>,
      );
    }`,
};

test('the generic folders compile in another app, with the classes of both', async () => {
  const app = mkdtempSync(join(tmpdir(), 'reuse-'));
  onTestFinished(() => {
    rmSync(app, { recursive: true });
  });
  cpSync(join(root, 'src/design-system'), join(app, 'src/design-system'), {
    recursive: true,
    filter: (path) => !/design-system.(?:commerce|seller)$/.test(path),
  });
  symlinkSync(join(root, 'node_modules'), join(app, 'node_modules'), 'junction');
  for (const [path, text] of Object.entries(APP)) writeFileSync(join(app, path), text);

  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc')], { cwd: app });
  await build({ root: app, configFile: false, plugins: [tailwindcss()], logLevel: 'error' });
  const assets = join(app, 'dist/assets');
  const styles = readdirSync(assets).filter((name) => name.endsWith('.css'));
  const css = styles.map((name) => readFileSync(join(assets, name), 'utf8')).join('');
  expect(css).toContain('.h-head{');
  expect(css).toContain('.columns-7{');
});

test('every text of the generic components is a prop', () => {
  const text = /(?<=>)\s*[A-Z][\w ,.!]*(?=[<{])|^\s+[A-Z][\w ,.!]*[\w.!]$|[a-z]=["'][A-Z][^"']*/gm;
  const folders = ['primitives', 'forms', 'layout'];
  const hidden = folders.flatMap((folder) =>
    findFiles(`src/design-system/${folder}`, '.tsx').flatMap(({ path, text: code }) =>
      (code.match(text) ?? []).map((found) => `${path}: ${found.trim()}`),
    ),
  );
  expect(hidden).toEqual([]);
});
