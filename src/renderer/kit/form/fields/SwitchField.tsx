import { Switch } from '@fluentui/react-components';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.tsx';

interface SwitchProps {
  /** Called when the user toggles it: other fields may follow. */
  onToggle?: (isOn: boolean) => void;
}

/** On or off; an unset value shows as off and stays unset until it is toggled. */
export function SwitchField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, boolean | null>, Values>({
  control,
  name,
  label,
  isDisabled,
  onToggle,
  ...frame
}: FieldProps<Draft, boolean | null, Name, Values> & SwitchProps) {
  const { t } = useTranslation('form');
  const { value, setValue, onBlur, error } = useField<boolean | null, Draft, Name, Values>({ control, name });
  return (
    <FieldFrame path={name} label={label} error={error} hasMark={false} {...frame}>
      <Switch
        name={name}
        disabled={isDisabled}
        checked={value ?? false}
        label={{ children: t(value ? 'yes' : 'no'), 'aria-hidden': true }}
        onChange={(_, { checked }) => {
          setValue(checked);
          onToggle?.(checked);
        }}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
