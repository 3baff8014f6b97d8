import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import {
  SHOP_DEPENDENCIES,
  TOOLS,
  WORKSHOP_DEPENDENCIES,
} from '../../stories/docs/dependencies/dependencies.ts';
import toolsJson from '../../scripts/tools/package.json' with { type: 'json' };

test.each([
  { packages: 'dependencies', listed: SHOP_DEPENDENCIES, found: packageJson.dependencies },
  {
    packages: 'devDependencies',
    listed: WORKSHOP_DEPENDENCIES,
    found: packageJson.devDependencies,
  },
  { packages: 'tools', listed: TOOLS, found: toolsJson.devDependencies },
])('the page on dependencies lists all $packages and no others', ({ listed, found }) => {
  expect(listed.map(({ name }) => name)).toEqual(Object.keys(found).toSorted());
});
