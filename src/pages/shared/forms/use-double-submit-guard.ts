import { use, useRef } from 'react';
import { PendingNavigation } from '../navigation/pending-navigation.ts';

/** Submits closer together are a double or triple click. */
const DOUBLE_CLICK_MS = 500;

/**
 * Wraps a submit handler to ignore the further clicks of a double click, and submits while the next page
 * loads. By time: the handlers are synchronous, so `isSubmitting` is false again before the second click.
 */
export function useDoubleSubmitGuard<T>(act: (values: T) => void): (values: T) => void {
  const pressedAt = useRef(-Infinity);
  const isLeaving = use(PendingNavigation);
  return (values) => {
    const isAnotherPress = performance.now() - pressedAt.current > DOUBLE_CLICK_MS;
    pressedAt.current = performance.now();
    if (isAnotherPress && !isLeaving) act(values);
  };
}
