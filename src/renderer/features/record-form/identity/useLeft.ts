import { useState } from 'react';
import type { FormProblem } from '#shared/resources/solidaryrecords/form/draft.ts';

export interface Left<Field extends string> {
  /** Marks a field as left: its problem is shown from then on. */
  leave: (field: Field) => void;
  isLeft: (field: Field) => boolean;
}

/** Remembers which fields were left: nobody is told about a field before they had the time to fill it. */
export function useLeft<Field extends string>(): Left<Field> {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  return {
    leave: (field) => setLeft((before) => (before.has(field) ? before : new Set(before).add(field))),
    isLeft: (field) => left.has(field),
  };
}

/** Finds the problem of a field that is to be shown. */
export function shownProblem<Field extends string, Code extends string>(
  errors: readonly FormProblem<Field, Code>[],
  field: Field,
  isShown: boolean,
): Code | undefined {
  return isShown ? errors.find((error) => error.field === field)?.problem : undefined;
}
