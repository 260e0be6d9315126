import { Field, Input } from '@fluentui/react-components';
import type { ReactNode } from 'react';

interface RowTextProps {
  /** Path of the value in the form. */
  path: string;
  /** Names the field and its row, for a screen reader. */
  name: string;
  /** Shown above it; a column of its own needs none. */
  label?: string;
  hint?: ReactNode;
  value: string;
  placeholder?: string;
  error: string | undefined;
  isRequired?: boolean;
  isReadOnly: boolean;
  onType: (text: string) => void;
}

/** A text of a row. Enter, several lines and an emptied row are handled by the row itself. */
export function RowText(props: RowTextProps) {
  const { path, name, label, hint, value, placeholder, error, isRequired, isReadOnly, onType } = props;
  return (
    <Field
      data-field={path}
      data-label={name}
      label={label}
      hint={hint === undefined ? undefined : { children: hint }}
      required={isRequired && label !== undefined}
      validationState={error === undefined ? 'none' : 'error'}
      validationMessage={error === undefined ? undefined : { role: undefined, children: error }}
    >
      <Input
        aria-label={name}
        title={label === undefined ? name : undefined}
        aria-required={isRequired || undefined}
        data-text
        readOnly={isReadOnly}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(_, { value: typed }) => onType(typed)}
      />
    </Field>
  );
}
