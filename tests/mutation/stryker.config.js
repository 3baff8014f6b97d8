/**
 * Breaks the rules of the shop one piece at a time and expects a test to notice: `npm run test:mutation`.
 * The one file that is not in TypeScript: Stryker imports it with Node itself.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: ['src/{domain,store}/**/*.{ts,tsx}'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  concurrency: 2,
  // What a mutant costs does not depend on the machine's other work: a slow one is not a killed one.
  timeoutMS: 30_000,
  ignorePatterns: [
    '*',
    '!src/**',
    '!tests/{domain,store,mutation}/**',
    '!tsconfig.json',
    '!package.json',
  ],
  tempDirName: 'reports/mutation/sandbox',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
};
