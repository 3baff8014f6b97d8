import { useId, type ReactNode } from 'react';

/** Section with its title in the rail and its content in six columns of the stage. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid-page">
      <h2 id={titleId} className="rail text-h3">
        {title}
      </h2>
      <div className="col-span-full pt-6 desktop:col-[4/10] desktop:pt-0">{children}</div>
    </section>
  );
}
