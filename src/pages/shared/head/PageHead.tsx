import { findScenePhotograph } from '../../../catalogue/catalogue.ts';
import { socialImageUrl, type Photograph } from '../../../domain/photograph.ts';
import { siteOrigin } from '../../../paths.ts';
import { PageTitle } from './PageTitle.tsx';

const SHOP_DESCRIPTION =
  'ESSENCE makes a small collection of lamps, vessels and tools for the home and the desk.';

export interface PageHeadProps {
  title: string;
  /** What the page is, in a sentence or two, for search results and shared links.
   * @default what the shop is */
  description?: string | undefined;
  /** The page's one address. A page that says what is missing has none. */
  path?: string | undefined;
  /** The picture that stands for it where a link is shared.
   * @default the hero */
  photograph?: Photograph | undefined;
  /** Whether search engines must not list the page.
   * @default false */
  noindex?: boolean | undefined;
}

/**
 * What a page says of itself to browsers, search engines and whoever shows a link to it. React moves
 * it into the document's head. Each page renders exactly one.
 */
export function PageHead({
  title,
  description = SHOP_DESCRIPTION,
  path,
  photograph = findScenePhotograph('hero-wide'),
  noindex = false,
}: PageHeadProps) {
  const address = path === undefined ? undefined : `${siteOrigin}${path}`;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      {address !== undefined && <link rel="canonical" href={address} />}
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="ESSENCE" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address !== undefined && <meta property="og:url" content={address} />}
      <meta property="og:image" content={siteOrigin + socialImageUrl(photograph)} />
      <meta property="og:image:alt" content={photograph.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
