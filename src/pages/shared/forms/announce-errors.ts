import { pluralize } from '../../../domain/pluralize.ts';
import { announce } from '../../../design-system/announce.ts';

/** What is wrong with the fields of a form, by their names. */
export type FieldMessages = Readonly<Record<string, string | undefined>>;

/**
 * Announces how many fields were refused, and the first one with its message. Moving the focus there
 * announces nothing when the field has the focus already.
 */
export function announceErrors(form: HTMLFormElement, messages: FieldMessages): void {
  const [first, ...others] = controlsOf(form).filter(({ name }) => messages[name] !== undefined);
  if (!first) return;
  const label = first.labels?.[0]?.textContent ?? '';
  const message = messages[first.name] ?? '';
  announce(`${pluralize(others.length + 1, 'field')} to correct. ${label}: ${message}`);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The named controls of a form, in the order of the page. */
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
