import { useEffect } from 'react';
import { focusHeading } from '../../design-system/focus.ts';

/**
 * Focuses the page's heading when the element that has the focus is removed and nothing else takes the focus,
 * e.g. by Back, by another tab or in a wider window. Browsers move the focus to the body.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let focused: EventTarget | null = null;
    const track = ({ target }: FocusEvent) => {
      focused = target;
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      if (focused instanceof Element && !focused.isConnected) focusHeading({ preventScroll: true });
    });
    document.addEventListener('focusin', track);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', track);
      observer.disconnect();
    };
  }, []);
}
