import { useState, type SyntheticEvent } from 'react';
import { announceErrors, controlsOf, isControl, type FieldMessages } from './announce-errors.ts';

/**
 * The browser's own constraint validation, with its messages beside the fields instead of in a bubble.
 * A `Form` turns the bubbles off.
 */
export function useConstraintErrors() {
  /** `undefined` until the form was refused for the first time. */
  const [errors, setErrors] = useState<FieldMessages>();

  /** Checks a form on submit. If a field is invalid it focuses the first one and returns true. */
  const reportInvalid = (form: HTMLFormElement): boolean => {
    const invalid = controlsOf(form).filter((control) => !control.checkValidity());
    if (invalid.length === 0) return false;
    const messages = Object.fromEntries(
      invalid.map(({ name, validationMessage }) => [name, validationMessage]),
    );
    setErrors(messages);
    invalid[0]?.focus();
    announceErrors(form, messages);
    return true;
  };

  /**
   * Checks a field again on input and on blur. A message that is shown stays the same during input:
   * browsers quote the value in it, and a screen reader would read it again with every letter.
   */
  const revalidate = ({ target, type }: SyntheticEvent) => {
    if (!isControl(target)) return;
    const { name, validationMessage } = target;
    setErrors((current) => {
      if (!current) return current;
      const isShown = current[name] !== undefined && validationMessage !== '' && type === 'input';
      return isShown ? current : { ...current, [name]: validationMessage || undefined };
    });
  };

  return { errors: errors ?? {}, reportInvalid, revalidate };
}
