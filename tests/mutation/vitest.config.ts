import { defineConfig } from 'vitest/config';

/** The tests that mutants are tried against: those of the rules alone, without a browser. */
export default defineConfig({
  test: { environment: 'node', include: ['tests/{domain,store}/**/*.test.{ts,tsx}'] },
});
