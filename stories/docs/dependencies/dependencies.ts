/** A package of package.json. */
export interface Dependency {
  name: string;
  purpose: string;
  /** Alternative without the package. */
  replacement: string;
}

/** The `dependencies` of package.json: packages that run in the shopper's browser. */
export const RUNTIME_DEPENDENCIES: readonly Dependency[] = [
  dependency('@hookform/resolvers', 'Zod schemas in React Hook Form', 'a resolver of 20 lines'),
  dependency('class-variance-authority', 'class names of variants', 'a small function'),
  dependency('react', 'components', 'a rewrite of the shop'),
  dependency('react-dom', 'rendering, prerendering and hydration', 'a rewrite of the shop'),
  dependency('react-dropzone', 'file drops', 'drag events in ImageField.tsx'),
  dependency('react-hook-form', 'state of three forms', 'local state, as at the checkout'),
  dependency('react-router-dom', 'routing', 'another router in src/app, links in pages'),
  dependency('sonner', 'toasts', 'a live region with animations'),
  dependency('workbox-core', 'service worker lifecycle', 'the Cache API'),
  dependency('workbox-precaching', 'precache of one version', 'the Cache API'),
  dependency('workbox-routing', 'routes of the service worker', 'the Cache API'),
  dependency('workbox-strategies', 'caching strategies', 'the Cache API'),
  dependency('zod', 'schemas of three forms, with messages', 'validation in src/domain/schemas'),
  dependency('zustand', 'stores', 'useSyncExternalStore with a set of listeners'),
];

/** The `devDependencies` of package.json. */
export const DEV_DEPENDENCIES: readonly Dependency[] = [
  dependency('@axe-core/playwright', 'axe in end-to-end tests', 'axe-core, injected into the page'),
  dependency('@storybook/addon-a11y', 'axe in each story', 'axe in a hook of the preview'),
  dependency('@storybook/addon-docs', 'docs pages', 'another documentation site'),
  dependency('@storybook/addon-vitest', 'stories as tests', "Storybook's own test runner"),
  dependency('@storybook/react-vite', 'Storybook with the Vite config', 'none; part of Storybook'),
  dependency('@tailwindcss/vite', 'Tailwind in the build', 'none; part of Tailwind'),
  dependency('@types/negotiator', 'types of negotiator', 'none; part of negotiator'),
  dependency('@types/node', 'types of the oldest supported Node', 'scripts without type checks'),
  dependency('@types/react', 'types of React', 'no type checks'),
  dependency('@types/react-dom', 'types of React DOM', 'no type checks'),
  dependency('@vitejs/plugin-react', 'JSX and fast refresh', "Vite's own JSX transform"),
  dependency('@vitest/browser-playwright', 'stories in a browser', 'none; part of addon-vitest'),
  dependency('@vitest/coverage-v8', 'test coverage', "Node's own coverage"),
  dependency('chromatic', 'visual review of pull requests', 'npm run test:visual'),
  dependency('fast-check', 'property-based tests', 'example-based tests'),
  dependency('knip', 'detection of unused code', 'code review'),
  dependency('lightningcss', 'critical CSS', 'PostCSS in critical-css.ts'),
  dependency('mockdate', 'frozen date in stories', 'a Date class in .storybook/preview.tsx'),
  dependency('mrmime', 'content types of npm start', 'a lookup table'),
  dependency('negotiator', 'content encoding of npm start', 'a parser of Accept-Encoding'),
  dependency('oxlint', 'lint', 'ESLint, several times slower'),
  dependency('oxlint-tsgolint', 'type-aware lint', 'none; part of oxlint'),
  dependency('playwright', 'browsers, end-to-end and visual tests', 'another browser driver'),
  dependency('prettier', 'code format', 'another formatter'),
  dependency('sharp', 'image variants', 'another AVIF encoder'),
  dependency('storybook', 'component explorer and tests', 'a rewrite of all stories'),
  dependency('tailwindcss', 'utility classes from tokens', 'the class names of all components'),
  dependency('tsx', 'TypeScript scripts on Node 20', 'the type stripping of newer Node versions'),
  dependency('typescript', 'type checks', 'no type checks'),
  dependency('vite', 'build and development server', 'a rewrite of scripts/build'),
  dependency('vitest', 'unit tests and stories', "Node's test runner, for unit tests only"),
];

/** The packages of scripts/tools/package.json, which neither `npm start` nor `npm test` needs. */
export const TOOLS: readonly Dependency[] = [
  dependency('@fontsource-variable/hanken-grotesk', 'source of the font', 'a copy of its file'),
  dependency('@stryker-mutator/core', 'mutation tests', 'none'),
  dependency('@stryker-mutator/vitest-runner', 'Stryker on Vitest', 'none; part of Stryker'),
  dependency('autocannon', 'load tests', 'another load generator in tests/perf/load.ts'),
  dependency('lighthouse', 'Lighthouse scores', 'PageSpeed Insights'),
  dependency('subset-font', 'font subset', 'fonttools'),
  dependency('web-vitals', 'FCP, LCP, CLS and INP in npm run bench', 'PerformanceObserver'),
];

function dependency(name: string, purpose: string, replacement: string): Dependency {
  return { name, purpose, replacement };
}
