import { pluralize } from '../../../domain/pluralize.ts';
import { announce } from '../../../design-system/announce.ts';

/** The error messages of a form's fields, by field name. */
export type FieldMessages = Readonly<Record<string, string | undefined>>;

/**
 * Announces the number of invalid fields, and the first one's label and message. Focusing that field is not
 * enough: nothing is announced if it is focused already.
 */
export function announceErrors(form: HTMLFormElement, messages: FieldMessages): void {
  const [first, ...others] = controlsOf(form).filter(({ name }) => messages[name] !== undefined);
  if (!first) return;
  const label = first.labels?.[0]?.textContent ?? '';
  const message = messages[first.name] ?? '';
  announce(`${pluralize(others.length + 1, 'field')} to correct. ${label}: ${message}`);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the named controls of a form in document order. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl).filter(({ name }) => name !== '');
}

export function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}
