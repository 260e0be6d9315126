import type { z } from 'zod';
import { fieldsAt, hasPath, isUnder, nested, replaced, valueAt } from './paths.ts';

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
 * Returns the part of `values` that the user changed: the fields whose draft differs from the initial one, in their
 * nested shape; a list, or an object that is one field, counts whole. A value that only the schema normalised (spaces of
 * an old telephone number) is not sent: it would have side effects (docs/platform/a-auth-users.md §5).
 *
 * @param first the values of the initial draft, where they are known: a field whose draft is untouched is sent when its
 * value was computed from other fields and is another one now
 * @param fields paths of the fields; the names of the draft when absent
 */
export function changedValues<Values extends object>(
  initial: Drafted,
  draft: Drafted,
  values: Values,
  first: Partial<Values> | null = null,
  fields: readonly string[] = Object.keys(initial),
): Partial<Values> {
  const paths = Object.keys(values).flatMap((key) => {
    const inside = fields.filter((field) => isUnder(field, key) && hasPath(values, field));
    return inside.length > 0 || fields.some((field) => isUnder(field, key) && field !== key) ? inside : [key];
  });
  const changed = paths.filter((path) => {
    // Not written.
    if (valueAt(values, path) === undefined) return false;
    const isTouched = !isSame(valueAt(initial, path), valueAt(draft, path));
    const former = valueAt(isTouched || first === null ? initial : first, path);
    return (isTouched || first !== null) && !isSame(former, valueAt(values, path));
  });
  // Values of the same paths.
  return nested(changed.map((path) => [path, valueAt(values, path)])) as Partial<Values>;
}

/**
 * Returns the values of an initial draft. Fields of it that a rule refuses count as they are now: what was stored may
 * break a newer rule.
 *
 * @param draft the draft as it is now, which follows every rule
 * @param fields paths of the fields; the names of the draft when absent
 * @returns null where the initial draft follows the rules with none of these fields
 */
export function firstValues<Draft extends Drafted, Values>(
  schema: z.ZodType<Values, Draft>,
  initial: Draft,
  draft: Draft,
  fields: readonly string[] = Object.keys(initial),
): Values | null {
  const taken = new Set<string>();
  for (;;) {
    const read = schema.safeParse(
      replaced(
        initial,
        [...taken].map((path) => [path, valueAt(draft, path)]),
      ),
    );
    if (read.success) return read.data;
    const refused = read.error.issues
      .flatMap(({ path }) => (path.length === 0 ? [] : fieldsAt(fields, path.join('.'))))
      .filter((path) => !taken.has(path));
    if (refused.length === 0) return null;
    for (const path of refused) taken.add(path);
  }
}
