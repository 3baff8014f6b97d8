import { defineConfig } from 'vitest/config';

/** The tests that mutants are tried against: those of the rules alone, without a browser. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{domain,store}/**/*.test.ts'],
    // Code that counts its mutants runs slower than the shop does.
    testTimeout: 60_000,
  },
});
