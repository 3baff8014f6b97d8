import { useEffectEvent, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import { useForwardedRef } from '../use-forwarded-ref.ts';

/**
 * Connects an uncontrolled field to a value: React would write the value of a controlled field over text that is typed
 * while the page hydrates. Calls `onTyped` for text typed before hydration. Writes to the field when the value changes
 * to another text, and to a read-only field whose text differs. While a read-only field has the focus, it is not
 * written: the caller writes on blur. Returns the field's ref.
 */
export function useFieldText(
  value: string,
  onTyped: (text: string, field: HTMLInputElement) => void,
  {
    ref,
    isReadOnly = false,
  }: { ref?: Ref<HTMLInputElement> | undefined; isReadOnly?: boolean } = {},
): RefObject<HTMLInputElement | null> {
  const fieldRef = useForwardedRef(ref);
  const previousValue = useRef(value);
  const report = useEffectEvent(onTyped);

  useLayoutEffect(() => {
    const isUnchanged = previousValue.current === value;
    previousValue.current = value;
    const { current } = fieldRef;
    if (!current || current.value === value) return;
    if (isUnchanged && !isReadOnly) report(current.value, current);
    else if (!isReadOnly || document.activeElement !== current) current.value = value;
  }, [fieldRef, isReadOnly, value]);

  return fieldRef;
}
