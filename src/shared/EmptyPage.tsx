import { photographs } from '../catalogue/photographs.ts';
import { EmptyState, type EmptyStateProps } from '../design-system/layout/EmptyState.tsx';

interface EmptyPageProps extends Omit<EmptyStateProps, 'photograph'> {
  /** Which shadow: one that the pages linked to this one do not show.
   * @default 'empty-state' */
  photograph?: 'empty-state' | 'empty-list-state' | 'not-found-wide';
}

/** The `EmptyState` of a page or a list, with the photograph of a shadow, whose object is not in it. */
export function EmptyPage({ photograph = 'empty-state', ...rest }: EmptyPageProps) {
  return <EmptyState {...rest} photograph={photographs[photograph]} />;
}
