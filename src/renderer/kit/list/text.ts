import type { FlatNamespace, ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

/** A text by its namespace and path, e.g. `users:columns.name`: what definitions hold in the place of words. */
export type TextKey = Extract<ParseKeys<FlatNamespace[]>, `${string}:${string}`>;

export type TextValues = Readonly<Record<string, string | number>>;
/** The words of a key in the language of the screen. */
export type Text = (key: TextKey, values?: TextValues) => string;

/** Words for keys that are data: a definition's labels, whose namespace the component does not know. */
export function useText(): Text {
  const { t } = useTranslation();
  // The keys are checked by TextKey; `t` alone would only take those of the default namespace.
  return t as unknown as Text;
}
