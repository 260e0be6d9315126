import { Input, useEventCallback } from '@fluentui/react-components';
import { memo, type ReactNode, useState } from 'react';
import { FieldFrame } from '#renderer/kit/form/fields/FieldFrame.tsx';

interface TextLineProps {
  /** Path of the value in the form, by which the focus finds the field. */
  path: string;
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  onLeave?: () => void;
  type?: 'text' | 'email' | 'tel';
  hint?: ReactNode;
  error?: string | undefined;
  /** Stands after the error, such as the way out of it. */
  afterError?: ReactNode;
  isRequired?: boolean;
  /** Reads what was typed; what it cannot read stays as typed. */
  parse?: (typed: string) => string | null;
  /** Writes the value for the control. */
  show?: (value: string) => string;
}

/** One text of a form, null when empty. Drawn again only where it changes, whatever is typed beside it. */
export function TextLine({ onChange, onLeave, ...shown }: TextLineProps) {
  const change = useEventCallback(onChange);
  const leave = useEventCallback(() => onLeave?.());
  return <DrawnLine {...shown} onChange={change} onLeave={leave} />;
}

const DrawnLine = memo(function DrawnLine(props: TextLineProps) {
  const { path, label, value, onChange, onLeave, type = 'text', hint, error, afterError, isRequired } = props;
  const { parse = (typed: string) => typed, show = (text: string) => text } = props;
  /** What is being typed, where it is not what the form holds. */
  const [typing, setTyping] = useState<string | null>(null);
  return (
    <FieldFrame
      path={path}
      label={label}
      hint={hint}
      afterError={afterError}
      {...(error !== undefined && { error })}
      {...(isRequired !== undefined && { isRequired })}
    >
      <Input
        name={path}
        type={type}
        autoComplete="off"
        spellCheck={false}
        value={typing ?? show(value ?? '')}
        onChange={(_, { value: typed }) => {
          setTyping(typed);
          onChange(typed === '' ? null : (parse(typed) ?? typed));
        }}
        onBlur={() => {
          setTyping(null);
          onLeave?.();
        }}
      />
    </FieldFrame>
  );
});
