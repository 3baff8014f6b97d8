import { useState } from 'react';

/**
 * Returns the value of a component and a function that changes it. With a `value` the caller stores it
 * (controlled), else the component does, starting at `defaultValue`.
 */
export function useControllableState<V>(
  value: V | undefined,
  defaultValue: V,
  onValueChange: ((value: V) => void) | undefined,
): [V, (value: V) => void] {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: V) => {
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
