import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import type { Locale } from '#shared/preferences.ts';

const folder = 'src/renderer/locales';
const namespaces = readdirSync(join(folder, 'fr')).map((file) => file.replace(/\.json$/u, ''));

export type Texts = (key: string, values?: Record<string, unknown>) => string;

/** The texts of a language as the screens show them: `text('session:form.submit')`. */
export async function textsOf(locale: Locale): Promise<Texts> {
  const texts = Object.fromEntries(
    namespaces.map((name) => [name, JSON.parse(readFileSync(join(folder, locale, `${name}.json`), 'utf8'))]),
  );
  const instance = i18next.createInstance();
  await instance.init({
    lng: locale,
    resources: { [locale]: texts },
    ns: namespaces,
    interpolation: { escapeValue: false },
  });
  return (key, values) => {
    if (!instance.exists(key, values)) throw new Error(`No such text: ${key}`);
    // The typed keys are the product's; a test names its texts by plain keys that are checked above.
    return String(instance.t(key as never, values as never));
  };
}
