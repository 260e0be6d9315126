/** Compares two values of a form (texts, numbers, lists, plain objects) by content. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [a, b] = [new Map(Object.entries(left)), new Map(Object.entries(right))];
  return a.size === b.size && [...a].every(([key, value]) => b.has(key) && isSame(value, b.get(key)));
}

/**
 * Returns the part of `values` that the user changed: the keys whose draft differs from the initial one, lists and
 * nested objects whole. A key that only the schema normalised (spaces of an old telephone number) is not sent: it would
 * have side effects (docs/platform/a-auth-users.md §5).
 */
export function changedValues<Values extends object>(
  initial: Readonly<Record<string, unknown>>,
  draft: Readonly<Record<string, unknown>>,
  values: Values,
): Partial<Values> {
  const changed: Partial<Values> = {};
  // Values of a form have plain keys.
  for (const key of Object.keys(values) as (keyof Values & string)[]) {
    const isTouched = !isSame(initial[key], draft[key]);
    if (isTouched && !isSame(initial[key], values[key])) changed[key] = values[key];
  }
  return changed;
}
