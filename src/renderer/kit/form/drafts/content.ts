import type { DraftContent } from '#shared/ipc/drafts.ts';
import { isSame } from '../changes.ts';

/** The typed values by field, and the values of those fields when typing began. */
export interface DraftText<Draft> {
  values: Partial<Draft>;
  base: Partial<Draft>;
}

type Fields = Readonly<Record<string, unknown>>;

/** A form's draft as the record of fields that it is. */
const fieldsOf = (draft: object): Fields => ({ ...draft });

const isList = Array.isArray;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !isList(value);

/** Whether a value has the shape of another: lists for lists, the same keys for objects. */
function isLike(held: unknown, value: unknown): boolean {
  if (isList(held) || isList(value)) return isList(held) && isList(value);
  if (!isObject(held) || !isObject(value)) return !isObject(held) && !isObject(value);
  const keys = Object.keys(held);
  return keys.length === Object.keys(value).length && keys.every((key) => isLike(held[key], value[key]));
}

/** Returns the fields that differ from the baseline. */
export function typedText<Draft extends object>(baseline: Draft, current: Draft): DraftText<Draft> {
  const [base, values] = [fieldsOf(baseline), fieldsOf(current)];
  return pick(
    Object.keys(base).filter((name) => !isSame(base[name], values[name])),
    values,
    base,
  );
}

/** Merges two drafts of one form; the newer wins where both have a field. */
export const joined = <Draft>(older: DraftText<Draft> | null, newer: DraftText<Draft>): DraftText<Draft> => ({
  values: { ...older?.values, ...newer.values },
  base: { ...older?.base, ...newer.base },
});

/**
 * Returns the fields of a stored draft that this form can hold and that differ from its current values. Null when there
 * are none, e.g. because they were saved after all.
 */
export function restorable<Draft extends object>(content: DraftContent, now: Draft): DraftText<Draft> | null {
  const held = fieldsOf(now);
  const { values, base } = content;
  const names = Object.keys(values).filter(
    (name) => Object.hasOwn(held, name) && isLike(held[name], values[name]) && !isSame(held[name], values[name]),
  );
  return names.length === 0 ? null : pick(names, values, base);
}

function pick<Draft>(names: readonly string[], values: Fields, base: Fields): DraftText<Draft> {
  const only = (from: Fields) =>
    // Names of fields of this form, each with a value of the right shape.
    Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Draft>;
  return { values: only(values), base: only(base) };
}
