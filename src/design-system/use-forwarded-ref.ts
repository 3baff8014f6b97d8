import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** Returns a ref to an element for the component, and forwards the element to the `ref` of its caller. */
export function useForwardedRef<E>(ref: Ref<E> | undefined): RefObject<E | null> {
  const own = useRef<E>(null);
  useImperativeHandle<E | null, E | null>(ref, () => own.current);
  return own;
}
