import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useStores, type FormValues, type Stores } from '../../store/stores.ts';
import { controlsOf } from './controls-of.ts';

/** Selector of card fields. */
const CARD = '[autocomplete^=cc-]';

/**
 * Saves the values of a form in memory on each input and when its page is left, except card fields, which are cleared
 * when the document is left. Returns a ref for the form, its initial values, and `discard`, which discards the saved
 * values, for submit and cancel.
 *
 * @param label accessible name of the form, unique in its page
 * @param defaultValues values of the form if nothing was typed
 */
export function useFormDraft<Values extends FormValues>(
  label: string,
  defaultValues: Values,
): {
  form: RefObject<HTMLFormElement | null>;
  initialValues: Values;
  discard: () => void;
} {
  const { values: drafts } = useStores().formDrafts;
  const { pathname } = useLocation();
  const [key] = useState(() => keyOf(pathname, label));
  const form = useRef<HTMLFormElement>(null);
  const discardedValues = useRef('');
  const [defaults] = useState(defaultValues);
  const [initialValues] = useState(() => ({ ...defaultValues, ...drafts.get(key) }));

  useLayoutEffect(() => {
    const { current } = form;
    const save = () => {
      const typed = readValues(current);
      const isTyped = Object.entries(typed).some(
        ([name, value]) => value !== (defaults[name] ?? ''),
      );
      if (isTyped && JSON.stringify(typed) !== discardedValues.current) drafts.set(key, typed);
      else drafts.delete(key);
    };
    // The back/forward cache would restore the card.
    const clearCard = () => {
      for (const field of controlsOf(current, CARD)) field.value = '';
    };
    current?.addEventListener('input', save);
    window.addEventListener('pagehide', clearCard);
    return () => {
      current?.removeEventListener('input', save);
      window.removeEventListener('pagehide', clearCard);
      // Password managers may fill in values without an event.
      save();
    };
  }, [drafts, defaults, key]);

  const discard = () => {
    discardedValues.current = JSON.stringify(readValues(form.current));
    drafts.delete(key);
  };
  return { form, initialValues, discard };
}

/**
 * Saves the values typed into forms before hydration, when the page is left or its chunk fails. Skips the search, whose
 * value is in the URL.
 */
export function saveUnhydratedForms(
  { values: drafts }: Stores['formDrafts'],
  pathname: string,
): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form:not([role=search])')) {
    if (controlsOf(form).some(isChanged))
      drafts.set(keyOf(pathname, form.ariaLabel ?? ''), readValues(form));
  }
}

function isChanged(field: ReturnType<typeof controlsOf>[number]): boolean {
  if (!('options' in field)) return field.value !== field.defaultValue;
  return field.value !== '' && !field.selectedOptions[0]?.defaultSelected;
}

function keyOf(pathname: string, label: string): string {
  return `${pathname} ${label}`;
}

function readValues(form: HTMLFormElement | null): FormValues {
  const kept = controlsOf(form, `:not(${CARD})`);
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}
