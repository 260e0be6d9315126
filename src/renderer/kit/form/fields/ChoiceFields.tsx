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
    <FieldFrame path={name} label={label} error={error} size="short" {...frame}>
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

type Named = number | string | null;

/** One of a few choices, all visible. */
export interface RadioOption {
  value: number | string;
  label: string;
  /** What the choice comes to, such as its dates, under its label. */
  note?: string | null;
  isDisabled?: boolean;
}

interface RadioProps {
  options: readonly RadioOption[];
  /** Side by side instead of one below the other. */
  isInline?: boolean;
  /** A choice is told to be wrong as soon as it is made. */
  speaksAtOnce?: boolean;
}

/** Chooses one of a few numbers or names, all visible. */
export function RadioField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Named>, Values>({
  control,
  name,
  label,
  isDisabled,
  alsoCheck,
  options,
  isInline = false,
  speaksAtOnce = false,
  ...frame
}: FieldProps<Draft, Named, Name, Values> & RadioProps) {
  const { value, setValue, onBlur, error } = useField<Named, Draft, Name, Values>({ control, name, alsoCheck });
  return (
    <FieldFrame path={name} label={label} error={error} {...frame}>
      <RadioGroup
        name={name}
        layout={isInline ? 'horizontal' : 'vertical'}
        className={isInline ? styles.radios : undefined}
        disabled={isDisabled}
        value={value === null ? '' : String(value)}
        onChange={(_, { value: chosen }) => {
          const option = options.find((one) => String(one.value) === chosen);
          if (option === undefined) return;
          setValue(option.value);
          if (speaksAtOnce) onBlur();
        }}
        onBlur={onBlur}
      >
        {options.map((option) => (
          <Radio
            key={option.value}
            value={String(option.value)}
            disabled={isDisabled === true || option.isDisabled === true}
            label={
              option.note ? (
                <>
                  {option.label}
                  <br />
                  <small className={styles.hint}>{option.note}</small>
                </>
              ) : (
                option.label
              )
            }
          />
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
    <FieldFrame path={name} label={label} error={error} hasMark={false} {...frame}>
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
