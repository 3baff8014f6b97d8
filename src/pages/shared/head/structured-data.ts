import { paths, siteOrigin } from '../../../paths.ts';

/** A thing in the words of schema.org. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** Data as it may stand inside a `<script>`: no text in it can end the tag. */
export function toScriptText(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/** The way to a page, from the home page on; each step by its name and path. */
export function describeWay(steps: readonly { name: string; path: string }[]): StructuredData {
  const way = [{ name: 'Home', path: paths.home.href() }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteOrigin + path,
    })),
  };
}
