import type { ReactNode } from 'react';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { CalendarDay } from '#shared/calendar.ts';

export interface EditorProps {
  /** The value as the address holds it; empty when there is none. */
  text: string;
  onChange: (text: string) => void;
  label: string;
  hint?: string;
}

export interface LineProps extends EditorProps {
  /** What it takes; its label when absent. */
  placeholder?: string;
}

/**
 * How a filter is edited, parsed and stored. Its value is the short text of the address and nothing else, so that the
 * address is the only state of a list; `toValue` converts it to what the resource's filter takes.
 */
export interface FilterControl<Value = unknown> {
  /**
   * Converts the text to the value to request, undefined when it has none. `today` is YYYY-MM-DD, for relative days.
   */
  toValue: (text: string, today: CalendarDay) => Value | undefined;
  edit: (props: EditorProps) => ReactNode;
  /** Draws it on the line of the list, where it is always on: a search box. Others are chips, also without a value. */
  line?: (props: LineProps) => ReactNode;
  /** Describes the value, for the chip. */
  summary: (text: string) => ReactNode;
  /** Value set as soon as the filter is added: for filters with a single value, which need no editor. */
  initial?: string;
  /** Typed letter by letter: the changes make one entry of the history. */
  isTyped?: boolean;
}

export interface Option<Value extends string | number> {
  value: Value;
  label: TextKey;
}
