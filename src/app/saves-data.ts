/** Whether the visitor wants no more to be sent than what they ask for. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
