import type { Plugin } from 'vite';

/**
 * Makes the unused components of react-router tree-shakable, until remix-run/react-router#15299 does: it
 * marks their initializers as pure and drops their display names. Every page is smaller for it; the
 * bundler's `manualPureFunctions` and `propertyWriteSideEffects` save less. If the code of a new version
 * no longer matches, nothing breaks and the pages load more code.
 */
export function trimRouter(): Plugin {
  return {
    name: 'essence:trim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
