import type { Locale } from '#shared/preferences.ts';
import { phrases, valuesIn } from './phrases.ts';
import { plain } from './plain.ts';
import { registryKey, registryTypes } from './registry.ts';
import { fallbackIn, type Setting, written } from './settings.ts';
import type { Bilingual } from './texts/types.ts';

/** The whole explanation of a setting as a policy of Windows, without markup. */
export function explanation(setting: Setting, language: Locale): string {
  const { key, path, kind, meaning, example } = setting;
  const line = (label: Bilingual, text: string) => `${label[language]}${plain(text)}`;
  const value = kind === 'list' ? '' : `, ${path.at(-1)}`;
  return [
    plain(meaning[language]),
    '',
    line(phrases.values, valuesIn(setting, language)),
    line(phrases.fallback, fallbackIn(setting, language)),
    line(phrases.example, written(example)),
    line(phrases.key, key),
    line(phrases.registry, `HKLM\\${registryKey(setting)}${value} (${registryTypes[kind]})`),
    '',
    (kind === 'boolean' ? phrases.disabledSwitch : phrases.disabledOther)[language],
    phrases.unset[language],
  ].join('\n');
}
