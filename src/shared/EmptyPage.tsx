import { photographs } from '../catalogue/photographs.ts';
import { EmptyState, type EmptyStateProps } from '../design-system/layout/EmptyState.tsx';

interface EmptyPageProps extends Omit<EmptyStateProps, 'photograph'> {
  /** The photograph: one that no page linked from this one shows, so that two pages in a row differ.
   * @default 'empty-state' */
  photograph?: 'empty-state' | 'empty-list-state' | 'not-found-wide';
}

/** The `EmptyState` of a page or a list, with a photograph of a shadow without its object. */
export function EmptyPage({ photograph = 'empty-state', ...rest }: EmptyPageProps) {
  return <EmptyState {...rest} photograph={photographs[photograph]} />;
}
