import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isExternal } from '../storybook/find-affected-stories.ts';

test.each([
  ['a page style', 'src/design-system/base.css'],
  ['the style of a component', 'src/design-system/forms/range-slider.css'],
  ['the font', 'src/design-system/fonts/hanken-grotesk.woff2'],
  ['a photograph', 'public/photographs/arc-desk-lamp-detail-1200.avif'],
  ['the configuration of the bundler', 'vite.config.ts'],
  ['a plugin of the bundler', 'scripts/build/trim-router-plugin.ts'],
  ['the configuration of the compiler', 'tsconfig.json'],
  ['a package', 'package-lock.json'],
])(
  'Chromatic compares all stories after a change of %s, which is outside the module graph',
  (_, file) => {
    expect(existsSync(file)).toBe(true);
    expect(isExternal(file)).toBe(true);
  },
);
