/** Whether Save-Data is on in the browser. */
export function prefersReducedData(): boolean {
  return navigator.connection?.saveData === true;
}

/** Whether animations are to be reduced. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
