import { useSyncExternalStore } from 'react';
import { Toaster as SonnerToaster } from 'sonner';
import { BELOW_DESKTOP } from '../design-system/breakpoints.ts';

const narrowOffset = {
  top: 'calc(var(--spacing-head) + 4px)',
  left: 'var(--spacing-margin)',
  right: 'var(--spacing-margin)',
};
const wideOffset = { bottom: 'var(--spacing-margin)', right: 'var(--spacing-margin)' };

/**
 * Where toasts appear: at the bottom right, on a narrow screen under the header, so that they never
 * lie on the next step.
 */
export function Toaster() {
  const isNarrow = useSyncExternalStore(
    followNarrow,
    () => window.matchMedia(BELOW_DESKTOP).matches,
    () => false,
  );
  return (
    <SonnerToaster
      position={isNarrow ? 'top-center' : 'bottom-right'}
      offset={isNarrow ? narrowOffset : wideOffset}
      mobileOffset={narrowOffset}
      gap={8}
      style={{ '--width': 'var(--container-toast)' }}
      toastOptions={{ unstyled: true, className: 'w-full' }}
    />
  );
}

function followNarrow(onChange: () => void): () => void {
  const query = window.matchMedia(BELOW_DESKTOP);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}
