import { z } from 'zod';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Address, LocatedAddress } from '#shared/resources/address.ts';
import { AddressField } from '../fields/AddressField.tsx';
import { type AddressDraft, addressDraft, optionalAddress, requiredAddress } from '../fields/address.ts';
import { RadioField, SelectField, TernaryField } from '../fields/ChoiceFields.tsx';
import { DateField } from '../fields/DateField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import type { NumberDraft } from '../fields/number.ts';
import { knownRecord, RecordField } from '../fields/RecordField.tsx';
import { idSet, RecordsField } from '../fields/RecordsField.tsx';
import { SwitchField } from '../fields/SwitchField.tsx';
import {
  addressDisplay,
  choiceDisplay,
  dayDisplay,
  numberDisplay,
  recordDisplay,
  recordsDisplay,
  yesNoDisplay,
} from '../fields.tsx';
import { ruleMessage } from '../messages.ts';
import type { PickableName, Picked } from '../pickers/sources.ts';
import { optionalInteger, optionalPastDay, requiredChoice, requiredInteger } from '../rules.ts';
import {
  boundTo,
  type Field,
  type FieldControl,
  type FieldSpec,
  type Given,
  type Requirable,
  startOf,
} from './field.ts';

interface ChoiceSpec<Known extends number> extends FieldSpec<number | null> {
  values: readonly Known[];
  labelOf: (value: Known) => TextKey;
}

/** One of a closed list of numbers, as radio buttons; required. */
export function choice<const Known extends number>({
  values,
  labelOf,
  ...spec
}: ChoiceSpec<Known>): Field<number | null, Known, number | null> {
  return {
    ...choiceDisplay(spec.label, values, labelOf),
    ...startOf(spec, null),
    rule: () => requiredChoice(values),
    render: (control) => <Radios {...{ control, values, labelOf }} />,
  };
}

/** One of a closed list of numbers, as a drop-down list; null when none is chosen. */
export function select<const Known extends number, const Required extends boolean = false>({
  values,
  labelOf,
  required,
  ...spec
}: ChoiceSpec<Known> & Requirable<Required>): Field<number | null, Given<Known, Required>, number | null> {
  const optional = z
    .number()
    .nullable()
    .transform((value) => values.find((known) => known === value) ?? null);
  return {
    ...choiceDisplay(spec.label, values, labelOf),
    ...startOf(spec, null),
    // The two rules differ by null alone, as their types do.
    rule: () =>
      (required ? requiredChoice(values) : optional) as unknown as z.ZodType<Given<Known, Required>, number | null>,
    render: (control) => <Options {...{ control, values, labelOf }} isRequired={required === true} />,
  };
}

type ListProps<Known extends number, Item> = Pick<ChoiceSpec<Known>, 'values' | 'labelOf'> & {
  control: FieldControl<Item>;
};

function useOptions<Known extends number>({ values, labelOf }: Pick<ChoiceSpec<Known>, 'values' | 'labelOf'>) {
  const translate = useTranslate();
  return values.map((value) => ({ value, label: translate(labelOf(value)) }));
}

function Radios<Known extends number, Item>({ control, ...list }: ListProps<Known, Item>) {
  return <RadioField {...boundTo(control, true)} options={useOptions(list)} />;
}

function Options<Known extends number, Item>({
  control,
  isRequired,
  ...list
}: ListProps<Known, Item> & { isRequired: boolean }) {
  const translate = useTranslate();
  // The empty option of an optional field is a choice like the others.
  const emptyLabel = isRequired ? undefined : translate('form:unset');
  return <SelectField {...boundTo(control, isRequired)} options={useOptions(list)} emptyLabel={emptyLabel} />;
}

interface YesNoSpec<Required extends boolean> extends FieldSpec<boolean | null>, Requirable<Required> {
  /** Offers a third choice beside yes and no, for null. */
  canBeUnset?: boolean;
  /** Writes null instead of no where the stored value is null. */
  keepsUnset?: boolean;
}

/**
 * Yes or no, as a switch. Null shows as no and stays null until the switch is used; a required one writes no.
 */
export function yesNo<const Required extends boolean = false>({
  required,
  canBeUnset = false,
  keepsUnset = false,
  ...spec
}: YesNoSpec<Required>): Field<boolean | null, Given<boolean, Required>, boolean | null> {
  const flag = z.boolean().nullable();
  const written = (value: boolean | null, stored: boolean | null) => {
    if (keepsUnset && value === false && stored === null) return null;
    return required ? (value ?? false) : value;
  };
  return {
    ...yesNoDisplay(spec.label),
    ...startOf(spec, null),
    // `written` gives null only where the type has it.
    rule: (stored) =>
      flag.transform((value) => written(value, stored)) as unknown as z.ZodType<
        Given<boolean, Required>,
        boolean | null
      >,
    render: (control) =>
      canBeUnset ? <TernaryField {...boundTo(control)} /> : <SwitchField {...boundTo(control, required)} />,
  };
}

interface PastDaySpec extends FieldSpec<string | null> {
  /** One that is typed in short is the last such day; a date of birth is typed whole. */
  isRecent?: boolean;
}

/** An optional day in the past, YYYY-MM-DD; the stored one is valid as long as it is unchanged. */
export function pastDay({
  isRecent = false,
  ...spec
}: PastDaySpec): Field<string | null, string | null, string | null> {
  return {
    ...dayDisplay(spec.label),
    ...startOf(spec, null),
    rule: optionalPastDay,
    render: (control) => <DateField {...boundTo(control)} lean={isRecent ? 'last' : 'exact'} />,
  };
}

interface IntegerSpec<Required extends boolean> extends FieldSpec<NumberDraft>, Requirable<Required> {
  min: number;
  max: number;
}

/** A whole number between two others; null when empty, unless it is required. */
export function integer<const Required extends boolean = false>({
  min,
  max,
  required,
  ...spec
}: IntegerSpec<Required>): Field<NumberDraft, Given<number, Required>, number | null> {
  return {
    ...numberDisplay(spec.label),
    ...startOf(spec, null),
    // The two rules differ by null alone, as their types do.
    rule: () =>
      (required ? requiredInteger(min, max) : optionalInteger(min, max)) as unknown as z.ZodType<
        Given<number, Required>,
        NumberDraft
      >,
    render: (control) => <NumberField {...boundTo(control, required)} />,
  };
}

interface RecordSpec<Name extends string, Required extends boolean>
  extends FieldSpec<number | null>,
    Requirable<Required> {
  resource: PickableName;
  /** Property of the stored record with the name of the chosen one: shown to people who may not read that one. */
  nameIn: Name;
}

const id = z.number().nullable();
const requiredId = id.pipe(z.number({ error: ruleMessage('form:rules.choose') }));

/** A record of another resource, chosen by name; its id is written. */
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
    ...recordDisplay(spec.label, resource),
    ...startOf(spec, null),
    // The two rules differ by null alone, as their types do.
    rule: () => (required ? requiredId : id) as unknown as z.ZodType<Given<number, Required>, number | null>,
    render: (control) => {
      // A record holds the id under the name of the field.
      const held = control.record as Readonly<Record<string, number | null>> | null;
      const known = knownRecord(held?.[control.name] ?? null, control.record?.[nameIn] ?? null);
      return <RecordField {...boundTo(control, required)} resource={resource} known={known} />;
    },
  };
}

interface RecordsSpec extends Omit<FieldSpec<number[]>, 'initial'> {
  resource: PickableName;
}

/** Several records of another resource, chosen by name; their ids are written, in ascending order. */
export function records({ resource, ...spec }: RecordsSpec): Field<number[], number[], readonly Picked[]> {
  return {
    ...recordsDisplay(spec.label, resource),
    ...startOf<number[]>(spec, []),
    toDraft: (stored) => idSet(stored.map(({ id: one }) => one)),
    rule: () => z.array(z.number()),
    render: (control) => {
      // A record holds what it refers to under the name of the field, with its names.
      const held = control.record as Readonly<Record<string, readonly Picked[]>> | null;
      return <RecordsField {...boundTo(control)} resource={resource} known={held?.[control.name] ?? []} />;
    },
  };
}

/**
 * An address, written whole; undefined when empty, as a stored one cannot be removed. A required one has coordinates.
 */
export function address<const Required extends boolean = false>({
  label,
  hint,
  required,
}: Pick<FieldSpec<AddressDraft>, 'label' | 'hint'> & Requirable<Required>): Field<
  AddressDraft,
  Required extends true ? LocatedAddress : Address | undefined,
  Address | null
> {
  type Value = Required extends true ? LocatedAddress : Address | undefined;
  return {
    ...addressDisplay(label),
    hint,
    initial: addressDraft(null),
    isCopied: true,
    toDraft: addressDraft,
    // Which of the two rules it is and which of the two types, the same flag says.
    rule: (stored) =>
      (required ? requiredAddress(stored) : optionalAddress(stored)) as unknown as z.ZodType<Value, AddressDraft>,
    render: (control) => (
      <AddressField form={control.form} name={control.name} label={control.label} isRequired={required} />
    ),
  };
}
