import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes `sitemap.xml` and adds its URL to `robots.txt`.
 *
 * @param folder of the build
 * @param origin of the site
 * @param base path below which the site is served, e.g. `/`
 */
export async function writeSitemap(
  folder: string,
  origin: string,
  base: string,
  paths: readonly string[],
) {
  const entries = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
  await writeFile(
    join(folder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`,
  );
  const robotsFile = join(folder, 'robots.txt');
  const robots = await readFile(robotsFile, 'utf8');
  await writeFile(robotsFile, `${robots}\nSitemap: ${origin}${base}sitemap.xml\n`);
}
