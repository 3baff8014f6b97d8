/**
 * `npm run stories:affected -- FILE ...`: the stories that Chromatic would compare after a change of the files. Builds
 * Storybook; this needs no account.
 */
import buildStorybook from './built-storybook.ts';
import { findAffectedStories } from './find-affected-stories.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run stories:affected -- FILE ...');
  process.exit(1);
}
buildStorybook();
for (const file of files) {
  console.log(`\n${file}\n  ${findAffectedStories(file).join('\n  ')}`);
}
