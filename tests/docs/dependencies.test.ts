import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const page = readFileSync('stories/docs/dependencies/Dependencies.mdx', 'utf8');

test('lint allows only installed packages', () => {
  const rules = readFileSync('.oxlintrc.json', 'utf8');
  const allowed = [...rules.matchAll(/"!((?:@[\w-]+\/)?[\w-]+)"/g)].map(([, name]) => name);
  const installed = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies });
  expect(allowed.filter((name) => !installed.includes(String(name)))).toEqual([]);
});

test('the Dependencies page lists exactly the runtime dependencies', () => {
  const rows = page.matchAll(/^\| (?!Package|---)(\S+) \| \S.* \| \S.* \|$/gm);
  expect([...rows].map(([, name]) => name)).toEqual(Object.keys(packageJson.dependencies));
});
