import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../primitives/Link.tsx';

interface FooterColumnProps {
  title: string;
  /** The links. Without `href`, the page does not exist yet (Rules: Header and footer). */
  links: readonly { label: string; href?: string | undefined }[];
}

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Name of the shop, the link to its home page. */
  wordmark: string;
  /** URL that the wordmark links to. */
  homeHref: string;
  /** The columns of links, each named by its title. */
  columns: readonly FooterColumnProps[];
  /** The lines of the postal address, the email address and the phone number with its country code. */
  contact: { address: readonly string[]; email: string; phone: string };
  /** Heading of the contact.
   * @default 'Contact' */
  contactTitle?: string;
  /** The copyright notice. */
  copyright: string;
  /** A last line. */
  tagline?: string | undefined;
  /** What replaces the tagline on paper, e.g. today's date. */
  printed?: ReactNode;
}

/** Page footer: links, contact and copyright. Renders a `<footer>`. */
export function Footer({
  wordmark,
  homeHref,
  columns,
  contact,
  contactTitle = 'Contact',
  copyright,
  tagline,
  printed,
  className,
  ...rest
}: FooterProps) {
  return (
    <footer {...rest} className={cx('floor pt-16 pb-8 desktop:pt-24 print:py-0', className)}>
      <div className="wrap">
        <div className="grid-page gap-y-12">
          <div className="-mt-3.75 rail pb-2 print:hidden">
            <Link
              href={homeHref}
              translate="no"
              className="inline-flex min-h-target items-center text-mark"
            >
              {wordmark}
            </Link>
          </div>
          {columns.map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
          <div className="col-span-6 tablet:col-span-3 print:col-span-full">
            <h2 className="mb-3.5 label-caps print:hidden">{contactTitle}</h2>
            <address className="text-small not-italic print:grid print:grid-cols-3 print:items-baseline print:gap-x-6 print:*:last:justify-self-end">
              <p className="py-1.25 whitespace-pre-line max-desktop:py-2.75">
                {contact.address.join('\n')}
              </p>
              <a href={`mailto:${contact.email}`} className={footerLinkClass}>
                {contact.email}
              </a>
              <a
                href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}
                className={cx(footerLinkClass, 'figures')}
              >
                {contact.phone}
              </a>
            </address>
          </div>
        </div>
        <div className="mt-16 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-floor-line pt-5 text-caption text-floor-ink desktop:mt-24 print:mt-4 print:grid print:grid-cols-3">
          <span>{copyright}</span>
          <span className="print:hidden">{tagline}</span>
          <div className="not-print:hidden print:contents">{printed}</div>
        </div>
      </div>
    </footer>
  );
}

const footerLinkClass = cx(
  'block w-fit cursor-pointer py-1.25 wrap-anywhere text-left text-small underline-offset-4 hover:underline',
  'max-desktop:flex max-desktop:min-h-target max-desktop:items-center',
);

function FooterColumn({ title, links }: FooterColumnProps) {
  return (
    <nav aria-label={title} className="col-span-6 tablet:col-span-3 desktop:col-span-2">
      <h2 className="mb-3.5 label-caps">{title}</h2>
      <div className="grid">
        {links.map(({ label, href }) =>
          href === undefined ? (
            // HTML's placeholder link. The role and the `tabIndex` make it a focusable link for screen readers.
            // oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/no-redundant-roles
            <a key={label} role="link" tabIndex={0} className={footerLinkClass}>
              {label}
            </a>
          ) : (
            <Link key={label} href={href} className={footerLinkClass}>
              {label}
            </Link>
          ),
        )}
      </div>
    </nav>
  );
}
