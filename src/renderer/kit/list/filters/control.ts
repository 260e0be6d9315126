import type { ReactNode } from 'react';
import type { TextKey } from '#renderer/locales/text-key.ts';

export interface EditorProps {
  /** The value as the address holds it; empty when there is none. */
  text: string;
  onChange: (text: string) => void;
  label: string;
  hint?: string;
}

/**
 * How a filter is edited, read and kept. Its value is the short text of the address and nothing else, so that the
 * address is the only state of a list; `toValue` turns it into what the resource's filter takes.
 */
export interface FilterControl<Value = unknown> {
  /** The value to ask for, or undefined when the text says nothing. `today` is YYYY-MM-DD, for relative days. */
  toValue: (text: string, today: string) => Value | undefined;
  edit: (props: EditorProps) => ReactNode;
  /** The value in words, for the chip. */
  summary: (text: string) => ReactNode;
  /** Set at once when the filter is added: for those with a single value, which need no editor. */
  initial?: string;
  /** Typed letter by letter: the changes make one step of the history. */
  isTyped?: boolean;
}

export interface Option<Value extends string | number> {
  value: Value;
  label: TextKey;
}
