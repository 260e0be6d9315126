import type { DraftContent } from '#shared/ipc/drafts.ts';
import { isSame } from '../changes.ts';
import { valueAt } from '../paths.ts';

/** The typed values by the path of their field, and the values of those fields when typing began. */
export interface DraftText {
  values: ByPath;
  base: ByPath;
}

type ByPath = Readonly<Record<string, unknown>>;

const isList = Array.isArray;
const isObject = (value: unknown): value is ByPath => typeof value === 'object' && value !== null && !isList(value);

/** Whether a value has the shape of another: lists for lists, the same keys for objects. */
function isLike(held: unknown, value: unknown): boolean {
  if (isList(held) || isList(value)) return isList(held) && isList(value);
  if (!isObject(held) || !isObject(value)) return !isObject(held) && !isObject(value);
  const keys = Object.keys(held);
  return keys.length === Object.keys(value).length && keys.every((key) => isLike(held[key], value[key]));
}

/**
 * Returns the fields that differ from the baseline.
 * @param fields paths of all fields of the form
 */
export const typedText = (fields: readonly string[], baseline: object, current: object): DraftText =>
  pick(
    fields.filter((path) => !isSame(valueAt(baseline, path), valueAt(current, path))),
    (path) => ({ value: valueAt(current, path), base: valueAt(baseline, path) }),
  );

/** Merges two drafts of one form; the newer wins where both have a field. */
export const joined = (older: DraftText | null, newer: DraftText): DraftText => ({
  values: { ...older?.values, ...newer.values },
  base: { ...older?.base, ...newer.base },
});

/**
 * Returns the fields of a stored draft that this form can hold and that differ from its current values. Null when there
 * are none, e.g. because they were saved after all.
 * @param fields the fields of the form by their paths, those that say themselves what they hold with `holds`
 */
export function restorable(
  { values, base }: DraftContent,
  now: object,
  fields: Readonly<Record<string, { holds?: ((value: unknown) => boolean) | undefined }>>,
): DraftText | null {
  const paths = Object.keys(values).filter((path) => {
    if (!Object.hasOwn(fields, path)) return false;
    const [held, value] = [valueAt(now, path), values[path]];
    return (fields[path]?.holds?.(value) ?? isLike(held, value)) && !isSame(held, value);
  });
  return paths.length === 0 ? null : pick(paths, (path) => ({ value: values[path], base: base[path] }));
}

function pick(paths: readonly string[], of: (path: string) => { value: unknown; base: unknown }): DraftText {
  const found = paths.map((path) => [path, of(path)] as const);
  return {
    values: Object.fromEntries(found.map(([path, { value }]) => [path, value])),
    base: Object.fromEntries(found.map(([path, { base }]) => [path, base])),
  };
}
