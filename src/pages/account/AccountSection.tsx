import type { ReactNode } from 'react';

/**
 * Section with its title in the rail and its content in the stage, on desktops in six columns of it. Not a region:
 * screen readers would read the title twice, since a form in it has the same name.
 */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid-page tablet:@container">
      <h2 className="col-span-full text-h3 @columns:col-span-3">{title}</h2>
      <div className="col-span-full pt-6 @columns:col-[4/-1] @columns:pt-0 @columns:desktop:col-[4/10]">
        {children}
      </div>
    </div>
  );
}
