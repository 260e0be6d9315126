import { useTranslation } from 'react-i18next';
import type { TextKey, TextValues } from '#renderer/locales/text-key.ts';
import { isolated } from '#shared/bidi.ts';
import { cutName } from '#shared/cut.ts';

/** Translates a key into the language of the screen. */
export type Text = (key: TextKey, values?: TextValues) => string;

/** Translates a text that is stored or sent rather than drawn: its values stay as they are. */
export function storedText(translate: Text, key: TextKey, values: TextValues): string {
  // An option of i18next that the type of values does not include.
  const options = { ...values, interpolation: { escapeValue: false } };
  return translate(key, options as unknown as TextValues);
}

const gap = '\u0000';

/**
 * Returns a function that puts a label into a text, translated once for all the lines of a list: translating for each
 * of them takes longer than rendering it.
 */
export function labelled(translate: Text, key: TextKey): (label: string) => string {
  const [before = '', after = ''] = translate(key, { label: gap }).split(gap);
  return (label) => `${before}${isolated(cutName(label))}${after}`;
}

/**
 * Returns a function that translates keys that are data: labels of definitions, whose namespace the component does not
 * know.
 */
export function useTranslate(): Text {
  const { t } = useTranslation();
  // The keys are checked by TextKey; `t` alone would only take those of the default namespace.
  return t as unknown as Text;
}
