import { pluralize } from '../../domain/pluralize.ts';
import { announce } from '../../design-system/announce.ts';
import { controlsOf } from './controls-of.ts';

/** The error messages of a form's fields, by field name. */
export type FieldMessages = Readonly<Record<string, string | undefined>>;

/**
 * Announces the number of invalid fields and focuses the first one. If it is focused already, also announces its label
 * and message: otherwise screen readers read them when it gets the focus.
 */
export function reportErrors(form: HTMLFormElement, messages: FieldMessages): void {
  const [first, ...others] = controlsOf(form).filter(({ name }) => messages[name] !== undefined);
  if (!first) return;
  const count = `${pluralize(others.length + 1, 'field')} to correct.`;
  const isFocused = document.activeElement === first;
  const label = first.labels?.[0]?.textContent;
  announce(isFocused ? `${count} ${label}: ${messages[first.name]}` : count);
  first.focus();
  // On focus, WebKit leaves the label below the header.
  first.scrollIntoView({ block: 'nearest' });
}
