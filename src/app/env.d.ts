interface Navigator {
  /** What some browsers know of the line, and of the wish to save data on it. */
  readonly connection?: { readonly saveData?: boolean };
}

interface ImportMetaEnv {
  /** The year that the built pages say, in four digits. */
  readonly YEAR_OF_BUILD: number;
  /** The scheme and host that the shop is served at: `https://shop.example`. */
  readonly VITE_SITE_ORIGIN?: string;
}
