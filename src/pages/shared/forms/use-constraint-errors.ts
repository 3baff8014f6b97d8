import { useCallback, useState, type InputEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The message of each field that was refused, by the field's name. */
export type ConstraintErrors = Readonly<Record<string, string | undefined>>;

/**
 * The browser's own check of a form, with its messages beside the fields instead of in a bubble. The
 * browser leaves the showing to us, since a `Form` tells it to.
 */
export function useConstraintErrors() {
  const [errors, setErrors] = useState<ConstraintErrors>({});

  /** Checks a form on submit. When a field is wrong it says so, focuses the first one and returns true. */
  const refuseInvalid = useCallback((form: HTMLFormElement): boolean => {
    const invalid = controlsOf(form).filter((control) => !control.checkValidity());
    setErrors(
      Object.fromEntries(invalid.map(({ name, validationMessage }) => [name, validationMessage])),
    );
    invalid[0]?.focus();
    return invalid.length > 0;
  }, []);

  /** Follows a field as it is mended: its message changes with what is still wrong, then leaves. */
  const mend = useCallback((event: InputEvent<HTMLFormElement>) => {
    const control = event.target;
    if (!isControl(control)) return;
    const { name, validationMessage } = control;
    setErrors((current) => {
      if (current[name] === undefined || current[name] === validationMessage) return current;
      return { ...current, [name]: validationMessage === '' ? undefined : validationMessage };
    });
  }, []);

  return { errors, refuseInvalid, mend };
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isControl).filter(({ name }) => name !== '');
}

function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}
