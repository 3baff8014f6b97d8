import { Toaster as SonnerToaster } from 'sonner';
import { BELOW_DESKTOP } from '../../design-system/breakpoints.ts';
import { holdToasts, releaseToasts } from '../../pages/shared/toasts/hold-toasts.ts';
import { useMediaQuery } from '../../pages/shared/use-media-query.ts';

const narrowOffset = {
  top: 'calc(var(--spacing-head) + 4px)',
  left: 'var(--spacing-margin)',
  right: 'var(--spacing-margin)',
};
const wideOffset = { bottom: 'var(--spacing-margin)', right: 'var(--spacing-margin)' };

/** Moves the focus to the toasts. The library's own Alt+T opens a menu in Firefox. */
const TOASTS_KEY = ['F8'];

/**
 * Where toasts appear: at the bottom right, on a narrow screen under the header, so that they never
 * lie on the next step.
 */
export function Toaster() {
  const isNarrow = useMediaQuery(BELOW_DESKTOP);
  return (
    // The library has a toast stay under the pointer, but not with the focus.
    <div onFocus={holdToasts} onBlur={releaseToasts} className="print:hidden">
      <SonnerToaster
        // Without a name it is no landmark, and no name is read out before each toast.
        customAriaLabel=""
        hotkey={TOASTS_KEY}
        position={isNarrow ? 'top-center' : 'bottom-right'}
        offset={isNarrow ? narrowOffset : wideOffset}
        mobileOffset={narrowOffset}
        gap={8}
        className="motion-reduce:transition-none!"
        style={{ '--width': 'var(--container-toast)' }}
        toastOptions={{ unstyled: true, className: 'w-full' }}
      />
    </div>
  );
}
