import { ButtonLink } from '../../../design-system/primitives/Button.tsx';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLogNotFound } from '../../shared/navigation/use-log-not-found.ts';
import { SellerHeading } from '../SellerHeading.tsx';

/** Page for unknown paths under `/seller`, inside the seller layout. */
export function SellerNotFoundPage() {
  useLogNotFound();
  return (
    <>
      <PageHead title="Page Not Found | ESSENCE" noindex />
      <SellerHeading>Oops! Page not found</SellerHeading>
      <ButtonLink href={paths.home.href()}>Return to Home</ButtonLink>
    </>
  );
}
