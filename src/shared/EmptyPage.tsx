import { photographs } from '../catalogue/photographs.ts';
import { EmptyState, type EmptyStateProps } from '../design-system/layout/EmptyState.tsx';

interface EmptyPageProps extends Omit<EmptyStateProps, 'photograph'> {
  /** The shadow: of a vase, or of a lamp if a page beside it has the vase.
   * @default 'empty-state' */
  photograph?: 'empty-state' | 'not-found-wide';
}

/** The `EmptyState` of a page, with the photograph of a shadow whose object is missing. */
export function EmptyPage({ photograph = 'empty-state', ...rest }: EmptyPageProps) {
  return <EmptyState {...rest} photograph={photographs[photograph]} />;
}
