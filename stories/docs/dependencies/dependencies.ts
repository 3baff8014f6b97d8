/** A package that package.json asks for, and why. */
export interface Dependency {
  name: string;
  /** What it is there for. */
  purpose: string;
  /** What it would take to do without it. */
  leaving: string;
}

/** A package that runs in a shopper's browser. */
export interface ShopDependency extends Dependency {
  /** What the build keeps of it, in bytes of brotli, as `npm run size:packages` weighs it. */
  brotli: number;
  /** When a browser fetches it. */
  fetched: string;
}

const always = 'with every page';
const idle = 'in an idle moment';

/** What package.json names under `dependencies`. */
export const SHOP_DEPENDENCIES: readonly ShopDependency[] = [
  shop('@hookform/resolvers', 1133, 'forms', 'ties a schema to a form', '20 lines of our own'),
  shop('class-variance-authority', 459, always, 'variants of classes', 'a function of our own'),
  shop('react', 2740, always, 'components', 'the shop anew'),
  shop('react-dom', 56_100, always, 'components in documents, built and live', 'the shop anew'),
  shop(
    'react-dropzone',
    5378,
    'the product form',
    'drops of files',
    'drag events in ImageField.tsx',
  ),
  shop('react-hook-form', 11_178, 'forms', 'the state of three forms', 'the checkout shows how'),
  shop(
    'react-router-dom',
    10_297,
    always,
    'addresses',
    'another router in src/app, links in pages',
  ),
  shop('sonner', 8362, 'the first toast', 'a stack of toasts', 'a live region and its motion'),
  shop('workbox-core', 811, idle, 'the service worker', 'the Cache API by hand'),
  shop('workbox-precaching', 2056, idle, 'one version stored whole', 'the Cache API by hand'),
  shop('workbox-routing', 1116, idle, 'answers by kind of request', 'the Cache API by hand'),
  shop('workbox-strategies', 1785, idle, 'store or network first', 'the Cache API by hand'),
  shop('zod', 5470, 'forms', 'rules of three forms, with messages', 'src/domain/schemas by hand'),
  shop('zustand', 285, always, 'stores', 'useSyncExternalStore over a list of listeners'),
];

/** What package.json names under `devDependencies`. */
export const WORKSHOP_DEPENDENCIES: readonly Dependency[] = [
  tool('@axe-core/playwright', 'axe in end-to-end tests', 'axe-core put into the page by hand'),
  tool('@fontsource-variable/hanken-grotesk', 'the font that ours is cut from', 'its file, copied'),
  tool('@storybook/addon-a11y', 'axe in each story', 'axe in a hook of the preview'),
  tool('@storybook/addon-docs', 'these pages', 'documentation elsewhere'),
  tool('@storybook/addon-vitest', 'stories as tests', "Storybook's own test runner"),
  tool('@storybook/react-vite', 'Storybook on the build of the shop', 'goes with Storybook'),
  tool('@stryker-mutator/core', 'faults put into the rules, to see a test fail', 'nothing else'),
  tool('@stryker-mutator/vitest-runner', 'Stryker on Vitest', 'goes with Stryker'),
  tool('@tailwindcss/vite', 'Tailwind in the build', 'goes with Tailwind'),
  tool('@types/negotiator', 'types of negotiator', 'goes with negotiator'),
  tool('@types/node', 'types of the oldest Node that is supported', 'unchecked scripts'),
  tool('@types/react', 'types of React', 'an unchecked shop'),
  tool('@types/react-dom', 'types of React', 'an unchecked shop'),
  tool('@vitejs/plugin-react', 'JSX, and changes without a reload', "Vite's own JSX"),
  tool('@vitest/browser-playwright', 'stories in a real browser', 'goes with addon-vitest'),
  tool('@vitest/coverage-v8', 'what tests reach', "Node's own coverage"),
  tool('autocannon', 'load on a host, in npm run load', 'another load tool in tests/perf/load'),
  tool('chromatic', 'pictures for pull requests', 'npm run visual does the same without it'),
  tool('fast-check', 'rules on values nobody thought of', 'more examples in tests'),
  tool('knip', 'what nothing uses', 'npm run check:unused, by eye'),
  tool('lighthouse', 'scores of public pages', 'npm run lighthouse'),
  tool('lightningcss', 'the rules that a first view needs', 'postcss in style-sheets.ts'),
  tool('mrmime', 'content types of npm start', 'a table of our own'),
  tool('negotiator', 'content codings of npm start', 'the quality values of a header by hand'),
  tool('oxlint', 'lint', 'ESLint and a second or two more for each check'),
  tool('oxlint-tsgolint', 'lint that knows types', 'goes with oxlint'),
  tool('playwright', 'browsers for tests and pictures', 'tests/e2e anew'),
  tool('prettier', 'the house style', 'another formatter, once over all files'),
  tool('puppeteer-core', 'drives Lighthouse', 'goes with Lighthouse'),
  tool('sharp', 'photographs in all widths, pictures compared', 'another encoder of AVIF'),
  tool('storybook', 'the showroom and most tests of components', 'all of stories, anew'),
  tool('subset-font', 'cuts the font', 'fonttools, by hand'),
  tool('tailwindcss', 'utilities from tokens', 'every class of every component'),
  tool('tsx', 'scripts in TypeScript on Node 20', 'types stripped by a newer Node itself'),
  tool('typescript', 'types; tests read sources by it', 'version 7 has no such interface'),
  tool('vite', 'the build, and serving while one works', 'scripts/build anew'),
  tool('vitest', 'unit tests and stories', "Node's own runner for unit tests alone"),
];

function shop(
  name: string,
  brotli: number,
  fetched: string,
  purpose: string,
  leaving: string,
): ShopDependency {
  return { name, brotli, fetched, purpose, leaving };
}

function tool(name: string, purpose: string, leaving: string): Dependency {
  return { name, purpose, leaving };
}
