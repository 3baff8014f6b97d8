import { useEffect } from 'react';

/**
 * In a view transition, clicks the control of the header or a toast under the pointer: browsers hit what is behind the
 * elements that they capture.
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
