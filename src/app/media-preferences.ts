/** Whether Save-Data is on in the browser. */
export function prefersReducedData(): boolean {
  return navigator.connection?.saveData === true;
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
