import { useEffect } from 'react';

/**
 * Clicks the control of the header or of a toast under the pointer during a view transition. Browsers do not hit the
 * elements that they move in one, but what is behind them.
 */
export function useCapturedClicks(): void {
  useEffect(() => {
    if (!CSS.supports('selector(:active-view-transition)')) return undefined;
    const click = (event: MouseEvent) => {
      const { clientX: x, clientY: y } = event;
      const control = [
        ...document.querySelectorAll<HTMLElement>(
          // Behind a modal dialog, they do not respond.
          ':active-view-transition:not(:has(:modal)) :is(header, [data-toast]) :is(a, button)',
        ),
      ].find((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left <= x && x < right && top <= y && y < bottom;
      });
      if (!control) return;
      event.preventDefault();
      event.stopPropagation();
      control.click();
    };
    document.addEventListener('click', click, { capture: true });
    return () => {
      document.removeEventListener('click', click, { capture: true });
    };
  }, []);
}
