import { Input, Textarea } from '@fluentui/react-components';
import { type ReactElement, Suspense } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { useAutoComplete } from './autocomplete.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.tsx';

/** Loaded with the first text that needs it. */
const SpellingLine = lazily(async () => (await import('#renderer/kit/spelling/SpellingLine.tsx')).SpellingLine);

type Text = string | null;

interface TextProps {
  type?: 'text' | 'email' | 'tel' | 'url';
  /** What the browser may suggest; what the form says when absent. */
  autoComplete?: string;
  placeholder?: string;
  /** Visible lines; a single-line input when absent. */
  lines?: number;
  /** Stands at the end of a single line, such as how long it is. */
  after?: ReactElement;
  /** Whether it is prose, whose spelling is checked. */
  isSpelled?: boolean;
  /** Called when the field loses the focus. */
  onLeave?: () => void;
}

/** A text, null when empty. It is trimmed on saving, never while typing. */
export function TextField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Text>, Values>({
  control,
  name,
  label,
  isDisabled,
  alsoCheck,
  type = 'text',
  autoComplete,
  placeholder,
  lines,
  after,
  isSpelled = false,
  onLeave,
  ...frame
}: FieldProps<Draft, Text, Name, Values> & TextProps) {
  const ofPerson = useAutoComplete(name);
  const { value, setValue, onBlur, error } = useField<Text, Draft, Name, Values>({ control, name, alsoCheck });
  const props = {
    name,
    value: value ?? '',
    disabled: isDisabled,
    autoComplete: autoComplete ?? ofPerson,
    placeholder,
    onChange: (_: unknown, { value: typed }: { value: string }) => setValue(typed === '' ? null : typed),
    onBlur: () => {
      onBlur();
      onLeave?.();
    },
  };
  const frameOf = (
    <FieldFrame path={name} label={label} error={error} size={type === 'tel' ? 'short' : 'half'} {...frame}>
      {lines === undefined ? (
        <Input type={type} spellCheck={type === 'text' ? undefined : false} contentAfter={after} {...props} />
      ) : (
        <Textarea rows={lines} resize="vertical" {...props} />
      )}
    </FieldFrame>
  );
  if (!isSpelled || isDisabled === true) return frameOf;
  return (
    <>
      {frameOf}
      <Suspense>
        <SpellingLine text={value ?? ''} onChange={setValue} />
      </Suspense>
    </>
  );
}
