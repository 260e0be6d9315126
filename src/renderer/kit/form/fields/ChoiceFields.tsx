import { Radio, RadioGroup, Select } from '@fluentui/react-components';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './fields.module.css';
import { type FieldProps, useField } from './useField.tsx';

type Choice = number | null;

export interface ChoiceOption {
  value: number;
  label: string;
}

/** Chooses one of a list of numbers in a native select; `emptyLabel` is the entry for none. */
export function SelectField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Choice>, Values>({
  control,
  name,
  label,
  isDisabled,
  options,
  emptyLabel,
  ...frame
}: FieldProps<Draft, Choice, Name, Values> & { options: readonly ChoiceOption[]; emptyLabel?: string }) {
  const { t } = useTranslation('form');
  const { value, setValue, onBlur, error } = useField<Choice, Draft, Name, Values>({ control, name });
  return (
    <FieldFrame path={name} label={label} error={error} {...frame}>
      <Select
        name={name}
        disabled={isDisabled}
        value={value === null ? '' : String(value)}
        onChange={(_, { value: chosen }) => setValue(chosen === '' ? null : Number(chosen))}
        onBlur={onBlur}
      >
        <option value="">{emptyLabel ?? t('choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

/** Chooses one of a few numbers, all visible. */
export function RadioField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Choice>, Values>({
  control,
  name,
  label,
  isDisabled,
  options,
  ...frame
}: FieldProps<Draft, Choice, Name, Values> & { options: readonly ChoiceOption[] }) {
  const { value, setValue, onBlur, error } = useField<Choice, Draft, Name, Values>({ control, name });
  return (
    <FieldFrame path={name} label={label} error={error} {...frame}>
      <RadioGroup
        name={name}
        disabled={isDisabled}
        value={value === null ? '' : String(value)}
        onChange={(_, { value: chosen }) => setValue(Number(chosen))}
        onBlur={onBlur}
      >
        {options.map((option) => (
          <Radio key={option.value} value={String(option.value)} label={option.label} />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}

type Ternary = boolean | null;
const choiceOf = (value: Ternary) => (value === null ? 'unset' : value ? 'yes' : 'no');
const ternaryOf: Readonly<Record<string, Ternary>> = { yes: true, no: false, unset: null };

/** Chooses yes, no, or not given. */
export function TernaryField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Ternary>, Values>({
  control,
  name,
  label,
  isDisabled,
  ...frame
}: FieldProps<Draft, Ternary, Name, Values>) {
  const { t } = useTranslation('form');
  const { value, setValue, onBlur, error } = useField<Ternary, Draft, Name, Values>({ control, name });
  return (
    <FieldFrame path={name} label={label} error={error} {...frame}>
      <RadioGroup
        name={name}
        layout="horizontal"
        className={styles.radios}
        disabled={isDisabled}
        value={choiceOf(value)}
        onChange={(_, { value: chosen }) => setValue(ternaryOf[chosen] ?? null)}
        onBlur={onBlur}
      >
        <Radio value="yes" label={t('yes')} />
        <Radio value="no" label={t('no')} />
        <Radio value="unset" label={t('unset')} />
      </RadioGroup>
    </FieldFrame>
  );
}
