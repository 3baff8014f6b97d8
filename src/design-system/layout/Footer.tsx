import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../primitives/Link.tsx';

interface FooterLink {
  label: string;
  /** Not set if the page does not exist yet. */
  href?: string | undefined;
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** URL that the wordmark links to. */
  homeHref: string;
  /** Pages of the shop. */
  shopLinks: readonly FooterLink[];
  /** Pages about the company. */
  companyLinks: readonly FooterLink[];
  /** Legal pages. */
  legalLinks: readonly FooterLink[];
  /** The lines of the postal address. */
  postalAddress: readonly string[];
  /** The e-mail address. */
  email: string;
  /** The phone number, as shown and as in the `tel:` URL. */
  phone: { text: string; number: string };
  /** The copyright year. */
  year: number;
}

/** Page footer: links, contact and copyright. Renders a `<footer>`. */
export function Footer({
  homeHref,
  shopLinks,
  companyLinks,
  legalLinks,
  postalAddress,
  email,
  phone,
  year,
  className,
  ...rest
}: FooterProps) {
  return (
    <footer {...rest} className={cx('floor pt-16 pb-8 desktop:pt-24', className)}>
      <div className="wrap">
        <div className="grid-page gap-y-12">
          <div className="rail pb-2">
            <Link href={homeHref} className="inline-flex min-h-target items-center text-mark">
              ESSENCE
            </Link>
          </div>
          <FooterColumn title="Shop" links={shopLinks} />
          <FooterColumn title="Company" links={companyLinks} />
          <FooterColumn title="Legal" links={legalLinks} />
          <div className="col-span-6 desktop:col-span-3">
            <FooterTitle>Contact</FooterTitle>
            <address className="text-small not-italic">
              {postalAddress.map((line) => (
                <p key={line} className="py-1.25">
                  {line}
                </p>
              ))}
              <a href={`mailto:${email}`} className={footerLink}>
                {email}
              </a>
              <a href={`tel:${phone.number}`} className={cx(footerLink, 'figures')}>
                {phone.text}
              </a>
            </address>
          </div>
        </div>
        <div className="mt-16 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-floor-line pt-5 text-caption text-floor-ink desktop:mt-24">
          <span>{`© ${year} ESSENCE`}</span>
          <span>Minimal Design. Maximum Impact.</span>
        </div>
      </div>
    </footer>
  );
}

const footerLink =
  'block w-fit py-1.25 [overflow-wrap:anywhere] text-left text-small underline-offset-4 hover:underline max-desktop:flex max-desktop:min-h-target max-desktop:items-center';

function FooterColumn({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title} className="col-span-6 desktop:col-span-2">
      <FooterTitle>{title}</FooterTitle>
      <div className="grid">
        {links.map(({ label, href }) =>
          href === undefined ? (
            <PlaceholderLink key={label}>{label}</PlaceholderLink>
          ) : (
            <Link key={label} href={href} className={footerLink}>
              {label}
            </Link>
          ),
        )}
      </div>
    </nav>
  );
}

function FooterTitle({ children }: { children: ReactNode }) {
  return <h2 className="mb-3.5 label-caps">{children}</h2>;
}

/**
 * A link whose page does not exist yet (Rules: Header and footer). An `<a>` without `href` is HTML's
 * placeholder link; the role and the `tabIndex` make it a focusable link for screen readers.
 */
function PlaceholderLink({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/no-redundant-roles
    <a role="link" tabIndex={0} className={footerLink}>
      {children}
    </a>
  );
}
