import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface AccountSectionProps {
  title: string;
  /** Whether the content fills the stage, and on tablets the page. By default it has six columns on desktops. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * Section with its title in the rail and its content in the stage. Not a region: screen readers would read the title
 * twice, since most have a form of the same name.
 */
export function AccountSection({ title, isWide = false, children }: AccountSectionProps) {
  return (
    <div className="grid-page tablet:@container">
      <h2 className="col-span-full text-h3 @columns:col-span-3">{title}</h2>
      <div
        className={cx(
          'col-span-full pt-6 @columns:desktop:pt-0',
          isWide
            ? '@columns:desktop:col-[4/-1]'
            : '@columns:col-[4/-1] @columns:pt-0 @columns:desktop:col-[4/10]',
        )}
      >
        {children}
      </div>
    </div>
  );
}
