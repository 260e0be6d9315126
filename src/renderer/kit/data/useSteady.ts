import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Keeps the identity of a plain value and of its parts while their content is equal, so that components that depend on
 * an unchanged part do not render again.
 */
export function useSteady<Value>(value: Value): Value {
  const [held, setHeld] = useState(value);
  const steady = replaceEqualDeep(held, value);
  if (steady !== held) setHeld(steady);
  return steady;
}
