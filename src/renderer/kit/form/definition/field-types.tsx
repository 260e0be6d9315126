import { z } from 'zod';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Address, LocatedAddress } from '#shared/resources/address.ts';
import { AddressField } from '../fields/AddressField.tsx';
import { type AddressDraft, addressDraft, requiredAddress } from '../fields/address.ts';
import { RadioField } from '../fields/ChoiceFields.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import type { NumberDraft } from '../fields/number.ts';
import { knownRecord, RecordField } from '../fields/RecordField.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { addressWords, choiceWords, numberWords, recordWords, textWords, yesNoWords } from '../fields.tsx';
import { ruleMessage } from '../messages.ts';
import type { PickableName } from '../pickers/sources.ts';
import { optionalInteger, optionalText, requiredChoice, requiredText } from '../rules.ts';
import type { Field, FieldControl, FieldSpec } from './field.ts';

/** The type of a value that is null when empty, unless it is required. */
type Given<Value, Required extends boolean> = Required extends true ? Value : Value | null;

interface Requirable<Required extends boolean> {
  /** Empty is refused. */
  required?: Required;
}

/** What every kind says of how a field starts. */
const startOf = <Draft,>({ hint, initial, isCopied = true }: FieldSpec<Draft>, empty: NoInfer<Draft>) => ({
  hint,
  initial: initial ?? empty,
  isCopied,
  toDraft: (stored: Draft) => stored,
});

/** What the controls of the form take. */
const boundTo = <Item,>({ form: { control }, record: _, ...bound }: FieldControl<Item>) => ({ control, ...bound });

interface TextSpec<Required extends boolean> extends FieldSpec<string | null>, Requirable<Required> {
  /** Most characters that are saved. */
  max: number;
  /** Lines in sight; one line when absent. */
  lines?: number;
  type?: 'text' | 'url';
  isWide?: boolean;
  /** Completes what was typed, trimmed and not empty, before it is judged. */
  complete?: (typed: string) => string;
  /** Refuses a text with a message (`ruleMessage`); null where it is fine. */
  refuse?: (text: string) => string | null;
  /** The text that is stored passes `refuse` while nobody changes it. */
  keepsStored?: boolean;
}

/** A text: trimmed on saving, null when empty. */
export function text<const Required extends boolean = false>({
  required,
  max,
  complete = (typed) => typed,
  refuse = () => null,
  keepsStored = false,
  lines,
  type,
  isWide,
  ...spec
}: TextSpec<Required>): Field<string | null, Given<string, Required>, string | null> {
  const completed = (typed: string | null) => (typed?.trim() ? complete(typed.trim()) : null);
  // The two rules differ by null alone, as their types do.
  const judged = (required ? requiredText(max) : optionalText(max)) as unknown as z.ZodType<
    Given<string, Required>,
    string | null
  >;
  return {
    ...textWords(spec.label),
    ...startOf(spec, null),
    rule: (stored) =>
      z
        .string()
        .nullable()
        .transform(completed)
        .pipe(judged)
        .check((context) => {
          const { value } = context;
          if (value === null || (keepsStored && value === completed(stored))) return;
          const message = refuse(value);
          if (message !== null) context.issues.push({ code: 'custom', input: value, message });
        }),
    render: (control) => <TextField {...boundTo(control)} {...{ lines, type, isWide }} isRequired={required} />,
  };
}

interface ChoiceSpec<Known extends number> extends FieldSpec<number | null> {
  values: readonly Known[];
  labelOf: (value: Known) => TextKey;
}

/** One of a closed list of numbers, all in sight; nothing chosen is refused. */
export function choice<const Known extends number>({
  values,
  labelOf,
  ...spec
}: ChoiceSpec<Known>): Field<number | null, Known, number | null> {
  return {
    ...choiceWords(spec.label, values, labelOf),
    ...startOf(spec, null),
    rule: () => requiredChoice(values),
    render: (control) => <Choices {...{ control, values, labelOf }} />,
  };
}

function Choices<Known extends number, Item>({
  control,
  values,
  labelOf,
}: Pick<ChoiceSpec<Known>, 'values' | 'labelOf'> & { control: FieldControl<Item> }) {
  const translate = useTranslate();
  const options = values.map((value) => ({ value, label: translate(labelOf(value)) }));
  return <RadioField {...boundTo(control)} options={options} isRequired />;
}

/**
 * Yes or no, as a switch. A value that was never set reads as no; it stays unset while nobody touches it, unless it is
 * required.
 */
export function yesNo<const Required extends boolean = false>({
  required,
  ...spec
}: FieldSpec<boolean | null> & Requirable<Required>): Field<boolean | null, Given<boolean, Required>, boolean | null> {
  const flag = z.boolean().nullable();
  return {
    ...yesNoWords(spec.label),
    ...startOf(spec, null),
    // The two rules differ by null alone, as their types do.
    rule: () =>
      (required ? flag.transform((value) => value ?? false) : flag) as unknown as z.ZodType<
        Given<boolean, Required>,
        boolean | null
      >,
    render: (control) => <SwitchField {...boundTo(control)} isRequired={required} />,
  };
}

/** A whole number between two others, null when empty. */
export function integer({
  min,
  max,
  ...spec
}: FieldSpec<NumberDraft> & { min: number; max: number }): Field<NumberDraft, number | null, number | null> {
  return {
    ...numberWords(spec.label),
    ...startOf(spec, null),
    rule: () => optionalInteger(min, max),
    render: (control) => <NumberField {...boundTo(control)} />,
  };
}

interface RecordSpec<Name extends string, Required extends boolean>
  extends FieldSpec<number | null>,
    Requirable<Required> {
  resource: PickableName;
  /** Where the stored record names the chosen one, for whoever may not read more of it. */
  nameIn: Name;
}

const id = z.number().nullable();
const requiredId = id.pipe(z.number({ error: ruleMessage('form:rules.choose') }));

/** One record of another resource, chosen by its name; the form holds its id. */
export function record<const Name extends string, const Required extends boolean = false>({
  required,
  resource,
  nameIn,
  ...spec
}: RecordSpec<Name, Required>): Field<
  number | null,
  Given<number, Required>,
  number | null,
  { readonly [N in Name]: string | null }
> {
  return {
    ...recordWords(spec.label, resource),
    ...startOf(spec, null),
    // The two rules differ by null alone, as their types do.
    rule: () => (required ? requiredId : id) as unknown as z.ZodType<Given<number, Required>, number | null>,
    render: (control) => {
      // A record holds the id under the name of the field.
      const held = control.record as Readonly<Record<string, number | null>> | null;
      const known = knownRecord(held?.[control.name] ?? null, control.record?.[nameIn] ?? null);
      return <RecordField {...boundTo(control)} resource={resource} known={known} isRequired={required} />;
    },
  };
}

/** The address of something that stands somewhere: with its coordinates, saved whole. */
export function address({
  label,
  hint,
}: Pick<FieldSpec<AddressDraft>, 'label' | 'hint'>): Field<AddressDraft, LocatedAddress, Address | null> {
  return {
    ...addressWords(label),
    hint,
    initial: addressDraft(null),
    isCopied: true,
    toDraft: addressDraft,
    rule: requiredAddress,
    render: ({ form, name, label: words }) => <AddressField form={form} name={name} label={words} isRequired />,
  };
}
