import { useCallback, useRef } from 'react';

/** Presses that follow each other faster are one: a double or a triple click. */
const ONE_PRESS_MS = 500;

/** What a form does on submit, done once for a button that is clicked twice or more in a row. */
export function useOncePerPress<T>(act: (values: T) => void): (values: T) => void {
  const pressedAt = useRef(-Infinity);
  return useCallback(
    (values) => {
      const isAnotherPress = performance.now() - pressedAt.current > ONE_PRESS_MS;
      pressedAt.current = performance.now();
      if (isAnotherPress) act(values);
    },
    [act],
  );
}
