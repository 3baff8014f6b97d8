import { photographs } from '../catalogue/photographs.ts';
import { socialImageUrl, type Photograph } from '../domain/photograph.ts';
import { siteOrigin } from '../paths.ts';

const SHOP_DESCRIPTION =
  'ESSENCE makes a small collection of lamps, vessels and tools for the home and the desk.';

export interface PageHeadProps {
  title: string;
  /** Meta description, one or two sentences.
   * @default a description of the shop */
  description?: string | undefined;
  /** Canonical path; not set if search engines must not index the page. */
  path?: string | undefined;
  /** Open Graph image.
   * @default the hero image */
  photograph?: Photograph | undefined;
  /** Whether search engines must not index the page.
   * @default false */
  noindex?: boolean | undefined;
}

/** Metadata of the current page, hoisted into the `<head>` by React. */
export function PageHead({
  title,
  description = SHOP_DESCRIPTION,
  path,
  photograph = photographs['hero-wide'],
  noindex,
}: PageHeadProps) {
  const url = path === undefined ? undefined : `${siteOrigin}${path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {url !== undefined && <link rel="canonical" href={url} />}
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="ESSENCE" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url !== undefined && <meta property="og:url" content={url} />}
      <meta property="og:image" content={siteOrigin + socialImageUrl(photograph)} />
      <meta property="og:image:alt" content={photograph.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
