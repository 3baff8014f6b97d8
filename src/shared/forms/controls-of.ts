type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the named controls of a form that match the selector, in document order. */
export function controlsOf(form: HTMLFormElement | null, selector = ''): Control[] {
  return [
    ...(form?.querySelectorAll<Control>(`:is(input, select, textarea)[name]${selector}`) ?? []),
  ];
}
