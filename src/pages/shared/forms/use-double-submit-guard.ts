import { use, useRef } from 'react';
import { PendingNavigation } from '../navigation/pending-navigation.ts';

/** Presses that follow each other faster are one: a double or a triple click. */
const DOUBLE_CLICK_MS = 500;

/**
 * Wraps what a form does on submit: several clicks in a row do it once, and clicks while the next page
 * loads do nothing.
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
