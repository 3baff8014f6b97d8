/** A package that package.json asks for, and why. */
export interface Dependency {
  name: string;
  /** What it is there for. */
  purpose: string;
  /** What it would take to do without it. */
  leaving: string;
}

/** What package.json names under `dependencies`: packages that run in a shopper's browser. */
export const SHOP_DEPENDENCIES: readonly Dependency[] = [
  dependency('@hookform/resolvers', 'ties a schema to a form', '20 lines of our own'),
  dependency('class-variance-authority', 'variants of classes', 'a function of our own'),
  dependency('react', 'components', 'the shop anew'),
  dependency('react-dom', 'components in documents, built and live', 'the shop anew'),
  dependency('react-dropzone', 'drops of files', 'drag events in ImageField.tsx'),
  dependency('react-hook-form', 'the state of three forms', 'the checkout shows how'),
  dependency('react-router-dom', 'addresses', 'another router in src/app, links in pages'),
  dependency('sonner', 'a stack of toasts', 'a live region and its motion'),
  dependency('workbox-core', 'the service worker', 'the Cache API by hand'),
  dependency('workbox-precaching', 'one version stored whole', 'the Cache API by hand'),
  dependency('workbox-routing', 'answers by kind of request', 'the Cache API by hand'),
  dependency('workbox-strategies', 'store or network first', 'the Cache API by hand'),
  dependency('zod', 'rules of three forms, with messages', 'src/domain/schemas by hand'),
  dependency('zustand', 'stores', 'useSyncExternalStore over a list of listeners'),
];

/** What package.json names under `devDependencies`. */
export const WORKSHOP_DEPENDENCIES: readonly Dependency[] = [
  dependency(
    '@axe-core/playwright',
    'axe in end-to-end tests',
    'axe-core put into the page by hand',
  ),
  dependency('@storybook/addon-a11y', 'axe in each story', 'axe in a hook of the preview'),
  dependency('@storybook/addon-docs', 'these pages', 'documentation elsewhere'),
  dependency('@storybook/addon-vitest', 'stories as tests', "Storybook's own test runner"),
  dependency('@storybook/react-vite', 'Storybook on the build of the shop', 'goes with Storybook'),
  dependency('@tailwindcss/vite', 'Tailwind in the build', 'goes with Tailwind'),
  dependency('@types/negotiator', 'types of negotiator', 'goes with negotiator'),
  dependency('@types/node', 'types of the oldest Node that is supported', 'unchecked scripts'),
  dependency('@types/react', 'types of React', 'an unchecked shop'),
  dependency('@types/react-dom', 'types of React', 'an unchecked shop'),
  dependency('@vitejs/plugin-react', 'JSX, and changes without a reload', "Vite's own JSX"),
  dependency('@vitest/browser-playwright', 'stories in a real browser', 'goes with addon-vitest'),
  dependency('@vitest/coverage-v8', 'what tests reach', "Node's own coverage"),
  dependency(
    'chromatic',
    'visual tests of pull requests',
    'npm run test:visual does the same without it',
  ),
  dependency('fast-check', 'rules on values nobody thought of', 'more examples in tests'),
  dependency('knip', 'what nothing uses', 'npm run check:unused, by eye'),
  dependency('lightningcss', 'the rules that a first view needs', 'postcss in critical-css.ts'),
  dependency(
    'mockdate',
    'freezes the date in stories',
    'a Date of our own in .storybook/preview.tsx',
  ),
  dependency('mrmime', 'content types of npm start', 'a table of our own'),
  dependency(
    'negotiator',
    'content codings of npm start',
    'the quality values of a header by hand',
  ),
  dependency('oxlint', 'lint', 'ESLint and a second or two more for each check'),
  dependency('oxlint-tsgolint', 'lint that knows types', 'goes with oxlint'),
  dependency(
    'playwright',
    'end-to-end and visual tests, a browser for stories',
    'tests/e2e and tests/visual',
  ),
  dependency('prettier', 'the house style', 'another formatter, once over all files'),
  dependency(
    'sharp',
    'photographs in all widths, pictures of the README',
    'another encoder of AVIF',
  ),
  dependency('storybook', 'the showroom and most tests of components', 'all of stories, anew'),
  dependency('tailwindcss', 'utilities from tokens', 'every class of every component'),
  dependency('tsx', 'scripts in TypeScript on Node 20', 'types stripped by a newer Node itself'),
  dependency('typescript', 'types', 'an unchecked shop'),
  dependency('vite', 'the build, and serving while one works', 'scripts/build anew'),
  dependency('vitest', 'unit tests and stories', "Node's own runner for unit tests alone"),
];

/** What scripts/tools/package.json names: packages that neither `npm start` nor `npm test` needs. */
export const TOOLS: readonly Dependency[] = [
  dependency(
    '@fontsource-variable/hanken-grotesk',
    'the font that ours is cut from',
    'its file, copied',
  ),
  dependency(
    '@stryker-mutator/core',
    'faults put into the rules, to see a test fail',
    'nothing else',
  ),
  dependency('@stryker-mutator/vitest-runner', 'Stryker on Vitest', 'goes with Stryker'),
  dependency(
    'autocannon',
    'load on a server, in npm run test:load',
    'another load tool in tests/perf/load.ts',
  ),
  dependency('lighthouse', 'scores of public pages', 'npm run lighthouse'),
  dependency('subset-font', 'cuts the font', 'fonttools, by hand'),
  dependency('web-vitals', 'FCP, LCP, CLS and INP in npm run bench', 'PerformanceObserver by hand'),
];

function dependency(name: string, purpose: string, leaving: string): Dependency {
  return { name, purpose, leaving };
}
