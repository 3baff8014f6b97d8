import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import {
  RUNTIME_DEPENDENCIES,
  TOOLS,
  DEV_DEPENDENCIES,
} from '../../stories/docs/dependencies/dependencies.ts';
import toolsJson from '../../scripts/tools/package.json' with { type: 'json' };

test.each([
  { packages: 'dependencies', listed: RUNTIME_DEPENDENCIES, declared: packageJson.dependencies },
  {
    packages: 'devDependencies',
    listed: DEV_DEPENDENCIES,
    declared: packageJson.devDependencies,
  },
  { packages: 'tools', listed: TOOLS, declared: toolsJson.devDependencies },
])('the Dependencies page lists exactly the $packages', ({ listed, declared }) => {
  expect(listed.map(({ name }) => name)).toEqual(Object.keys(declared).toSorted());
});
