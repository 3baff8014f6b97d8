/**
 * `npm run stories:affected -- FILE ...`: the stories that Chromatic would compare after a change of the files. Builds
 * Storybook and lets Chromatic's command publish it to a stub of the service; this needs no account.
 */
import { rmSync } from 'node:fs';
import { startServiceStub } from './service-stub.ts';
import { buildStorybook } from './built-storybook.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run stories:affected -- FILE ...');
  process.exit(1);
}
const folder = buildStorybook();
const service = await startServiceStub(folder);
try {
  for (const file of files) {
    const { onlyStoryFiles = ['all stories'] } = await service.publish(file);
    console.log(`\n${file}\n  ${onlyStoryFiles.join('\n  ')}`);
  }
} finally {
  service.close();
  rmSync(folder, { recursive: true });
}
