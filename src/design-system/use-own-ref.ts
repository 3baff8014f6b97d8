import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** Returns a component's own ref to an element that the component also passes to the `ref` of its caller. */
export function useOwnRef<E>(ref: Ref<E> | undefined): RefObject<E | null> {
  const own = useRef<E>(null);
  useImperativeHandle<E | null, E | null>(ref, () => own.current);
  return own;
}
