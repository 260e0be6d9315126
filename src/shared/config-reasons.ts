import type { Locale } from './locale.ts';
import english from './locales/en/configReasons.json' with { type: 'json' };
import french from './locales/fr/configReasons.json' with { type: 'json' };
import { createTexts } from './texts/create.ts';

/**
 * Why a configuration, or one of its values, cannot be used, and what to do about it where that is not obvious. Each
 * text is shown after the name of the value.
 */
export type ConfigReasonCode = keyof typeof french.codes;

/** The values that the texts of some reasons need. */
interface ReasonValues {
  notJson: { line: number; column: number };
  refused: { code: string };
  unreadable: { code: string };
  registryRefused: { number: number };
  linkedFolder: { folder: string };
  folderNotOfRoot: { folder: string };
  tooLong: { maximum: number };
  tooSmall: { minimum: number };
  tooLarge: { maximum: number };
  choice: { values: string };
}

/** Codes of the reasons that need no value. */
export type PlainReasonCode = Exclude<ConfigReasonCode, keyof ReasonValues>;

type ValuedReason = {
  [Code in keyof ReasonValues]: { code: Code; values: Readonly<ReasonValues[Code]> };
}[keyof ReasonValues];

/** A reason by its code, with the values of its text. */
export type ConfigReason = (ValuedReason | { code: PlainReasonCode; values?: never }) & {
  /** Path to the item of a list or object, by positions from 1 and keys: `2`, `1.fr`. Absent: the value itself. */
  entry?: string;
};

const texts = createTexts({ configReasons: french }, { configReasons: english });

/** A reason in one language, as it follows the name of what it is about: without a capital and without a full stop. */
export function reasonText({ code, values, entry }: ConfigReason, locale: Locale): string {
  const text = texts(locale);
  const reason = text(`configReasons:codes.${code}`, values && { ...values });
  return entry === undefined ? reason : text('configReasons:inEntry', { entry, reason });
}
