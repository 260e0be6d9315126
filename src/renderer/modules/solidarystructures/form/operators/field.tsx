import { z } from 'zod';
import type { Field } from '#renderer/kit/form/definition/field.ts';
import { Unset } from '#renderer/kit/form/fields.tsx';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import type { Operator } from '#shared/resources/solidarystructures/item.ts';
import styles from '../form.module.css';

/** An operator while the form is open; the id is that of the user, and all that is written. */
export interface OperatorDraft {
  id: UserId;
  name: string;
  email: string | null;
}

/** A list of operators that the platform refused because of somebody whose account is gone. */
export interface RefusedOperators {
  /** Whose account is gone; empty where nobody could be found missing. */
  unknown: readonly OperatorDraft[];
  /** The list before the save, without them. */
  former: readonly OperatorDraft[];
  /** Who was removed all the same. */
  removed: readonly OperatorDraft[];
}

/** Operators in the order in which a form holds them: by id, as their order means nothing on the platform. */
export const operatorSet = (operators: readonly OperatorDraft[]): OperatorDraft[] =>
  operators.toSorted((left, right) => left.id - right.id);

/** Adds somebody; null where they are there already, which the platform would not check. */
export const withOperator = (operators: readonly OperatorDraft[], added: OperatorDraft): OperatorDraft[] | null =>
  operators.some(({ id }) => id === added.id) ? null : operatorSet([...operators, added]);

const rule: z.ZodType<{ id: UserId }[], OperatorDraft[]> = z
  .array(z.object({ id: z.custom<UserId>(), name: z.string(), email: z.string().nullable() }))
  .transform((operators) => operators.map(({ id }) => ({ id })));

/** The operators of a structure, drawn by `OperatorsSection`; a copy starts without any. */
export const operators: Field<OperatorDraft[], { id: UserId }[], readonly Operator[]> = {
  label: 'structureForm:fields.operators',
  Value: ({ value }) => {
    if (value.length === 0) return <Unset />;
    return value.map(({ id, name, email }) => (
      <span key={id} className={styles.line}>
        {[name, email].filter(Boolean).join(' · ')}
      </span>
    ));
  },
  initial: [],
  isCopied: false,
  toDraft: (stored) => operatorSet(stored.map(({ id, name, email }) => ({ id, name, email }))),
  rule: () => rule,
  render: null,
};
