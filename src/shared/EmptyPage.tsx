import { photographs } from '../catalogue/photographs.ts';
import { EmptyState, type EmptyStateProps } from '../design-system/layout/EmptyState.tsx';

interface EmptyPageProps extends Omit<EmptyStateProps, 'photograph'> {
  /** The photograph. Pages that link to each other have different ones.
   * @default 'empty-state' */
  photograph?: 'empty-state' | 'empty-list-state' | 'not-found-wide';
}

/** The `EmptyState` of a page or a list, with a photograph of a shadow without its object. */
export function EmptyPage({ photograph = 'empty-state', ...rest }: EmptyPageProps) {
  return <EmptyState {...rest} photograph={photographs[photograph]} />;
}
