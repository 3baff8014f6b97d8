interface Navigator {
  /** What some browsers know of the line, and of the wish to save data on it. */
  readonly connection?: { readonly saveData?: boolean };
}

/** What the shop needs of Trusted Types, which TypeScript's own list of the browser leaves out. */
interface Window {
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => {
      /** Makes an object that stands for the text that it is typed as. */
      createScriptURL: (address: string) => string;
    };
  };
}

interface ImportMetaEnv {
  /** In the service worker: every file of this version that it stores. */
  readonly FILES_OF_VERSION: import('workbox-precaching').PrecacheEntry[];
  /** In the service worker: the document that opens at any URL without a network. */
  readonly APP_SHELL: { html: string; headers: Record<string, string> };
  /** The year that the built pages say, in four digits. */
  readonly YEAR_OF_BUILD: number;
  /** The scheme and host that the shop is served at: `https://shop.example`. */
  readonly VITE_SITE_ORIGIN?: string;
}
