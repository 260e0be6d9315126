import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { namespacesOf } from '#renderer/locales/namespaces.ts';
import { valuesOfTexts } from '#renderer/locales/values.ts';
import type { Locale } from '#shared/preferences.ts';
import { textOptions } from '#shared/texts/options.ts';

const folder = 'src/renderer/locales';

export type Texts = (key: string, values?: Record<string, unknown>) => string;

/**
 * The texts of a language as the screens show them: `text('session:form.submit')`.
 *
 * @param checkout folder of the sources; the current one if absent
 */
export async function textsOf(locale: Locale, checkout = '.'): Promise<Texts> {
  const within = join(checkout, folder, locale);
  const names = readdirSync(within).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));
  const files = Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(join(within, `${name}.json`), 'utf8'))]),
  );
  const texts = namespacesOf(files);
  const instance = i18next.createInstance();
  instance.use(valuesOfTexts(instance));
  await instance.init({
    lng: locale,
    resources: { [locale]: texts },
    ns: Object.keys(texts),
    ...textOptions,
  });
  return (key, values) => {
    if (!instance.exists(key, values)) throw new Error(`No such text: ${key}`);
    // The typed keys are the product's; a test names its texts by plain keys that are checked above.
    return String(instance.t(key as never, values as never));
  };
}
