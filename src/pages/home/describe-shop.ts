import { paths, siteOrigin } from '../../paths.ts';
import type { StructuredData } from '../shared/head/structured-data.ts';

/** The maker and seller of everything. */
export function describeShop(): StructuredData {
  return {
    '@type': 'Organization',
    name: 'ESSENCE',
    url: `${siteOrigin}${paths.home.href()}`,
    logo: `${siteOrigin}/icon.svg`,
  };
}
