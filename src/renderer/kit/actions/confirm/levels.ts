import type { Text, TextKey, TextValues } from '#renderer/kit/ui/text.ts';

interface ConfirmWords<Subject> {
  title: TextKey;
  /** What will happen, in words. */
  text: TextKey;
  /** The button that does it: a verb, never “OK”. */
  button: TextKey;
  values?(subject: Subject): TextValues;
}

/**
 * How hard an action is to start by mistake (docs/screens/01-shell-home.md §6): a dialog, a sentence to tick, a word to
 * type.
 */
export type Confirm<Subject> = ConfirmWords<Subject> &
  (
    | { level: 'C1' }
    | { level: 'C2'; sentence: TextKey }
    | { level: 'C3' /** What has to be typed: the name or the number. */; expected(subject: Subject): string }
  );

/** The level alone, its words already chosen: what the dialog shows. */
export type ConfirmGate = { level: 'C1' } | { level: 'C2'; sentence: string } | { level: 'C3'; expected: string };

/** The gate of a confirmation for what it is about. */
export function gateOf<Subject>(confirm: Confirm<Subject>, subject: Subject, words: Text): ConfirmGate {
  switch (confirm.level) {
    case 'C1':
      return { level: 'C1' };
    case 'C2':
      return { level: 'C2', sentence: words(confirm.sentence, confirm.values?.(subject)) };
    case 'C3':
      return { level: 'C3', expected: confirm.expected(subject) };
  }
}

const fold = (text: string) => text.normalize('NFC').replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/** Whether what was typed is the word asked for: spaces, case and the shape of an apostrophe do not count. */
export const isTyped = (typed: string, expected: string): boolean =>
  fold(typed) === fold(expected) && fold(expected) !== '';

export interface GateState {
  isTicked: boolean;
  typed: string;
}

/** Whether a gate is open. */
export function isOpen(gate: ConfirmGate, { isTicked, typed }: GateState): boolean {
  switch (gate.level) {
    case 'C1':
      return true;
    case 'C2':
      return isTicked;
    case 'C3':
      return isTyped(typed, gate.expected);
  }
}
