import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import {
  SHOP_DEPENDENCIES,
  WORKSHOP_DEPENDENCIES,
} from '../../stories/docs/dependencies/dependencies.ts';

test.each([
  ['dependencies', SHOP_DEPENDENCIES],
  ['devDependencies', WORKSHOP_DEPENDENCIES],
] as const)('the page on dependencies lists all %s and no others', (part, listed) => {
  expect(listed.map(({ name }) => name)).toEqual(Object.keys(packageJson[part]).toSorted());
});
