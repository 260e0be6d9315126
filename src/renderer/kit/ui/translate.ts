import { useTranslation } from 'react-i18next';
import type { TextKey, TextValues } from '#renderer/locales/text-key.ts';

/** The words of a key in the language of the screen. */
export type Text = (key: TextKey, values?: TextValues) => string;

const gap = '\u0000';

/**
 * The words of a key around a label, read once for all the lines of a list: reading them for each of them takes longer
 * than drawing it.
 */
export function labelled(translate: Text, key: TextKey): (label: string) => string {
  const [before = '', after = ''] = translate(key, { label: gap }).split(gap);
  return (label) => `${before}${label}${after}`;
}

/** Words for keys that are data: a definition's labels, whose namespace the component does not know. */
export function useTranslate(): Text {
  const { t } = useTranslation();
  // The keys are checked by TextKey; `t` alone would only take those of the default namespace.
  return t as unknown as Text;
}
