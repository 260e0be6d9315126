import { createInstance } from 'i18next';
import type { Locale } from '../locale.ts';
import type { TextKeyOf, TextValues } from './keys.ts';
import { addMany, numbersOfTexts, textOptions } from './options.ts';

/** Returns the text of a key, with its placeholders filled. */
export type TextOf<Namespaces> = (key: TextKeyOf<Namespaces>, values?: TextValues) => string;

/**
 * Makes the lookup of a catalogue outside the window: for the main process and for tools. i18next is started with the
 * first text that is asked for.
 *
 * @param french the texts by namespace; they say which keys there are
 * @param english the same in English
 * @returns the texts of one language: `texts('fr')('menu:quit', { name })`
 */
export function createTexts<Namespaces extends Readonly<Record<string, object>>>(
  french: Namespaces,
  english: NoInfer<Namespaces>,
): (locale: Locale) => TextOf<Namespaces> {
  let lookups: Readonly<Record<Locale, TextOf<Namespaces>>> | undefined;
  return (locale) => {
    lookups ??= startTexts({ fr: french, en: english });
    return lookups[locale];
  };
}

function startTexts<Namespaces extends Readonly<Record<string, object>>>(
  catalogue: Readonly<Record<Locale, Namespaces>>,
): Readonly<Record<Locale, TextOf<Namespaces>>> {
  for (const texts of Object.values(catalogue)) addMany(texts);
  const instance = createInstance().use(numbersOfTexts);
  // Everything is at hand: it is ready when this returns.
  void instance.init({ ...textOptions, initAsync: false, ns: Object.keys(catalogue.fr), resources: catalogue });
  const textsIn = (locale: Locale): TextOf<Namespaces> => {
    const translate = instance.getFixedT(locale);
    // i18next knows the keys of the window alone; those of this catalogue are checked by TextOf.
    return (key, values) => String(translate(key as never, values as never));
  };
  return { fr: textsIn('fr'), en: textsIn('en') };
}
