import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface Stat {
  /** Name of the metric. */
  label: string;
  /** The formatted value. */
  value: string;
}

export interface StatTilesProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The metrics in display order. */
  stats: readonly Stat[];
}

/** Key figures side by side. Renders a `<dl>`. */
export function StatTiles({ stats, className, ...rest }: StatTilesProps) {
  return (
    <dl {...rest} className={cx('grid grid-cols-3 gap-x-gutter', className)}>
      {stats.map(({ label, value }) => (
        <div key={label} className="min-w-0 border-t border-ink pt-4">
          <dt className="text-caption text-ink-2">{label}</dt>
          <dd className="mt-3 text-total figures wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
