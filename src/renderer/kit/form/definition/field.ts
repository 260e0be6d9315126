import type { ReactElement, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { FieldWords } from '../fields.tsx';

/** What a field is drawn with: where it is bound, its label and hint in the language of the screen. */
export interface FieldControl<Item> {
  form: UseFormReturn<FieldValues>;
  /** Path of the value in the form. */
  name: string;
  label: string;
  hint: ReactNode;
  isDisabled: boolean | undefined;
  /** In the place of what the field says itself. */
  isRequired: boolean | undefined;
  /** Paths of fields whose rules look at this one: they are checked again when it changes. */
  alsoCheck: readonly string[] | undefined;
  /** The record that is edited, or that a new one is a copy of: it may name what the field refers to. */
  record: Item | null;
}

/**
 * One field of a form, said once: `Draft` is what its control holds while a person types, `Value` what is written,
 * `Stored` what is read. `Item` is as much of the record as the field looks at beside its own value.
 */
export interface Field<Draft, Value, Stored, Item = unknown> extends FieldWords<Draft> {
  hint?: TextKey | undefined;
  /** What the control holds in a new record. */
  initial: Draft;
  /** Whether a copy takes the value of the record it is made from; otherwise it starts with `initial`. */
  isCopied: boolean;
  toDraft: (stored: Stored, record: Item) => Draft;
  /**
   * Reads what the control holds and gives what is written. Messages are keys (`ruleMessage`).
   *
   * @param stored what the platform holds, null in a new record: where a rule came later than a value, that one passes
   */
  rule: (stored: Stored | null) => z.ZodType<Value, Draft>;
  /** Null where a section of the form's own draws it (`useFieldBinding`). */
  render: ((control: FieldControl<Item>) => ReactElement) | null;
}

/** What every kind of field is told. */
export interface FieldSpec<Draft> {
  label: TextKey;
  hint?: TextKey;
  /** What a new record starts with; empty when absent. */
  initial?: Draft;
  /** False: a copy starts with `initial`. */
  isCopied?: boolean;
}

/** The type of a value that is null when empty, unless it is required. */
export type Given<Value, Required extends boolean> = Required extends true ? Value : Value | null;

export interface Requirable<Required extends boolean> {
  /** Empty is refused. */
  required?: Required;
}

/** What every kind says of how a field starts. */
export const startOf = <Draft>({ hint, initial, isCopied = true }: FieldSpec<Draft>, empty: NoInfer<Draft>) => ({
  hint,
  initial: initial ?? empty,
  isCopied,
  toDraft: (stored: Draft) => stored,
});

/** What the controls of a form take of a field; `required` holds unless its section says otherwise. */
export const boundTo = <Item>(
  { form: { control }, record: _, ...bound }: FieldControl<Item>,
  required: boolean | undefined = undefined,
) => ({ control, ...bound, isRequired: bound.isRequired ?? required });
