import type { Text } from '#renderer/kit/ui/translate.ts';
import type { TextKey, TextValues } from '#renderer/locales/text-key.ts';

interface ConfirmWords<Subject> {
  title: TextKey;
  /** What will happen, in words. */
  text: TextKey;
  /** The button that does it: a verb, never “OK”. */
  button: TextKey;
  values?(target: Subject): TextValues;
}

/**
 * How hard an action is to start by mistake (docs/screens/01-shell-home.md §6): a dialog, a sentence to tick, a word to
 * type.
 */
export type Confirm<Subject> = ConfirmWords<Subject> &
  (
    | { level: 'confirm' }
    | { level: 'acknowledge'; sentence: TextKey }
    | { level: 'typeToConfirm' /** What has to be typed: the name or the number. */; expected(target: Subject): string }
  );

/** The level alone, its words already chosen: what the dialog shows. */
export type ConfirmGate =
  | { level: 'confirm' }
  | { level: 'acknowledge'; sentence: string }
  | { level: 'typeToConfirm'; expected: string };

/** The gate of a confirmation for what it is about. */
export function gateOf<Subject>(confirm: Confirm<Subject>, target: Subject, translate: Text): ConfirmGate {
  switch (confirm.level) {
    case 'confirm':
      return { level: 'confirm' };
    case 'acknowledge':
      return { level: 'acknowledge', sentence: translate(confirm.sentence, confirm.values?.(target)) };
    case 'typeToConfirm':
      return { level: 'typeToConfirm', expected: confirm.expected(target) };
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
    case 'confirm':
      return true;
    case 'acknowledge':
      return isTicked;
    case 'typeToConfirm':
      return isTyped(typed, gate.expected);
  }
}
