/** `npm run stories:pictures`: how many screenshots a full visual build takes. */
import { rmSync } from 'node:fs';
import { buildStorybook, readPictures } from './built-storybook.ts';

const folder = buildStorybook();
try {
  const pictures = (await readPictures(folder)).map(
    ({ title, mode }) => `${title.split('/')[0]}, ${mode}`,
  );
  for (const group of new Set(pictures)) {
    console.log(String(pictures.filter((picture) => picture === group).length).padStart(4), group);
  }
  console.log(`${pictures.length} pictures`);
} finally {
  rmSync(folder, { recursive: true });
}
