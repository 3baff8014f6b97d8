import { photographs } from '../catalogue/photographs.ts';
import { EmptyState, type EmptyStateProps } from '../design-system/layout/EmptyState.tsx';

/** The `EmptyState` of a page, with the photograph of a shadow whose object is missing. */
export function EmptyPage(props: Omit<EmptyStateProps, 'photograph'>) {
  return <EmptyState {...props} photograph={photographs['empty-state']} />;
}
