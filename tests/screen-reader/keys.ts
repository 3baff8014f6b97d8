/** The keys of a screen reader user, by their X keysym, and how a transcript names them. */
export const keys = {
  'ctrl+Home': 'Ctrl+Home (top of the page)',
  KP_Add: 'Numpad + (read on from here)',
  h: 'H (next heading)',
  m: 'M (next landmark)',
  b: 'B (next button)',
  e: 'E (next field)',
  Tab: 'Tab',
  'shift+Tab': 'Shift+Tab',
  Return: 'Enter',
  space: 'Space',
  Escape: 'Escape',
  BackSpace: 'Backspace',
  Up: 'Up',
  Down: 'Down',
  Left: 'Left',
  Right: 'Right',
  Home: 'Home',
  Page_Up: 'Page Up',
  Page_Down: 'Page Down',
  'alt+Left': 'Alt+Left (back)',
  F8: 'F8 (messages)',
} as const;

export type Key = keyof typeof keys;
