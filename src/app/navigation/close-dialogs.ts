/** Closes the menu, the filter sheet and the photograph viewer. */
export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
}
