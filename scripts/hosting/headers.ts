/**
 * What every server of the shop says beside its answers. The build writes it down once for all of them:
 * see `write-host-files.ts`.
 */
export type ShopHeaders = {
  /**
   * Of each page, of each error, and of whatever lies outside of the two folders below; the service
   * worker takes its policy from there.
   */
  documents: Headers;
  /** Of the hashed files; only documents and workers heed a policy. */
  assets: Headers;
  photographs: Headers;
};

type Headers = Record<string, string>;

/** The hashes of what stands inline in the documents, or is put there by a library. */
interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Hashed files never change; all others are asked for anew. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

const files = { 'X-Content-Type-Options': 'nosniff' };

/** Powers of the browser that the shop has no use for, nor whatever would get into it. */
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
      'Cache-Control': REVALIDATED,
      'Content-Security-Policy': buildCsp(inline),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      ...files,
    },
    assets: { 'Cache-Control': IMMUTABLE, ...files },
    photographs: { 'Cache-Control': REVALIDATED, ...files },
  };
}

/** Why each of these stands in Storybook under Decisions, Security policy. */
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
  return directives.map((words) => words.join(' ')).join('; ');
}
