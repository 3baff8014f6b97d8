import { photographs } from '../catalogue/photographs.ts';
import { EmptyState, type EmptyStateProps } from '../design-system/layout/EmptyState.tsx';

interface EmptyPageProps extends Omit<EmptyStateProps, 'photograph'> {
  /** The shadow: that of another object than on neighbouring pages.
   * @default 'empty-state' */
  photograph?: 'empty-state' | 'empty-list-state' | 'not-found-wide';
}

/** The `EmptyState` of a page or a list, with the photograph of a shadow whose object is missing. */
export function EmptyPage({ photograph = 'empty-state', ...rest }: EmptyPageProps) {
  return <EmptyState {...rest} photograph={photographs[photograph]} />;
}
