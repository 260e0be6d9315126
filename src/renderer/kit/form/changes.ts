import type { z } from 'zod';

/** Compares two values of a form (texts, numbers, lists, plain objects) by content. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [a, b] = [new Map(Object.entries(left)), new Map(Object.entries(right))];
  return a.size === b.size && [...a].every(([key, value]) => b.has(key) && isSame(value, b.get(key)));
}

type Drafted = Readonly<Record<string, unknown>>;

/**
 * Returns the part of `values` that the user changed: the keys whose draft differs from the initial one, lists and
 * nested objects whole. A key that only the schema normalised (spaces of an old telephone number) is not sent: it would
 * have side effects (docs/platform/a-auth-users.md §5).
 *
 * @param first the values of the initial draft, where they are known: a key whose draft is untouched is sent when its
 * value was computed from other fields and is another one now
 */
export function changedValues<Values extends object>(
  initial: Drafted,
  draft: Drafted,
  values: Values,
  first: Partial<Values> | null = null,
): Partial<Values> {
  const changed: Partial<Values> = {};
  // Values of a form have plain keys.
  for (const key of Object.keys(values) as (keyof Values & string)[]) {
    const isTouched = !isSame(initial[key], draft[key]);
    const former = isTouched || first === null ? initial[key] : first[key];
    if ((isTouched || first !== null) && !isSame(former, values[key])) changed[key] = values[key];
  }
  return changed;
}

/**
 * Returns the values of an initial draft. Fields of it that a rule refuses count as they are now: what was stored may
 * break a newer rule.
 *
 * @param draft the draft as it is now, which follows every rule
 * @returns null where the initial draft follows the rules with none of these fields
 */
export function firstValues<Draft extends Drafted, Values>(
  schema: z.ZodType<Values, Draft>,
  initial: Draft,
  draft: Draft,
): Values | null {
  const replaced = new Set<PropertyKey>();
  for (;;) {
    const now = Object.entries(draft).filter(([name]) => replaced.has(name));
    const read = schema.safeParse({ ...initial, ...Object.fromEntries(now) });
    if (read.success) return read.data;
    const refused = read.error.issues.flatMap(({ path }) => path.slice(0, 1)).filter((name) => !replaced.has(name));
    if (refused.length === 0) return null;
    for (const name of refused) replaced.add(name);
  }
}
