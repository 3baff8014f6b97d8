/** Response headers. `write-host-files.ts` writes them in the format of each host. */
export type ShopHeaders = {
  /** For pages, errors and all files outside the two folders below, including the service worker. */
  documents: Headers;
  /** For hashed files. They need no CSP, which applies to documents and workers only. */
  assets: Headers;
  photographs: Headers;
};

type Headers = Record<string, string>;

/** CSP hashes of the inline scripts and styles, and of the styles that a library injects. */
interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Hashed files never change. Photographs are not requested again for ten minutes. Browsers revalidate all others. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const TEN_MINUTES = 'public, max-age=600, stale-while-revalidate=86400';
const REVALIDATE = 'no-cache';

const common = { 'X-Content-Type-Options': 'nosniff' };

/** Browser features that the shop does not use. Denying them also restricts injected code. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export function buildHeaders(inline: InlineHashes): ShopHeaders {
  return {
    documents: {
      'Cache-Control': REVALIDATE,
      'Content-Security-Policy': buildCsp(inline),
      'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      ...common,
    },
    assets: { 'Cache-Control': IMMUTABLE, ...common },
    photographs: { 'Cache-Control': TEN_MINUTES, ...common },
  };
}

/** Storybook explains the directives under Decisions, Content Security Policy. */
function buildCsp({ scripts, styles }: InlineHashes) {
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map((hash) => `'${hash}'`)],
    ['style-src', "'self'", ...styles.map((hash) => `'${hash}'`)],
    ['img-src', "'self'", 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'essence'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
