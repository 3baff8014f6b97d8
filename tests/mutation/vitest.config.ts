import { defineConfig } from 'vitest/config';

/** Runs the unit tests of the mutated folders only, without a browser. */
export default defineConfig({
  test: {
    include: ['tests/{domain,store}/**/*.test.ts'],
    // Instrumented code is slower.
    testTimeout: 60_000,
  },
});
