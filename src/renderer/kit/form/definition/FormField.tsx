import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { FormSection } from '../sections/FormSection.tsx';
import type { FieldsDefinition } from './defineForm.ts';

/** A form with its definition, so that its fields can be drawn by name. */
export interface DefinedForm<Stored, Draft extends FieldValues, Values extends object> {
  definition: Pick<FieldsDefinition<Stored, Draft, Values>, 'fields' | 'draftOf'>;
  record: { form: UseFormReturn<Draft, unknown, Values> };
  /** The record that is edited or copied. */
  named: Stored | null;
}

/** The type of the form of a definition, for the sections of a module. */
export type FormOf<Definition> =
  Definition extends FieldsDefinition<infer Stored, infer Draft, infer Values, infer _, infer __>
    ? DefinedForm<Stored, Draft, Values>
    : never;

interface FormFieldProps<Stored, Draft extends FieldValues, Values extends object> {
  form: DefinedForm<Stored, Draft, Values>;
  /** Path of the field. */
  name: FieldPath<Draft>;
  /** Overrides the hint of the definition. */
  hint?: ReactNode;
  isDisabled?: boolean;
  /** Overrides what the definition says. */
  isRequired?: boolean;
  /** Fields whose rules depend on this one: they are validated again when it changes. */
  alsoCheck?: readonly FieldPath<Draft>[];
}

/** Draws one field of a form with the control and label of its definition. */
export function FormField<Stored, Draft extends FieldValues, Values extends object>({
  form: { definition, record, named },
  name,
  hint,
  isDisabled,
  isRequired,
  alsoCheck,
}: FormFieldProps<Stored, Draft, Values>) {
  const translate = useTranslate();
  const { label, hint: always, render } = fieldOf(definition, name);
  if (render === null) throw new Error(`${name} is drawn by a section of its own`);
  return render({
    // A control reads and writes the value of its own field only, so the type of the whole draft does not matter.
    form: record.form as unknown as UseFormReturn<FieldValues>,
    name,
    label: translate(label),
    hint: hint ?? (always && translate(always)),
    isDisabled,
    isRequired,
    alsoCheck,
    record: named,
  });
}

function fieldOf<Stored>({ fields }: Pick<FieldsDefinition<Stored, FieldValues, object>, 'fields'>, path: string) {
  const field = fields[path];
  if (field === undefined) throw new Error(`${path} is no field of the form`);
  return field;
}

interface FormFieldsSectionProps<Stored, Draft extends FieldValues, Values extends object> {
  form: DefinedForm<Stored, Draft, Values>;
  title: string;
  /** Anchor of the section, where something beside the index leads to it. */
  id?: string | undefined;
  /** Paths of the fields. */
  names: readonly FieldPath<Draft>[];
  /** Hints that depend on what is typed. */
  hints?: { readonly [Path in FieldPath<Draft>]?: ReactNode };
}

/** A card of fields, each drawn with the control and label of its definition. */
export const FormFieldsSection = <Stored, Draft extends FieldValues, Values extends object>({
  form,
  title,
  id,
  names,
  hints,
}: FormFieldsSectionProps<Stored, Draft, Values>) => (
  <FormSection title={title} id={id}>
    {names.map((name) => (
      <FormField key={name} form={form} name={name} hint={hints?.[name]} />
    ))}
  </FormSection>
);

/** Gives the props that bind a control to a field of the form: `<SwitchField {...bind('hasTime')} />`. */
export function useFieldBinding<Stored, Draft extends FieldValues, Values extends object>({
  definition,
  record,
}: DefinedForm<Stored, Draft, Values>) {
  const translate = useTranslate();
  return <Name extends FieldPath<Draft>>(
    name: Name,
  ): { control: Control<Draft, unknown, Values>; name: Name; label: string } => ({
    control: record.form.control,
    name,
    label: translate(fieldOf(definition, name).label),
  });
}
