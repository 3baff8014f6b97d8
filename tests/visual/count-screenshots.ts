/** `npm run stories:screenshots`: how many screenshots a full visual build takes. */
import buildStorybook, { readScreenshots } from './built-storybook.ts';

buildStorybook();
const names = (await readScreenshots()).map(({ title, mode }) => `${title.split('/')[0]}, ${mode}`);
for (const group of new Set(names)) {
  console.log(String(names.filter((name) => name === group).length).padStart(4), group);
}
console.log(`${names.length} screenshots`);
