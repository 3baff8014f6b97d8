import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useStores, type FormValues } from '../../store/stores.ts';
import { controlsOf } from './report-errors.ts';

/**
 * Keeps what is typed into a form when its page is left, for this visit, but never a card. Returns a ref for the form, its
 * initial values, and a function that forgets what was typed, for submit and cancel.
 *
 * @param name unique name of the form
 * @param defaultValues values of the form if nothing was typed
 */
export function useDraft<Values extends FormValues>(
  name: string,
  defaultValues: Values,
): {
  form: RefObject<HTMLFormElement | null>;
  initialValues: Values;
  forget: () => void;
} {
  const { values: drafts } = useStores().drafts;
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef('');
  const [defaults] = useState(defaultValues);
  const [initialValues] = useState(() => ({ ...defaultValues, ...drafts.get(name) }));

  useLayoutEffect(() => {
    const { current } = form;
    const save = () => {
      const typed = readValues(current);
      const isTyped = Object.entries(typed).some(([key, value]) => value !== (defaults[key] ?? ''));
      if (isTyped && JSON.stringify(typed) !== submitted.current) drafts.set(name, typed);
      else drafts.delete(name);
    };
    current?.addEventListener('input', save);
    return () => {
      current?.removeEventListener('input', save);
      // Password managers may fill in values without an event.
      save();
    };
  }, [drafts, defaults, name]);

  const forget = () => {
    submitted.current = JSON.stringify(readValues(form.current));
    drafts.delete(name);
  };
  return { form, initialValues, forget };
}

function readValues(form: HTMLFormElement | null): FormValues {
  const kept = form
    ? controlsOf(form).filter((field) => !field.autocomplete.startsWith('cc-'))
    : [];
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}
