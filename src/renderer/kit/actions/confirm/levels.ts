import type { Text } from '#renderer/kit/ui/translate.ts';
import type { TextKey, TextValues } from '#renderer/locales/text-key.ts';
import { startOf } from '#shared/cut.ts';
import { writtenName } from '#shared/spelling.ts';

interface ConfirmTexts<Subject> {
  title: TextKey;
  /** Describes what will happen. */
  text: TextKey;
  /** Label of the confirming button: a verb, never “OK”. */
  button: TextKey;
  values?(target: Subject): TextValues;
}

/**
 * The confirmation of an action, by level (docs/screens/01-shell-home.md §6): a dialog, a checkbox to tick, a word to
 * type.
 */
export type Confirm<Subject> = ConfirmTexts<Subject> &
  (
    | { level: 'confirm' }
    | { level: 'acknowledge'; sentence: TextKey }
    | {
        level: 'typeToConfirm' /** Returns the text to type: the name or the number. */;
        expected(target: Subject): string;
      }
  );

/** What the dialog needs of a confirmation, with its texts translated. */
export type ConfirmGate =
  | { level: 'confirm' }
  | { level: 'acknowledge'; sentence: string }
  | { level: 'typeToConfirm'; expected: string };

/** Maximum characters of a name that have to be typed; of a longer name, its start. */
const longestTyped = 100;

/** Builds the gate of a confirmation for a target. */
export function gateOf<Subject>(confirm: Confirm<Subject>, target: Subject, translate: Text): ConfirmGate {
  switch (confirm.level) {
    case 'confirm':
      return { level: 'confirm' };
    case 'acknowledge':
      return { level: 'acknowledge', sentence: translate(confirm.sentence, confirm.values?.(target)) };
    case 'typeToConfirm':
      return { level: 'typeToConfirm', expected: startOf(confirm.expected(target), longestTyped).trim() };
  }
}

const fold = (text: string) => writtenName(text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/\p{Cf}/gu, '')).toLowerCase();

/**
 * Whether the typed text is the expected one: differences in spaces, case, apostrophes and invisible characters are
 * ignored.
 */
export const isTyped = (typed: string, expected: string): boolean =>
  fold(typed) === fold(expected) && fold(expected) !== '';

export interface GateState {
  isTicked: boolean;
  typed: string;
}

/** Whether the conditions of a gate are met. */
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
