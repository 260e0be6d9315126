import type { ReactNode } from 'react';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Item } from '#renderer/kit/data/queries.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { FormSection } from '../FormSection.tsx';
import type { FormDefinition, WritableResource } from './defineForm.ts';

/** A form with its definition, so that its fields can be drawn by name. */
export interface DefinedForm<N extends WritableResource, Draft extends FieldValues, Values extends object> {
  definition: FormDefinition<N, Draft, Values>;
  record: { form: UseFormReturn<Draft, unknown, Values> };
  /** The record that is edited or copied. */
  named: Item<N> | null;
}

/** The type of the form of a definition, for the sections of a module. */
export type FormOf<Definition> =
  Definition extends FormDefinition<infer N, infer Draft, infer Values> ? DefinedForm<N, Draft, Values> : never;

interface FormFieldProps<N extends WritableResource, Draft extends FieldValues, Values extends object> {
  form: DefinedForm<N, Draft, Values>;
  name: keyof Draft & string;
  /** Overrides the hint of the definition. */
  hint?: ReactNode;
  isDisabled?: boolean;
  /** Overrides what the definition says. */
  isRequired?: boolean;
  /** Fields whose rules depend on this one: they are validated again when it changes. */
  alsoCheck?: readonly (keyof Draft & string)[];
}

/** Draws one field of a form with the control and label of its definition. */
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

interface FormFieldsSectionProps<N extends WritableResource, Draft extends FieldValues, Values extends object> {
  form: DefinedForm<N, Draft, Values>;
  title: string;
  /** Anchor of the section, for `SectionLinks`. */
  id?: string | undefined;
  names: readonly (keyof Draft & string)[];
  /** Hints that depend on what is typed. */
  hints?: { readonly [K in keyof Draft & string]?: ReactNode };
}

/** A card of fields, each drawn with the control and label of its definition. */
export const FormFieldsSection = <N extends WritableResource, Draft extends FieldValues, Values extends object>({
  form,
  title,
  id,
  names,
  hints,
}: FormFieldsSectionProps<N, Draft, Values>) => (
  <FormSection title={title} id={id}>
    {names.map((name) => (
      <FormField key={name} form={form} name={name} hint={hints?.[name]} />
    ))}
  </FormSection>
);

/** Gives the props that bind a control to a field of the form: `<SwitchField {...bind('hasTime')} />`. */
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
