/** Whether Save-Data is on in the browser. */
export function prefersReducedData(): boolean {
  return navigator.connection?.saveData === true;
}
