import type { ReactNode } from 'react';

/**
 * Section with its title in the rail and its content in six columns of the stage. Not a region: screen readers
 * would read the title twice, since the form in it has the same name.
 */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid-page">
      <h2 className="rail text-h3">{title}</h2>
      <div className="col-span-full pt-6 desktop:col-[4/10] desktop:pt-0">{children}</div>
    </div>
  );
}
