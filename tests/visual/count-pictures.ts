/** `npm run stories:pictures`: how many screenshots a full visual build takes. */
import buildStorybook, { readPictures } from './built-storybook.ts';

buildStorybook();
const pictures = (await readPictures()).map(({ title, mode }) => `${title.split('/')[0]}, ${mode}`);
for (const group of new Set(pictures)) {
  console.log(String(pictures.filter((picture) => picture === group).length).padStart(4), group);
}
console.log(`${pictures.length} pictures`);
