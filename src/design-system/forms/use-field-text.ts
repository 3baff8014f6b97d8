import { useEffectEvent, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import { useForwardedRef } from '../use-forwarded-ref.ts';

/**
 * Connects an uncontrolled field to a value: React would write the value of a controlled field over text that is typed
 * while the page hydrates. Calls `onTyped` for text typed before hydration, and writes to the field only when the value
 * changes to another text, but not over text that is being typed. Returns the field's ref.
 */
export function useFieldText(
  value: string,
  onTyped: (text: string, field: HTMLInputElement) => void,
  ref?: Ref<HTMLInputElement>,
): RefObject<HTMLInputElement | null> {
  const fieldRef = useForwardedRef(ref);
  const previousValue = useRef(value);
  const report = useEffectEvent(onTyped);

  useLayoutEffect(() => {
    const previous = previousValue.current;
    previousValue.current = value;
    const { current } = fieldRef;
    if (!current || current.value === value) return;
    if (previous === value) report(current.value, current);
    else if (current.value === previous || current !== document.activeElement)
      current.value = value;
  }, [fieldRef, value]);

  return fieldRef;
}
