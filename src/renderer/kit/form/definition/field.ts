import type { ReactElement, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { FieldDisplay } from '../fields.tsx';

/** What `render` of a field receives: the form and the path it is bound to, label and hint already translated. */
export interface FieldControl<Item> {
  form: UseFormReturn<FieldValues>;
  /** Path of the value in the form. */
  name: string;
  label: string;
  hint: ReactNode;
  isDisabled: boolean | undefined;
  /** Overrides what the field's definition says. */
  isRequired: boolean | undefined;
  /** Paths of fields whose rules depend on this one: they are validated again when it changes. */
  alsoCheck: readonly string[] | undefined;
  /** The record that is edited or copied; it may hold the name of what the field refers to. */
  record: Item | null;
}

/**
 * The definition of one field of a form. `Draft` is the type of what its control holds while a person types, `Value` of
 * what is written, `Stored` of what is read. `Item` holds the other properties of the record that the field needs.
 */
export interface Field<Draft, Value, Stored, Item = unknown> extends FieldDisplay<Draft> {
  /** Paths of fields, or of parts, on which its rules depend: it is validated again when one of them changes. */
  dependsOn?: readonly string[] | undefined;
  /** Whether a value of a kept draft can be put into it; without it, one of the shape that it holds now can. */
  holds?: ((value: unknown) => boolean) | undefined;
  hint?: TextKey | undefined;
  /** What the control holds in a new record. */
  initial: Draft;
  /** Whether a copy starts with the value of its source; if not, with `initial`. */
  isCopied: boolean;
  toDraft: (stored: Stored, record: Item) => Draft;
  /**
   * The schema from draft to value. Messages are keys (`ruleMessage`).
   *
   * @param stored the stored value, null for a new record: a stored value that breaks a newer rule can pass unchanged
   * @param record the stored record, for a field that the platform holds under another name
   */
  rule: (stored: Stored | null, record?: Item | null) => z.ZodType<Value, Draft>;
  /** Null for a field that is drawn by a section of its own (`useFieldBinding`). */
  render: ((control: FieldControl<Item>) => ReactElement) | null;
}

/** Several fields, or parts again, under one name: what they hold is nested in the same way. */
export interface Part<Fields extends object> {
  readonly fields: Fields;
}

/** Defines a part of a form: `windows: part({ morning: part({ from: …, to: … }) })`. */
export const part = <const Fields extends object>(fields: Fields): Part<Fields> => ({ fields });

/** Makes the fields of a part in a loop over their names. */
export const mapOf = <const Name extends string | number, T>(
  names: readonly Name[],
  make: (name: Name) => T,
): { [N in Name]: T } =>
  // One entry for each name.
  Object.fromEntries(names.map((name) => [name, make(name)])) as { [N in Name]: T };

/** The options that all types of fields share. */
export interface FieldSpec<Draft> {
  label: TextKey;
  hint?: TextKey;
  /** Paths of fields, or of parts, on which its rules depend: it is validated again when one of them changes. */
  dependsOn?: readonly string[];
  /** The draft of a new record; empty when absent. */
  initial?: Draft;
  /** False: a copy starts with `initial`. */
  isCopied?: boolean;
}

/** The type of a value that is null when empty, never null when it is required. */
export type Given<Value, Required extends boolean> = Required extends true ? Value : Value | null;

export interface Requirable<Required extends boolean> {
  /** Refuses an empty value. */
  required?: Required;
}

/** The properties of a field that follow from its shared options, for a draft of the same type as the stored value. */
export const startOf = <Draft>(
  { hint, dependsOn, initial, isCopied = true }: FieldSpec<Draft>,
  empty: NoInfer<Draft>,
) => ({
  hint,
  dependsOn,
  initial: initial ?? empty,
  isCopied,
  toDraft: (stored: Draft) => stored,
});

/** The props of a form control; `required` is the definition's, which `control.isRequired` overrides. */
export const boundTo = <Item>(
  { form: { control }, record: _, ...bound }: FieldControl<Item>,
  required: boolean | undefined = undefined,
) => ({ control, ...bound, isRequired: bound.isRequired ?? required });
