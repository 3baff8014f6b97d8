import { useState, type SyntheticEvent } from 'react';
import { controlsOf } from './controls-of.ts';
import { reportErrors, type FieldMessages } from './report-errors.ts';

/** The browser's constraint validation, with its messages below the fields instead of in bubbles. */
export function useConstraintErrors() {
  /** `undefined` until the first invalid submit, before which fields are not revalidated. */
  const [errors, setErrors] = useState<FieldMessages>();

  /** Validates a form on submit. Focuses the first invalid field; returns whether there is one. */
  const reportInvalid = (form: HTMLFormElement): boolean => {
    // `checkValidity` would dispatch an event for each field.
    const invalid = controlsOf(form).filter(({ validity }) => !validity.valid);
    if (invalid.length === 0) {
      setErrors(undefined);
      return false;
    }
    const messages = Object.fromEntries(
      invalid.map(({ name, validationMessage }) => [name, validationMessage]),
    );
    setErrors(messages);
    reportErrors(form, messages);
    return true;
  };

  /**
   * Revalidates a field on input and blur. A visible message is not updated on input: some browsers quote
   * the value in it, and screen readers would read it again on every letter.
   */
  const revalidate = ({ currentTarget, target, type }: SyntheticEvent<HTMLFormElement>) => {
    const control = controlsOf(currentTarget).find((each) => each === target);
    if (!control) return;
    const { name, validationMessage } = control;
    setErrors((current) => {
      if (!current) return current;
      const isShown = current[name] !== undefined && validationMessage !== '' && type === 'input';
      return isShown ? current : { ...current, [name]: validationMessage || undefined };
    });
  };

  return { errors: errors ?? {}, reportInvalid, revalidate };
}
