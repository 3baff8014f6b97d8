interface Navigator {
  /** The Network Information API, in some browsers only. */
  readonly connection?: { readonly saveData?: boolean };
}

/** The part of the Trusted Types API that the shop uses: TypeScript's DOM types lack it. */
interface Window {
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ) => {
      /** Returns a `TrustedScriptURL`, typed as the string that other APIs accept. */
      createScriptURL: (url: string) => string;
    };
  };
}

interface ImportMetaEnv {
  /** In the service worker: Workbox's precache manifest, the files of this version that shoppers need. */
  readonly PRECACHE_MANIFEST: import('workbox-precaching').PrecacheEntry[];
  /** In the service worker: the app shell, served at any URL without a network. */
  readonly APP_SHELL: { html: string; headers: Record<string, string> };
  /** The copyright year of the prerendered pages. */
  readonly BUILD_YEAR: number;
  /** The origin of the shop: `https://shop.example`. */
  readonly VITE_SITE_ORIGIN?: string;
}
