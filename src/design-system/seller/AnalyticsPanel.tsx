import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';

export interface AnalyticsPanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Title of the metric. */
  title: string;
  /** Text shown without data. */
  emptyText: string;
}

/** Placeholder for a metric without data. Renders a named `<section>`. */
export function AnalyticsPanel({ title, emptyText, className, ...rest }: AnalyticsPanelProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={cx('border-t border-ink pt-4.5 pb-12 desktop:pb-16', className)}
    >
      <h2 id={titleId} className="text-h3">
        {title}
      </h2>
      <p className="mt-4 max-w-lede text-pretty text-ink-2">{emptyText}</p>
    </section>
  );
}
