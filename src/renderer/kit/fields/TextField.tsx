import { Input } from '@fluentui/react-components';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.tsx';

type Text = string | null;

interface TextProps {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** What the browser may propose; off by default: it is another person's record. */
  autoComplete?: string;
  placeholder?: string;
  /** The person left the field. */
  onLeave?: () => void;
}

/** A line of text, null when empty. It is trimmed on saving, never while typing. */
export function TextField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Text>, Values>({
  control,
  name,
  label,
  isDisabled,
  alsoCheck,
  type = 'text',
  autoComplete = 'off',
  placeholder,
  onLeave,
  ...frame
}: FieldProps<Draft, Text, Name, Values> & TextProps) {
  const { value, setValue, onBlur, error } = useField<Text, Draft, Name, Values>({ control, name, alsoCheck });
  return (
    <FieldFrame path={name} label={label} error={error} {...frame}>
      <Input
        type={type}
        name={name}
        value={value ?? ''}
        disabled={isDisabled}
        autoComplete={autoComplete}
        placeholder={placeholder}
        spellCheck={type === 'text' ? undefined : false}
        onChange={(_, { value: typed }) => setValue(typed === '' ? null : typed)}
        onBlur={() => {
          onBlur();
          onLeave?.();
        }}
      />
    </FieldFrame>
  );
}
