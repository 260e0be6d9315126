import type { ReactNode } from 'react';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Item } from '#renderer/kit/data/queries.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { FormSection } from '../FormSection.tsx';
import type { FormDefinition, WritableResource } from './defineForm.ts';

/** A form whose fields can be drawn by their names. */
export interface DefinedForm<N extends WritableResource, Draft extends FieldValues, Values extends object> {
  definition: FormDefinition<N, Draft, Values>;
  record: { form: UseFormReturn<Draft, unknown, Values> };
  /** The record that is edited, or that a new one is a copy of. */
  named: Item<N> | null;
}

/** The form that a definition makes, as the sections of a module take it. */
export type FormOf<Definition> =
  Definition extends FormDefinition<infer N, infer Draft, infer Values> ? DefinedForm<N, Draft, Values> : never;

interface FormFieldProps<N extends WritableResource, Draft extends FieldValues, Values extends object> {
  form: DefinedForm<N, Draft, Values>;
  name: keyof Draft & string;
  /** In the place of the hint that the field always has. */
  hint?: ReactNode;
  isDisabled?: boolean;
  /** In the place of what the field says itself. */
  isRequired?: boolean;
  /** Fields whose rules look at this one: they are checked again when it changes. */
  alsoCheck?: readonly (keyof Draft & string)[];
}

/** A field of a form, drawn as its definition says. */
export function FormField<N extends WritableResource, Draft extends FieldValues, Values extends object>({
  form: { definition, record, named },
  name,
  hint,
  isDisabled,
  isRequired,
  alsoCheck,
}: FormFieldProps<N, Draft, Values>) {
  const translate = useTranslate();
  const { label, hint: always, render } = definition.fields[name];
  if (render === null) throw new Error(`${definition.resource}.${name} is drawn by a section of its own`);
  return render({
    // The control of a field reads and writes its own value alone, whatever else the form holds.
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

interface FormFieldsSectionProps<N extends WritableResource, Draft extends FieldValues, Values extends object> {
  form: DefinedForm<N, Draft, Values>;
  title: string;
  names: readonly (keyof Draft & string)[];
  /** Hints that depend on what is typed. */
  hints?: { readonly [K in keyof Draft & string]?: ReactNode };
}

/** A card of fields, each drawn as its definition says. */
export const FormFieldsSection = <N extends WritableResource, Draft extends FieldValues, Values extends object>({
  form,
  title,
  names,
  hints,
}: FormFieldsSectionProps<N, Draft, Values>) => (
  <FormSection title={title}>
    {names.map((name) => (
      <FormField key={name} form={form} name={name} hint={hints?.[name]} />
    ))}
  </FormSection>
);

/** What a control of a section's own takes of a field: `<SwitchField {...bind('hasTime')} />`. */
export function useFieldBinding<N extends WritableResource, Draft extends FieldValues, Values extends object>({
  definition,
  record,
}: DefinedForm<N, Draft, Values>) {
  const translate = useTranslate();
  return <Name extends keyof Draft & string>(
    name: Name,
  ): { control: Control<Draft, unknown, Values>; name: Name; label: string } => ({
    control: record.form.control,
    name,
    label: translate(definition.fields[name].label),
  });
}
