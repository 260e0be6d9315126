import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Keeps the identity of a plain value, and of its parts, while what they hold is the same: what is drawn from a part
 * that did not change is not drawn again.
 */
export function useSteady<Value>(value: Value): Value {
  const [held, setHeld] = useState(value);
  const steady = replaceEqualDeep(held, value);
  if (steady !== held) setHeld(steady);
  return steady;
}
