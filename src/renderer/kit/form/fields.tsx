import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { AddressDraft } from './fields/address.ts';
import { showDay } from './fields/day.ts';
import type { NumberDraft } from './fields/number.ts';
import type { ClockDraft } from './fields/wall-clock.ts';
import { RecordNames } from './pickers/RecordNames.tsx';
import type { PickableName } from './pickers/sources.ts';

/** How a field is shown outside its control: in the conflict dialog or beside a draft. */
export interface FieldDisplay<Value> {
  label: TextKey;
  /** Renders the value for people: names and labels, never codes. */
  Value: (props: { value: Value }) => ReactNode;
}

/** How one field of a form is shown, and what the form has to know of it, whatever it holds. */
export interface AnyFieldDisplay {
  label: TextKey;
  Value: (props: { value: never }) => ReactNode;
  /** Paths of fields, or of parts, on which its rules depend: it is validated again when one of them changes. */
  dependsOn?: readonly string[] | undefined;
  /** Whether a value of a kept draft can be put into it; without it, one of the shape that it holds now can. */
  holds?: ((value: unknown) => boolean) | undefined;
}

/** Every field of a form by its path, in the order of the screen. */
export type FormFields = Readonly<Record<string, AnyFieldDisplay>>;

/** Returns a function that gives the label of a field by its path. */
export function useFieldLabel(fields: FormFields): (path: string) => string {
  const translate = useTranslate();
  return (path) => {
    const field = fields[path];
    return field === undefined ? path : translate(field.label);
  };
}

/** Renders the value of one field, given by its path. */
export function FieldValue({ fields, name, value }: { fields: FormFields; name: string; value: unknown }) {
  // The component of a field takes the values of that field, which the draft holds at its path.
  const Value = fields[name]?.Value as FieldDisplay<unknown>['Value'] | undefined;
  return Value === undefined ? null : <Value value={value} />;
}

/** Shown for an empty value. */
export function Unset() {
  const { t } = useTranslation('form');
  return t('unset');
}

const orUnset = (text: string | null) => (text === null || text.trim() === '' ? <Unset /> : text);

/** A text, unchanged. */
export const textDisplay = (label: TextKey): FieldDisplay<string | null> => ({
  label,
  Value: ({ value }) => orUnset(value),
});

export const phoneDisplay = (label: TextKey): FieldDisplay<string | null> => ({
  label,
  Value: ({ value }) => orUnset(value && formatPhone(value)),
});

/** A day (YYYY-MM-DD), or the raw input when it is none. */
export const dayDisplay = (label: TextKey): FieldDisplay<string | null> => ({
  label,
  Value: ({ value }) => orUnset(value && showDay(value)),
});

/** A wall-clock date, or the raw input when it is none. */
export const clockDisplay = (label: TextKey): FieldDisplay<ClockDraft> => ({
  label,
  Value: ({ value: { day, time } }) => orUnset([day && showDay(day), time].filter(Boolean).join(' ')),
});

/** A number, or the raw input when it is none. */
export const numberDisplay = (label: TextKey): FieldDisplay<NumberDraft> => ({
  label,
  Value: ({ value }) => (value === null || value === '' ? <Unset /> : String(value)),
});

/** Another record, shown by its name. */
export const recordDisplay = (label: TextKey, resource: PickableName): FieldDisplay<number | null> => ({
  label,
  Value: ({ value }) => (value === null ? <Unset /> : <RecordNames resource={resource} ids={[value]} />),
});

/** Other records, shown by their names. */
export const recordsDisplay = (label: TextKey, resource: PickableName): FieldDisplay<number[]> => ({
  label,
  Value: ({ value }) => (value.length === 0 ? <Unset /> : <RecordNames resource={resource} ids={value} />),
});

/** A value of a closed list, shown by its label; an unknown value is shown as it is. */
export const choiceDisplay = <const Known extends number>(
  label: TextKey,
  known: readonly Known[],
  nameOf: (value: Known) => TextKey,
): FieldDisplay<number | null> => ({
  label,
  Value: function ChoiceValue({ value }) {
    const translate = useTranslate();
    if (value === null) return <Unset />;
    const found = known.find((one) => one === value);
    return found === undefined ? String(value) : translate(nameOf(found));
  },
});

export const yesNoDisplay = <Value extends boolean | null>(label: TextKey): FieldDisplay<Value> => ({
  label,
  Value: function YesNoValue({ value }) {
    const { t } = useTranslation('form');
    return t(value === null ? 'unset' : value ? 'yes' : 'no');
  },
});

/** An address in postal format, with its coordinates. */
export const addressDisplay = (label: TextKey): FieldDisplay<AddressDraft> => ({
  label,
  Value: ({ value: { houseNumber, street, postalCode, locality, country, latitude, longitude } }) => {
    const joined = (parts: readonly (string | number | null)[], by: string) =>
      parts.filter((part) => part !== null && part !== '').join(by);
    const lines = [joined([houseNumber, street], ' '), joined([postalCode, locality], ' '), country];
    const place = joined([latitude, longitude], ' ; ');
    return orUnset(joined([joined(lines, ', '), place && `(${place})`], ' '));
  },
});
